import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Belongings, belongingsOf, pictureAsText, privateTextOf, somebodyPaying } from './belongings.ts';
import { type Caller, callerAs, makeAll } from './callers.ts';
import { sampleOf } from './endpoint-samples.ts';
import { callRpc, ENDPOINTS, type Endpoint, putInto, send } from './endpoints.ts';
import { OTHER_ROUTES, policy, ROLES, type Role, statusOf } from './policy.ts';
import { rowsOf } from './rows-of.ts';
import { FIELDS } from './sweep-fields.ts';
import { publish } from './videos.ts';
import { createWorld, type Person, type World } from './world.ts';

let world: World;
let strict: World;
let callers: Record<Role, Caller>;
let theirs: Belongings;
let rowsBefore: unknown;
let withheld: { reel: string; picture: string };

beforeAll(async () => {
  world = await createWorld();
  strict = await createWorld({ ACCESS: 'strict' });
  const made = await Promise.all(ROLES.map(async (role) => [role, await callerAs(world, role)] as const));
  callers = Object.fromEntries(made) as Record<Role, Caller>;
  theirs = await somebodyPaying(world);
  await makeAll(theirs);
  withheld = await withholdSomething(theirs.person);
  rowsBefore = await rowsOf(world, theirs.person);
});
afterAll(async () => {
  await world?.close();
  await strict?.close();
});

/** A video and a picture that moderators have removed. */
async function withholdSomething(author: Person): Promise<{ reel: string; picture: string }> {
  const reel = await publish(author);
  const { permanentUrl: image } = await author.api.media.storeFrom({
    imageUrl: await pictureAsText('#123456'),
  });
  const recipe = await world.recipe({ author, image });
  const moderator = await world.person({ admin: true });
  for (const [contentType, contentId] of [
    ['reel', reel],
    ['recipe', recipe.id],
  ] as const)
    await moderator.api.moderation.decide({ decision: 'remove', contentType, contentId, reason: 'spam' });
  return { reel, picture: image.split('/').at(-1) ?? '' };
}

/** Ends the session, or part of it, of whoever calls it; the others are still needed. */
const ENDING = new Set([
  'accounts.signOut',
  'adminSession.logIn',
  'adminSession.logOut',
  'adminSession.stopActing',
  'adminSession.changePassword',
]);

/** What whoever calls from outside proves by what they send: with a wrong password nobody is signed in. */
const PROVES_WHO_CALLS = /(signIn|logIn)$/;

/** The code of a problem, or of an error of the typed client. */
async function codeOf(response: Response): Promise<string | undefined> {
  const said = (await response.json()) as { code?: string; json?: { code?: string } };
  return (said.json ?? said).code;
}

async function expectRefusal(response: Response, code: string, who: string): Promise<void> {
  expect(response.headers.get('content-type'), who).toContain('json');
  expect([response.status, await codeOf(response)], who).toEqual([
    { not_signed_in: 401, subscription_required: 402 }[code] ?? 403,
    code,
  ]);
}

async function expectAdmission(role: Role, endpoint: Endpoint): Promise<void> {
  const caller = ENDING.has(endpoint.name) ? await callerAs(world, role, { owning: false }) : callers[role];
  // What a public endpoint names need not be the caller's.
  const owner = endpoint.access === 'public' ? callers.visitor.own : caller.own;
  const response = await send(caller, endpoint, await sampleOf(endpoint, owner));
  if (PROVES_WHO_CALLS.test(endpoint.name)) return;
  const text = await response.text();
  expect(response.status, `${role}: ${text}`).toBeLessThan(500);
  expect(response.status, `${role}: ${text}`).not.toBeOneOf([401, 402]);
  expect(text, role).not.toContain('not_elevated');
}

describe.each(ENDPOINTS)('$name ($method $path)', (endpoint) => {
  test('answers every role as the published policy says', async () => {
    for (const role of ROLES) {
      const answer = policy(role, endpoint);
      if (answer === 'yes') await expectAdmission(role, endpoint);
      else {
        const sample = await sampleOf(endpoint, theirs);
        await expectRefusal(await send(callers[role], endpoint, sample), answer, `${role}, REST`);
        await expectRefusal(await callRpc(callers[role], endpoint, sample), answer, `${role}, RPC`);
      }
    }
  });
});

/** Videos are encoded and pictures drawn for each call, so one role sends somebody else’s id. */
const COSTLY = new Set(['reels.create', 'chef.drawPicture']);

const namingOthers = ENDPOINTS.flatMap((endpoint) =>
  endpoint.idFields.flatMap((field) => {
    const plan = FIELDS[`${endpoint.name} ${field}`];
    return plan && 'theirs' in plan ? [{ endpoint, name: endpoint.name, field, plan }] : [];
  }),
);

describe.each(namingOthers)('$name with somebody else’s $field', ({ endpoint, field, plan }) => {
  test('shows and changes nothing of theirs, whoever sends it', async () => {
    const before = await rowsOf(world, theirs.person);
    const id = await theirs[plan.theirs]();
    for (const role of ROLES) {
      if (policy(role, endpoint) !== 'yes' || (plan.admins && isAdmin(role))) continue;
      // Whoever may change may also read.
      if (role.endsWith(':read') || (COSTLY.has(endpoint.name) && role !== 'member')) continue;
      const { fetch, own } = callers[role];
      const sample = await sampleOf(endpoint, endpoint.access === 'public' ? callers.visitor.own : own);
      putInto(endpoint, sample, field, id);
      const response = await send({ fetch }, endpoint, sample);
      const text = await response.text();
      expect(response.status, `${role}: ${text}`).toBeLessThan(500);
      if (!plan.allowed && !plan.shown)
        expect(response.status, `${role}: ${text}`).toBeGreaterThanOrEqual(400);
      if (!plan.shown) expect(text, role).not.toContain(privateTextOf(theirs.person));
    }
    expect(await rowsOf(world, theirs.person)).toEqual(before);
  });
});

