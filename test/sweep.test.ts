import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../src/app/contract.ts';
import type { EndpointMeta } from '../src/shared/endpoint.ts';
import { newId } from '../src/shared/id.ts';
import { createWorld, type Person, type World } from './world.ts';

interface Endpoint {
  name: string;
  method: string;
  path: string;
  access: EndpointMeta['access'];
}

const endpoints = endpointsOf(contract);

/** Every endpoint of a contract, also those in groups of their own. */
function endpointsOf(part: object, within = ''): Endpoint[] {
  return Object.entries(part).flatMap(([key, entry]) => {
    const name = within + key;
    if (!isContractProcedure(entry)) return endpointsOf(entry as object, `${name}.`);
    const { meta, route } = entry['~orpc'] as unknown as {
      meta: EndpointMeta;
      route: { method: string; path: string };
    };
    return [{ name, method: route.method, path: route.path, access: meta.access }];
  });
}

interface Sample {
  /** Values for the path's parameters and the query. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Fields (of params or body) that carry an id, each tried with another person's id, an unknown and a malformed one. */
  ids?: string[];
}

let world: World;
let strict: World;
let member: Person;
let subscriber: Person;
let other: Person;
let admin: Person;
let recipeId: string;
let mealId: string;
let secret: string;
let entryId: string;

const fields = {
  title: 'Toast',
  description: 'Warm.',
  prepTime: 1,
  cookTime: 2,
  servings: 1,
  difficulty: 'Easy',
  category: 'breakfast',
  ingredients: [{ amount: '1 slice', name: 'bread' }],
  instructions: ['Toast it.'],
};

