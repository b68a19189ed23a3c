import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Belongings, somebodyPaying } from './belongings.ts';
import { ENDPOINTS, type Endpoint, type Sample, sampleOf, send } from './endpoints.ts';
import { createWorld, type Person, type World } from './world.ts';

let world: World;
let strict: World;
let member: Person;
let subscriber: Person;
let admin: Person;
let theirs: Belongings;

beforeAll(async () => {
  world = await createWorld();
  strict = await createWorld({ ACCESS: 'strict' });
  [member, subscriber, admin] = await Promise.all([
    world.person(),
    world.person({ subscribed: true }),
    world.person({ admin: true }),
  ]);
  theirs = await somebodyPaying(world);
});
afterAll(async () => {
  await world?.close();
  await strict?.close();
});

async function call(
  asked: World['visitor'] | Person,
  endpoint: Endpoint,
  change: (sample: Sample) => void = () => {},
): Promise<Response> {
  // Signing out ends the session of whoever does it; the others are still needed.
  const caller =
    endpoint.name === 'accounts.signOut' && asked !== world.visitor ? await world.person() : asked;
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
      const wrongCredentials = endpoint.name === 'accounts.signIn';
      expect(refusal(asVisitor) && !wrongCredentials).toBe(false);
      expect(refusal(asMember) && !wrongCredentials).toBe(false);
      return;
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