test.each(namingOthers.filter(({ plan }) => plan.admins))(
  '$name takes anybody’s $field from an admin',
  async ({ endpoint, field, plan }) => {
    for (const role of ['moderator', 'admin'] as const) {
      const someone = belongingsOf(world, await world.person());
      const id = await someone[plan.theirs]();
      // An admin restores only what admins removed.
      if (endpoint.name === 'comments.restore')
        await callers[role].own.person.api.comments.remove({ commentId: id });
      const sample = await sampleOf(endpoint, someone);
      putInto(endpoint, sample, field, id);
      const response = await send(callers[role], endpoint, sample);
      expect(response.status, `${role}: ${await response.text()}`).toBe(200);
    }
  },
);

const isAdmin = (role: Role) => role === 'admin' || role === 'moderator';

describe.each(OTHER_ROUTES)('$method $path', (route) => {
  test('answers every role as the published policy says', async () => {
    const path = await addressOf(route.path);
    for (const role of ROLES) {
      const { method, body, headers } = route;
      const response = await callers[role].fetch(path, { method, headers, ...(body ? { body } : {}) });
      expect(response.status, role).toBe(statusOf(route, role));
      await response.body?.cancel();
    }
  });
});

/** An address with somebody else's ids in it. */
async function addressOf(path: string): Promise<string> {
  const ids: Record<string, () => Promise<string>> = {
    secret: theirs.secret,
    upload: theirs.upload,
    video: async () => withheld.reel,
    picture: async () => withheld.picture,
  };
  const [whole, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
  return whole ? path.replace(whole, (await ids[name]?.()) ?? '') : path;
}

describe('an admin who is signed in as somebody else', () => {
  test('is refused wherever passwords, addresses, payments and deletions are declared', () => {
    const about = /password|e-?mail|address|subscri|payment|delete|deletion|reset link/i;
    const open = ENDPOINTS.filter(
      ({ method, inPerson, access, name, summary }) =>
        method !== 'GET' &&
        !inPerson &&
        !['admin', 'elevated'].includes(access) &&
        about.test(`${name.replace(/.*\./, '')} ${summary}`),
    );
    expect(open.map(({ name }) => name)).toEqual(Object.keys(HARMLESS));
  });

  test('leaves both ids in the audit log for everything that is written, and nothing for what is read', async () => {
    const rows = async () =>
      (
        await world.database.pool.query<{ subject_id: string; actor_id: string; on_behalf_of: string }>(
          "select subject_id, actor_id, on_behalf_of from audit_log where action = 'act_as' order by at, id",
        )
      ).rows;
    const [impersonator, person] = await Promise.all([
      world.person({ elevated: true }),
      world.person({ subscribed: true }),
    ]);
    await impersonator.api.adminSession.actAs({ userId: person.id });
    const before = (await rows()).length;
    await impersonator.api.mealPlan.list({});
    await impersonator.api.accounts.choosePreferences({ units: 'metric' });
    await impersonator.api.subscription.start().catch(() => {});
    expect((await rows()).slice(before)).toEqual([
      { subject_id: 'accounts.choosePreferences', actor_id: person.id, on_behalf_of: impersonator.id },
    ]);
  });
});

/** What mentions them, and is none of them. */
const HARMLESS: Record<string, string> = {
  'accounts.forgotPassword': 'Mails the owner only; anybody may ask for it.',
  'adminSession.forgotPassword': 'The same for admins.',
  'newsletter.subscribe': 'Mails the owner of an address only; anybody may ask for it.',
  'newsletter.confirm': 'Only the owner of the mailbox has the link.',
  'newsletter.change': 'The same.',
  'newsletter.unsubscribe': 'The same.',
};

test('in strict mode the API is closed too: lists to whoever has no subscription, profiles to visitors', async () => {
  const someone = await strict.person();
  for (const { name, method, path, access } of ENDPOINTS.filter(({ access }) =>
    /browse|profile/.test(access),
  )) {
    const address = `/api${path.replace(/\{(idOrUsername|profileId)\}/, someone.id)}`;
    expect((await strict.visitor.fetch(address, { method })).status, name).toBe(401);
    expect((await someone.fetch(address, { method })).status, name).toBe(access === 'profile' ? 200 : 402);
  }
});

test('nothing that any of these calls did changed what is somebody else’s', async () => {
  expect(await rowsOf(world, theirs.person)).toEqual(rowsBefore);
});

test('every endpoint stands in the OpenAPI document', async () => {
  const document = (await (await world.visitor.fetch('/api/openapi.json')).json()) as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
  };
  expect(document.openapi).toMatch(/^3\.1/);
  for (const { method, path } of ENDPOINTS)
    expect(document.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
});

test('a request that changes something from another site is refused', async () => {
  const subscriber = await world.person();
  const response = await subscriber.fetch('/api/auth/sign-out', {
    method: 'POST',
    body: '{}',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(response.status).toBe(403);
  expect((await subscriber.api.accounts.session()).user?.id).toBe(subscriber.id);
});
