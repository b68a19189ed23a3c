import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeKroger, KROGER_CLIENT, startKroger } from '../../../../test/services/kroger.ts';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { createKroger } from './retailers/kroger.ts';

const PUBLIC_URL = 'http://recipes.plateful.test';

let kroger: FakeKroger;
let world: World;
beforeAll(async () => {
  kroger = await startKroger();
  world = await createWorld({
    KROGER_CLIENT_ID: KROGER_CLIENT.id,
    KROGER_CLIENT_SECRET: KROGER_CLIENT.secret,
    KROGER_URL: kroger.url,
    PUBLIC_URL,
  });
});
afterAll(async () => {
  await world?.close();
  await kroger?.close();
});
beforeEach(() => {
  kroger.failures.clear();
  kroger.cart.clear();
  kroger.lettingTokensLast(1800);
});

/** Follows 'Authorize' on Kroger's page. */
async function allowed(cook: Person): Promise<{ code: string; state: string }> {
  const { authUrl } = await cook.api.groceryStore.authUrl();
  const page = await (await fetch(authUrl)).text();
  const back = new URL(/href="([^"]+code=[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '');
  expect(back.origin + back.pathname).toBe(`${PUBLIC_URL}/grocery-store/connected`);
  return { code: back.searchParams.get('code') ?? '', state: back.searchParams.get('state') ?? '' };
}

async function connected({ atStore = true } = {}): Promise<Person> {
  const cook = await world.person({ subscribed: true });
  await cook.api.groceryStore.exchangeCode(await allowed(cook));
  if (atStore) await cook.api.groceryStore.setLocation({ locationId: '01400943' });
  return cook;
}