/** One valid call of every endpoint. An endpoint without one fails. */
const samples: Record<string, () => Sample> = {
  'accounts.session': () => ({}),
  'accounts.signUp': () => ({
    body: { name: 'Sweep', email: 'sweep@plateful.test', password: 'a long password' },
  }),
  'accounts.signIn': () => ({ body: { email: member.email, password: world.password } }),
  'accounts.signOut': () => ({ body: {} }),
  'accounts.forgotPassword': () => ({ body: { email: 'nobody@plateful.test' } }),
  'accounts.checkResetLink': () => ({ query: { token: 'unknown' } }),
  'accounts.resetPassword': () => ({ body: { token: 'unknown', password: 'a long password' } }),
  'accounts.chooseUnits': () => ({ body: { units: 'metric' } }),
  'accounts.chooseDiets': () => ({ body: { diets: ['vegan'] } }),
  'accounts.completeProfile': () => ({
    body: { username: `sweep_${Math.random().toString(36).slice(2, 10)}`, bio: '' },
  }),
  'assistant.generateRecipe': () => ({ body: { prompt: 'Tomato soup' } }),
  'assistant.streamRecipe': () => ({ body: { prompt: 'Tomato soup' } }),
  'assistant.drawPicture': () => ({ body: { prompt: 'Tomato soup' } }),
  'search.home': () => ({}),
  'search.trending': () => ({}),
  'search.search': () => ({ query: { q: 'flour' } }),
  'search.suggest': () => ({ query: { q: 'fl' } }),
  'favorites.like': () => ({ params: { recipeId }, ids: ['recipeId'] }),
  'favorites.unlike': () => ({ params: { recipeId }, ids: ['recipeId'] }),
  'favorites.save': () => ({ params: { recipeId }, ids: ['recipeId'] }),
  'favorites.unsave': () => ({ params: { recipeId }, ids: ['recipeId'] }),
  'favorites.saved': () => ({}),
  'favorites.ids': () => ({}),
  'recipes.foods': () => ({ params: { recipeId }, ids: ['recipeId'] }),
  'groceryList.get': () => ({}),
  'groceryList.preview': () => ({ body: { meals: [{ recipeId: newId(), date: '2025-11-21' }] } }),
  'groceryList.tick': () => ({ body: { keys: ['200 g flour'], ticked: true, id: newId() } }),
  'groceryList.addItem': () => ({ params: { id: newId() }, body: { text: '3 candles' } }),
  'groceryList.removeItem': () => ({ params: { id: newId() } }),
  'groceryList.changeAmount': () => ({ body: { key: '200 g flour', amount: '1 kg' } }),
  'groceryList.setStaple': () => ({ body: { key: 'food:salt', name: 'salt', isStaple: true } }),
  'groceryStore.connection': () => ({}),
  'groceryStore.authUrl': () => ({ body: {} }),
  'groceryStore.exchangeCode': () => ({ body: { code: 'unknown', state: 'unknown' } }),
  'groceryStore.disconnect': () => ({}),
  'groceryStore.locations': () => ({ query: { postcode: '45202' } }),
  'groceryStore.chooseLocation': () => ({ body: { locationId: '01400943' } }),
  'groceryStore.searchProducts': () => ({ body: { ingredients: ['red onion'] } }),
  'groceryStore.addToCart': () => ({ body: { items: [{ productId: 'red-onion', quantity: 1 }] } }),
  'groceryStore.consent': () => ({
    body: { state: 'unknown', codeChallenge: 'c'.repeat(43), decision: 'allow' },
  }),
  'groceryStore.testCart': () => ({}),
  'mealPlan.list': () => ({ query: { from: '2026-01-01', to: '2026-01-31' } }),
  'mealPlan.nutrition': () => ({ query: { from: '2026-01-01', to: '2026-01-31' } }),
  'mealPlan.add': () => ({ body: { recipeId, date: '2026-01-02', mealType: 'Lunch' }, ids: ['recipeId'] }),
  'mealPlan.change': () => ({ params: { id: mealId }, body: { date: '2026-01-03' }, ids: ['id'] }),
  'mealPlan.remove': () => ({ params: { id: mealId }, ids: ['id'] }),
  'mealPlan.repeat': () => ({ params: { id: mealId }, body: { recurring: 'weekly' }, ids: ['id'] }),
  'mealPlan.moveSeries': () => ({
    params: { id: mealId },
    body: { scope: 'all', date: '2026-01-03' },
    ids: ['id'],
  }),
  'mealPlan.removeSeries': () => ({ params: { id: mealId }, body: { scope: 'all' }, ids: ['id'] }),
  'mealPlan.copy': () => ({ body: { from: '2026-01-01', to: '2026-01-08', days: 7 } }),
  'mealPlan.merge': () => ({ body: { meals: [] } }),
  'mealPlan.restore': () => ({ body: { meals: [], remove: [mealId] } }),
  'mealPlan.suggestions': () => ({ query: { q: 'flour', date: '2026-01-01' } }),
  'mealPlan.share': () => ({}),
  'mealPlan.shareCreate': () => ({ body: {} }),
  'mealPlan.shareRevoke': () => ({}),
  'mealPlan.shared': () => ({
    params: { secret },
    query: { from: '2026-01-01', to: '2026-01-31' },
    ids: ['secret'],
  }),
  'imports.readLink': () => ({ body: { url: 'http://127.0.0.1/recipe' } }),
  'imports.readText': () => ({
    body: { text: 'Toast\n\nIngredients\n2 slices bread\n\nMethod\nToast the bread.' },
  }),
  'media.store': () => ({ body: {} }),
  'media.storeFrom': () => ({ body: { imageUrl: 'http://127.0.0.1/dish.png' } }),
  'media.ready': () => ({}),
  'moderation.report': () => ({
    body: { contentId: recipeId, contentType: 'recipe', reason: 'spam' },
    ids: ['contentId'],
  }),
  'profiles.profile': () => ({ params: { idOrUsername: member.id } }),
  'recipes.ofPerson': () => ({ params: { idOrUsername: member.id } }),
  'recipes.list': () => ({}),
  'recipes.get': () => ({ params: { recipeId }, ids: ['recipeId'] }),
  'recipes.abilities': () => ({ params: { recipeId }, ids: ['recipeId'] }),
  'recipes.similar': () => ({ params: { recipeId }, ids: ['recipeId'] }),
  'recipes.view': () => ({ params: { recipeId }, body: {}, ids: ['recipeId'] }),
  'recipeBook.list': () => ({ query: { q: 'soup' } }),
  'recipeBook.get': () => ({ params: { id: entryId }, ids: ['id'] }),
  'recipeBook.add': () => ({ body: { id: newId(), title: 'Soup', content: 'Boil it.' } }),
  'recipeBook.change': () => ({
    params: { id: entryId },
    body: { version: 1, title: 'Soup', content: 'Boil it.' },
    ids: ['id'],
  }),
  'recipeBook.link': () => ({ params: { id: entryId }, body: { recipeId }, ids: ['id', 'recipeId'] }),
  'recipeBook.remove': () => ({ params: { id: entryId }, ids: ['id'] }),
  'recipes.create': () => ({ body: { id: newId(), ...fields } }),
  'recipes.update': () => ({
    params: { recipeId },
    body: { version: 1, ...fields },
    ids: ['recipeId'],
  }),
  'recipes.remove': () => ({ params: { recipeId }, ids: ['recipeId'] }),
  'recipes.categories': () => ({}),
  'site.outside': () => ({}),
  'subscription.get': () => ({}),
  'subscription.start': () => ({ body: {} }),
  'subscription.verify': () => ({ body: { subscriptionId: crypto.randomUUID() }, ids: ['subscriptionId'] }),
  'subscription.decide': () => ({
    body: { subscriptionId: crypto.randomUUID(), decision: 'approve' },
    ids: ['subscriptionId'],
  }),
};

