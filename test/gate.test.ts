import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES } from '../src/app/routes.ts';
import type { PageAccess } from '../src/features/subscription/rules/gate.ts';
import type { AccessMode } from '../src/shared/endpoint.ts';
import { callerAs } from './endpoints/callers.ts';
import type { Role } from './endpoints/policy.ts';
import { inviteBy } from './households.ts';
import { publish } from './videos.ts';
import { createWorld, type World } from './world.ts';

/** Where each caller ends up: `in`, or the page they are redirected to. */
type Seen = Record<'visitor' | 'member' | 'subscriber' | 'admin', string>;

/** Roles that pages treat like another one. An API token opens only endpoints. */
const TREATED_AS = {
  newcomer: 'member',
  suspended: 'subscriber',
  impersonator: 'subscriber',
  moderator: 'admin',
  'recipes:write': 'visitor',
} as const satisfies Partial<Record<Role, keyof Seen>>;

const EVERYONE: Seen = { visitor: 'in', member: 'in', subscriber: 'in', admin: 'in' };
const SIGNED_IN: Seen = { ...EVERYONE, visitor: '/login' };
const SUBSCRIBED: Seen = { ...SIGNED_IN, member: '/subscription' };
const ADMIN_TOOL: Seen = { ...SUBSCRIBED, subscriber: '/' };
const OPEN_ADMIN_TOOL: Seen = { ...ADMIN_TOOL, member: '/' };

const BROWSE: Record<PageAccess, Seen> = {
  public: EVERYONE,
  browse: EVERYONE,
  profile: EVERYONE,
  member: SIGNED_IN,
  saver: SIGNED_IN,
  device: SUBSCRIBED,
  subscriber: SUBSCRIBED,
  admin: { ...ADMIN_TOOL, visitor: '/admin-login' },
  'admin-tool': ADMIN_TOOL,
};
const EXPECTED: Record<AccessMode, Record<PageAccess, Seen>> = {
  browse: BROWSE,
  strict: { ...BROWSE, browse: SUBSCRIBED, profile: SIGNED_IN, saver: SUBSCRIBED },
  open: {
    ...BROWSE,
    device: EVERYONE,
    subscriber: SIGNED_IN,
    admin: { ...OPEN_ADMIN_TOOL, visitor: '/admin-login' },
    'admin-tool': OPEN_ADMIN_TOOL,
  },
};

/** Pages for signing in redirect people who are already signed in. */
const TO_SIGN_IN: readonly string[] = ['/login', '/auth'];
const ONWARD: Record<string, string> = {
  visitor: 'in',
  newcomer: '/profile-setup',
  'recipes:write': 'in',
  admin: '/admin/dashboard',
  moderator: '/admin/dashboard',
};

/** The status for admitted callers, if it is not 200. */
const ANSWERS: Record<string, number> = { 'not-found': 404, browse: 301 };

describe.each(['browse', 'strict', 'open'] as const)('in %s mode', (mode) => {
  let world: World;
  let callers: Record<string, Pick<World['visitor'], 'fetch'>>;
  /** Real ids for the addresses that need one. */
  let parameters: Record<string, string>;

  beforeAll(async () => {
    world = await createWorld({ ACCESS: mode });
    const [member, subscriber, admin] = await Promise.all([
      world.person(),
      world.person({ subscribed: true }),
      world.person({ admin: true }),
    ]);
    for (const [at, person] of [member, subscriber, admin].entries())
      await person.api.accounts.completeProfile({ username: `cook_${at}`, bio: '' });
    callers = { visitor: world.visitor, member, subscriber, admin };
    if (mode === 'browse')
      for (const role of Object.keys(TREATED_AS) as Role[])
        callers[role] = await callerAs(world, role, { owning: false });
    const { link } = await subscriber.api.mealPlan.createShare();
    parameters = {
      dietId: 'keto',
      categoryId: 'vegan',
      recipeId: (await world.recipe()).id,
      reelId: await publish(subscriber),
      idOrUsername: 'cook_1',
      secret: link.secret,
      token: await inviteBy(subscriber),
    };
  });
  afterAll(() => world?.close());

  test.each(PAGES)('$path is for $access', async ({ path, access, page }) => {
    const address = path.replace(/:(\w+)/, (_, name) => parameters[name] ?? '').replace('*', '/no-such-page');
    // One after another: a busy machine refuses some of nine simultaneous pages.
    const seen: Record<string, string | number> = {};
    for (const [name, caller] of Object.entries(callers)) {
      const answer = await caller.fetch(address, { headers: { accept: 'text/html' } });
      await answer.text();
      if (answer.status === 302) {
        const to = new URL(answer.headers.get('location') ?? '', world.origin);
        const isOnward = to.pathname === '/' || TO_SIGN_IN.includes(path);
        if (!isOnward) expect(to.searchParams.get('from'), name).toBe(address);
        seen[name] = to.pathname;
      } else seen[name] = answer.status === (ANSWERS[page] ?? 200) ? 'in' : answer.status;
    }
    const expected: Record<string, string> = EXPECTED[mode][access];
    const treatedAs = (name: string) => (TREATED_AS as Record<string, string>)[name] ?? name;
    expect(seen).toEqual(
      Object.fromEntries(
        Object.keys(callers).map((name) => [
          name,
          TO_SIGN_IN.includes(path) ? (ONWARD[name] ?? '/') : expected[treatedAs(name)],
        ]),
      ),
    );
  });
});
