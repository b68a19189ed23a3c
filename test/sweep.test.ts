import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Belongings, somebodyPaying } from './belongings.ts';
import { sampleOf } from './endpoint-samples.ts';
import { ENDPOINTS, type Endpoint, type Sample, send } from './endpoints.ts';
import { createWorld, type Person, type World } from './world.ts';

let world: World;
let strict: World;
let member: Person;
let subscriber: Person;
let admin: Person;
let elevated: Person;
let impersonator: Person;
let theirs: Belongings;

beforeAll(async () => {
  world = await createWorld();
  strict = await createWorld({ ACCESS: 'strict' });
  [member, subscriber, admin, elevated, impersonator] = await Promise.all([
    world.person(),
    world.person({ subscribed: true }),
    world.person({ admin: true }),
    world.person({ elevated: true }),
    world.person({ elevated: true }),
  ]);
  await impersonator.api.adminSession.actAs({ userId: (await world.person({ subscribed: true })).id });
  theirs = await somebodyPaying(world);
});
afterAll(async () => {
  await world?.close();
  await strict?.close();
});

/** Ends the session, or part of it, of whoever calls it; the others are still needed. */
const ENDING = new Set([
  'accounts.signOut',
  'adminSession.logIn',
  'adminSession.logOut',
  'adminSession.stopActing',
  'adminSession.changePassword',
]);

function anotherLike(asked: World['visitor'] | Person): Promise<Person> {
  return world.person({
    subscribed: asked === subscriber || asked === impersonator,
    admin: asked === admin,
    elevated: asked === elevated,
  });
}

async function call(
  asked: World['visitor'] | Person,
  endpoint: Endpoint,
  change: (sample: Sample) => void = () => {},
): Promise<Response> {
  const caller = ENDING.has(endpoint.name) && asked !== world.visitor ? await anotherLike(asked) : asked;
  const sample = await sampleOf(endpoint, theirs);
  change(sample);
  return send(caller, endpoint, sample);
}

const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;

describe.each(ENDPOINTS)('$name ($method $path)', (endpoint) => {
  test('admits whom it declares, and says plainly whom it does not', async () => {
    const asVisitor = await call(world.visitor, endpoint);
    const asMember = await call(member, endpoint);
    const asSubscriber = await call(subscriber, endpoint);
    const refusal = (response: Response) => [401, 402].includes(response.status);
    if (['public', 'browse', 'profile'].includes(endpoint.access)) {
      const wrongCredentials = /(signIn|logIn)$/.test(endpoint.name);
      expect(refusal(asVisitor) && !wrongCredentials).toBe(false);
      expect(refusal(asMember) && !wrongCredentials).toBe(false);
      return;
    }
    if (endpoint.access === 'admin' || endpoint.access === 'elevated') {
      for (const response of [asMember, asSubscriber, await call(impersonator, endpoint)]) {
        expect(response.status).toBe(403);
        expect(await codeOf(response)).toBe('forbidden');
      }
      expect((await codeOf(await call(admin, endpoint))) === 'not_elevated').toBe(
        endpoint.access === 'elevated',
      );
      expect(await codeOf(await call(elevated, endpoint))).not.toBeOneOf(['not_signed_in', 'not_elevated']);
    }
    expect(asVisitor.status).toBe(401);
    expect(asVisitor.headers.get('content-type')).toContain('application/problem+json');
    expect(await codeOf(asVisitor)).toBe('not_signed_in');
    if (endpoint.access === 'subscriber' || endpoint.access === 'device') {
      expect(asMember.status).toBe(402);
      expect(await codeOf(asMember)).toBe('subscription_required');
    } else expect(refusal(asMember)).toBe(false);
    expect(refusal(asSubscriber)).toBe(false);
    expect(
      refusal(
        await call(
          admin,
          endpoint,
          (sample) =>
            endpoint.name === 'recipes.remove' &&
            Object.assign(sample.params ?? {}, { recipeId: crypto.randomUUID() }),
        ),
      ),
    ).toBe(false);
  });

  test('never crashes, whatever it is sent', async () => {
    // Who is asked for nothing is nobody in particular.
    const callers = endpoint.access === 'public' ? [world.visitor] : [world.visitor, subscriber];
    for (const caller of callers) {
      for (const junk of [
        '',
        '%00',
        'x'.repeat(90),
        '../../etc/passwd',
        "'; drop table recipes; --",
        crypto.randomUUID(),
      ]) {
        const response = await call(caller, endpoint, (sample) => {
          for (const part of [sample.params, sample.query, sample.body])
            for (const key of Object.keys(part ?? {})) (part as Record<string, unknown>)[key] = junk;
        });
        expect(response.status, `${junk}: ${await response.clone().text()}`).toBeLessThan(500);
      }
    }
  });
});

describe('an admin who is signed in as somebody else', () => {
  test.each(ENDPOINTS.filter(({ inPerson }) => inPerson))('is refused by $name', async (endpoint) => {
    const response = await send(impersonator, endpoint, await sampleOf(endpoint, theirs));
    expect(response.status).toBe(403);
    expect(await codeOf(response)).toBe('forbidden');
  });

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
    const { user } = await impersonator.api.accounts.session();
    const before = (await rows()).length;
    await impersonator.api.mealPlan.list({});
    await impersonator.api.accounts.choosePreferences({ units: 'metric' });
    await impersonator.api.subscription.start().catch(() => {});
    expect((await rows()).slice(before)).toEqual([
      { subject_id: 'accounts.choosePreferences', actor_id: user?.id, on_behalf_of: impersonator.id },
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
  const response = await subscriber.fetch('/api/auth/sign-out', {
    method: 'POST',
    body: '{}',
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(response.status).toBe(403);
  expect((await subscriber.api.accounts.session()).user?.id).toBe(subscriber.id);
});