beforeAll(async () => {
  world = await createWorld();
  strict = await createWorld({ ACCESS: 'strict' });
  [member, subscriber, other, admin] = await Promise.all([
    world.person(),
    world.person({ subscribed: true }),
    world.person({ subscribed: true }),
    world.person({ admin: true }),
  ]);
  recipeId = (await world.recipe({ author: other })).id;
  mealId = (await other.api.mealPlan.add({ recipeId, date: '2026-01-01', mealType: 'Dinner' })).id;
  entryId = (await other.api.recipeBook.add({ id: newId(), title: 'Stew', content: 'Simmer.' })).id;
  secret = (await other.api.mealPlan.shareCreate()).link.secret;
});
afterAll(async () => {
  await world?.close();
  await strict?.close();
});

type Caller = { fetch(path: string, init?: RequestInit): Promise<Response> };

async function call(
  asked: Caller,
  { name, method, path }: Endpoint,
  change: (sample: Sample) => void = () => {},
): Promise<Response> {
  // Signing out ends the session of whoever does it; the others are still needed.
  const caller = name === 'accounts.signOut' && asked !== world.visitor ? await world.person() : asked;
  const sample = samples[name]?.();
  if (!sample) throw new Error(`${name} has no sample in the sweep`);
  change(sample);
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) =>
    encodeURIComponent(sample.params?.[param] ?? ''),
  );
  const query = new URLSearchParams(sample.query).toString();
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return caller.fetch(`/api${filled}${query ? `?${query}` : ''}`, {
    method,
    ...(hasBody ? { body: JSON.stringify(sample.body ?? {}) } : {}),
  });
}

const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;

describe.each(endpoints)('$name ($method $path)', (endpoint) => {
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

  test('answers 404 to ids that name nothing', async () => {
    for (const field of samples[endpoint.name]?.().ids ?? []) {
      for (const id of [crypto.randomUUID(), 'not-an-id']) {
        const response = await call(subscriber, endpoint, (sample) => {
          for (const part of [sample.params, sample.body])
            if (part && field in part) (part as Record<string, unknown>)[field] = id;
        });
        expect(response.status).toBe(404);
        expect(await codeOf(response)).toBe('not_found');
      }
    }
  });
});

test("another person's meal, recipe, recipe book and payment stay theirs", async () => {
  const meal = await subscriber.fetch(`/api/meal-plan/meals/${mealId}`, { method: 'DELETE' });
  expect(meal.status).toBe(404);
  const recipe = await world.recipe({ author: other });
  const removed = await subscriber.fetch(`/api/recipes/${recipe.id}`, { method: 'DELETE' });
  expect(removed.status).toBe(403);
  const { approvalUrl } = await member.api.subscription.start();
  const subscriptionId = new URL(approvalUrl, world.origin).searchParams.get('subscription_id') ?? '';
  const paid = await subscriber.fetch('/api/subscription/test-payment', {
    method: 'POST',
    body: JSON.stringify({ subscriptionId, decision: 'approve' }),
  });
  expect(paid.status).toBe(404);
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', { version: 1, title: 'Mine', content: 'Mine.' }],
    ['DELETE', undefined],
  ] as const) {
    const entry = await subscriber.fetch(`/api/recipe-book/${entryId}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(entry.status).toBe(404);
  }
  expect((await other.api.recipeBook.get({ id: entryId })).title).toBe('Stew');
  expect((await other.api.mealPlan.list({})).meals.map(({ id }) => id)).toContain(mealId);
});

test('in strict mode the API is closed too: lists to whoever has no subscription, profiles to visitors', async () => {
  const someone = await strict.person();
  for (const { name, method, path, access } of endpoints.filter(({ access }) =>
    /browse|profile/.test(access),
  )) {
    const address = `/api${path.replace('{idOrUsername}', someone.id)}`;
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
  for (const { method, path } of endpoints)
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