describe('Kroger', () => {
  test('is asked for access to products, the profile and the cart, with a challenge', async () => {
    const cook = await world.person({ subscribed: true });
    const { authUrl } = await cook.api.groceryStore.authUrl();
    const { searchParams } = new URL(authUrl);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: KROGER_CLIENT.id,
      redirect_uri: `${PUBLIC_URL}/grocery-store/connected`,
      scope: 'product.compact profile.compact cart.basic:write',
      code_challenge_method: 'S256',
    });
    expect(authUrl).not.toContain(encodeURIComponent(KROGER_CLIENT.secret));
    expect(await cook.api.groceryStore.connection()).toMatchObject({
      isConnected: false,
      retailer: { label: 'Kroger', isTest: false, needsLocation: true, fillsCart: true },
    });
  });

  test('finds stores near a ZIP code, and shops at the one that is chosen', async () => {
    const cook = await connected({ atStore: false });
    const store = cook.api.groceryStore;
    await expect(store.searchProducts({ ingredients: ['flour'] })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Please choose your Kroger store first.',
    });
    const { locations } = await store.locations({ postcode: '45202' });
    expect(locations[0]).toEqual({
      locationId: '01400943',
      name: 'Kroger - Court Street',
      address: '100 E Court St, Cincinnati, OH 45202',
    });
    expect(await store.locations({ postcode: '99999' })).toEqual({ locations: [] });
    await expect(store.locations({ postcode: 'SW1A' })).rejects.toMatchObject({
      message: 'Please enter a 5-digit ZIP code.',
    });
    await expect(store.setLocation({ locationId: 'nowhere' })).rejects.toMatchObject({
      code: 'not_found',
    });
    await store.setLocation({ locationId: '01400943' });
    expect((await store.connection()).location?.name).toBe('Kroger - Court Street');
  });

  test('finds products at their price, leaving out what cannot be read', async () => {
    const cook = await connected();
    const { results } = await cook.api.groceryStore.searchProducts({
      ingredients: ['2 cups all-purpose flour', 'ox', '1 red onion, sliced'],
    });
    expect(results).toEqual([
      { ingredient: '2 cups all-purpose flour', products: [] },
      { ingredient: 'ox', products: [] },
      {
        ingredient: '1 red onion, sliced',
        products: [
          {
            productId: '0000000004082',
            description: 'Fresh Red Onion',
            brand: '',
            size: '1 each',
            price: { regular: 0.88 },
          },
        ],
      },
    ]);
  });

  test('fills the cart', async () => {
    const cook = await connected();
    await cook.api.groceryStore.addToCart({
      items: [
        { productId: '0000000004082', quantity: 2 },
        { productId: '0001111091101', quantity: 1 },
      ],
    });
    expect([...kroger.cart]).toEqual([
      ['0000000004082', 2],
      ['0001111091101', 1],
    ]);
  });

  test('gets a new token when the old one has expired or is rejected', async () => {
    kroger.lettingTokensLast(30);
    const cook = await connected();
    kroger.lettingTokensLast(1800);
    const search = () => cook.api.groceryStore.searchProducts({ ingredients: ['flour', 'milk', 'onion'] });
    const found = ({ results }: Awaited<ReturnType<typeof search>>) =>
      results.map(({ products }) => products.length > 0);
    const refreshes = async () => {
      const before = kroger.asked.length;
      expect(found(await search())).toEqual([true, true, true]);
      return kroger.asked.slice(before).filter((line) => line.startsWith('POST')).length;
    };
    // Its token claimed to last half a minute.
    expect(await refreshes()).toBe(1);
    expect(await refreshes()).toBe(0);
    kroger.expireTokens();
    expect(await refreshes()).toBe(1);
    // Two concurrent requests: the refresh token works only once.
    kroger.expireTokens();
    const both = await Promise.all([search(), search()]);
    expect(both.map(found)).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
  });

  test('is disconnected when the cook revokes access there', async () => {
    const cook = await connected();
    kroger.forgetEveryone();
    await expect(cook.api.groceryStore.searchProducts({ ingredients: ['flour'] })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Your connection to Kroger has ended. Please connect again.',
    });
    expect((await cook.api.groceryStore.connection()).isConnected).toBe(false);
  });

  test.each(['down', 'garbage', 'strange', 'elsewhere', 'endless'] as const)(
    'that is %s finds nothing, and the list and the connection stay the same',
    async (failure) => {
      const cook = await connected();
      kroger.failures.set('/v1/products', failure);
      kroger.failures.set('/v1/locations', failure);
      kroger.failures.set('/v1/cart', 'down');
      const store = cook.api.groceryStore;
      await expect(store.searchProducts({ ingredients: ['flour', 'milk'] })).rejects.toMatchObject({
        code: 'unavailable',
        message: 'Failed to search products. Please try again.',
      });
      await expect(store.locations({ postcode: '45202' })).rejects.toMatchObject({
        code: 'unavailable',
        message: 'Kroger cannot be reached right now. Please try again in a moment.',
      });
      await expect(
        store.addToCart({ items: [{ productId: '0000000004082', quantity: 1 }] }),
      ).rejects.toMatchObject({ code: 'unavailable' });
      expect((await cook.fetch('/api/grocery-list')).status).toBe(200);
      kroger.failures.clear();
      expect((await store.searchProducts({ ingredients: ['flour'] })).results[0]?.products).toHaveLength(2);
    },
  );

  test.each(['down', 'garbage', 'strange'] as const)(
    'that is %s during connecting leaves no connection, and another try works',
    async (failure) => {
      const cook = await world.person({ subscribed: true });
      const answer = await allowed(cook);
      kroger.failures.set('/v1/connect/oauth2/token', failure);
      await expect(cook.api.groceryStore.exchangeCode(answer)).rejects.toMatchObject({
        code: 'unavailable',
        message: 'Failed to complete the Kroger connection. Please try again.',
      });
      expect((await cook.api.groceryStore.connection()).isConnected).toBe(false);
      kroger.failures.clear();
      await cook.api.groceryStore.exchangeCode(await allowed(cook));
      expect((await cook.api.groceryStore.connection()).isConnected).toBe(true);
    },
  );

  test('that briefly fails to refresh keeps the connection', async () => {
    const cook = await connected();
    kroger.expireTokens();
    kroger.failures.set('/v1/connect/oauth2/token', 'down');
    await expect(cook.api.groceryStore.searchProducts({ ingredients: ['flour'] })).rejects.toMatchObject({
      code: 'unavailable',
    });
    kroger.failures.clear();
    expect(
      (await cook.api.groceryStore.searchProducts({ ingredients: ['flour'] })).results[0]?.products,
    ).toHaveLength(2);
  });

  test('that fails for some ingredients says for which', async () => {
    const cook = await connected();
    kroger.failures.set('/v1/products?filter.term=milk', 'down');
    const { results } = await cook.api.groceryStore.searchProducts({ ingredients: ['flour', 'milk'] });
    expect(results[0]?.products).toHaveLength(2);
    expect(results[1]).toEqual({
      ingredient: 'milk',
      products: [],
      error: 'Failed to search products. Please try again.',
    });
  });

  test('that never answers times out', async () => {
    kroger.failures.set('/v1/products', 'slow');
    const slow = createKroger({
      clientId: KROGER_CLIENT.id,
      clientSecret: KROGER_CLIENT.secret,
      url: kroger.url,
      redirectUri: `${PUBLIC_URL}/grocery-store/connected`,
      fillsCart: true,
      timeoutMs: 50,
    });
    await expect(slow.products('any', { term: 'flour', locationId: null })).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  test('has no page of the test store', async () => {
    const cook = await connected();
    expect((await cook.fetch('/api/grocery-store/test-store/cart')).status).toBe(404);
  });
});
