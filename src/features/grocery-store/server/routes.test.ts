import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../../../test/world.ts';
import { deleteAbandonedConnections } from './jobs.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

/** The store's consent page; returns what it sends back after consent. */
async function allowed(cook: Person): Promise<{ code: string; state: string }> {
  const { authUrl } = await cook.api.groceryStore.authUrl();
  const asked = new URL(authUrl, world.origin).searchParams;
  const state = asked.get('state') ?? '';
  const { redirectTo } = await cook.api.groceryStore.consent({
    state,
    codeChallenge: asked.get('code_challenge') ?? '',
    decision: 'allow',
  });
  const answer = new URL(redirectTo, world.origin).searchParams;
  expect(answer.get('state')).toBe(state);
  return { code: answer.get('code') ?? '', state };
}

async function connected(): Promise<Person> {
  const cook = await world.person({ subscribed: true });
  await cook.api.groceryStore.exchangeCode(await allowed(cook));
  return cook;
}

const put = (cook: Person, path: string, body: object, method = 'POST') =>
  cook.fetch(`/api/grocery-store/${path}`, { method, body: JSON.stringify(body) });

describe('connecting to the test store', () => {
  test('starts disconnected, and is labeled as a test store', async () => {
    const cook = await world.person({ subscribed: true });
    const response = await cook.fetch('/api/grocery-store/connection');
    expect(await response.json()).toEqual({
      isConnected: false,
      retailer: {
        label: 'Corner Market',
        isTest: true,
        needsLocation: false,
        fillsCart: true,
        cartUrl: '/test-store/cart',
      },
      location: null,
    });
  });

  test("accepts the store's code, and stays connected until disconnected", async () => {
    const cook = await world.person({ subscribed: true });
    const answer = await allowed(cook);
    expect((await cook.api.groceryStore.connection()).isConnected).toBe(false);
    const response = await put(cook, 'exchange-code', answer);
    expect([response.status, await response.json()]).toEqual([200, { isConnected: true }]);
    expect((await cook.api.groceryStore.connection()).isConnected).toBe(true);
    await cook.api.groceryStore.disconnect();
    expect((await cook.api.groceryStore.connection()).isConnected).toBe(false);
    const search = await put(cook, 'search-products', { ingredients: ['flour'] });
    expect(search.status).toBe(409);
    expect(await search.json()).toMatchObject({ detail: 'Please connect to Corner Market first.' });
  });

  test('that is never finished leaves no trace', async () => {
    const [gone, here] = [await world.person({ subscribed: true }), await world.person({ subscribed: true })];
    for (const cook of [gone, here]) await cook.api.groceryStore.authUrl();
    const { db, pool } = world.database;
    await pool.query(
      "update store_authorizations set expires_at = now() - interval '1 second' where user_id = $1",
      [gone.id],
    );
    await deleteAbandonedConnections(db, new Date());
    const { rows } = await pool.query('select user_id from store_authorizations where user_id = any($1)', [
      [gone.id, here.id],
    ]);
    expect(rows).toEqual([{ user_id: here.id }]);
  });

  test('accepts a code once', async () => {
    const cook = await world.person({ subscribed: true });
    const answer = await allowed(cook);
    await cook.api.groceryStore.exchangeCode(answer);
    await cook.api.groceryStore.disconnect();
    await expect(cook.api.groceryStore.exchangeCode(answer)).rejects.toMatchObject({
      code: 'invalid_input',
      message: 'Failed to complete the Corner Market connection. Please try again.',
    });
    // Starting another connection also invalidates it.
    const { state } = await allowed(cook);
    await expect(cook.api.groceryStore.exchangeCode({ code: answer.code, state })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect((await cook.api.groceryStore.connection()).isConnected).toBe(false);
  });

  test("refuses codes of other people's connections and states of earlier attempts", async () => {
    const [cook, other] = await Promise.all([
      world.person({ subscribed: true }),
      world.person({ subscribed: true }),
    ]);
    const theirs = await allowed(other);
    const earlier = await allowed(cook);
    const latest = await allowed(cook);
    for (const answer of [
      theirs,
      { code: theirs.code, state: latest.state },
      { code: latest.code, state: earlier.state },
    ])
      await expect(cook.api.groceryStore.exchangeCode(answer)).rejects.toMatchObject({
        code: 'invalid_input',
      });
    expect((await cook.api.groceryStore.connection()).isConnected).toBe(false);
    await other.api.groceryStore.exchangeCode(theirs);
    expect((await cook.api.groceryStore.connection()).isConnected).toBe(false);
  });

  test('returns no code on refusal', async () => {
    const cook = await world.person({ subscribed: true });
    const { redirectTo } = await cook.api.groceryStore.consent({
      state: 'some-state',
      codeChallenge: 'c'.repeat(43),
      decision: 'refuse',
    });
    expect(redirectTo).toBe('/grocery-store/connected?error=access_denied&state=some-state');
  });

  test('seals tokens in the database', async () => {
    const cook = await connected();
    const { rows } = await world.database.pool.query('select * from store_connections where user_id = $1', [
      cook.id,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/accessToken|refreshToken|sandbox.*access/);
    // The tokens work for nobody else.
    const other = await connected();
    await world.database.pool.query('update store_connections set tokens = $1 where user_id = $2', [
      rows[0].tokens,
      other.id,
    ]);
    await expect(other.api.groceryStore.searchProducts({ ingredients: ['flour'] })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await other.api.groceryStore.connection()).isConnected).toBe(false);
  });
});

describe('shopping at the test store', () => {
  test('finds what recipes need, with brand, size and price', async () => {
    const cook = await connected();
    const ingredients = [
      '1 red onion, chopped',
      '250 g plain flour',
      '2 cans chopped tomatoes',
      'unicorn tears',
    ];
    const response = await put(cook, 'search-products', { ingredients });
    const { results } = (await response.json()) as {
      results: { ingredient: string; products: { description: string; brand: string }[] }[];
    };
    expect(results.map(({ ingredient }) => ingredient)).toEqual(ingredients);
    expect(results.map(({ products }) => products[0]?.description)).toEqual([
      'Red onion',
      'Plain flour',
      'Chopped tomatoes',
      undefined,
    ]);
    expect(results[1]?.products[0]).toEqual({
      productId: 'plain-flour-500-g-corner-market',
      description: 'Plain flour',
      brand: 'Corner Market',
      size: '500 g',
      price: { regular: 0.69 },
    });
    expect(results[3]).toEqual({ ingredient: 'unicorn tears', products: [] });
  });

  test('refuses no ingredients, too many, and too long ones', async () => {
    const cook = await connected();
    const detail = async (ingredients: unknown) =>
      ((await (await put(cook, 'search-products', { ingredients })).json()) as { detail: string }).detail;
    expect(await detail([])).toBe('Please choose at least one ingredient.');
    expect(await detail(Array(13).fill('salt'))).toBe('Please search for 12 ingredients at a time.');
    expect(await detail(['x'.repeat(701)])).toBe('An ingredient’s name is too long.');
    expect(await detail([' '])).toBe('Please name an ingredient.');
  });

  test('fills the cart, adding to what is in it, and nobody else sees it', async () => {
    const cook = await connected();
    const flour = 'plain-flour-500-g-corner-market';
    const salt = 'salt-750-g-corner-market';
    const store = cook.api.groceryStore;
    expect(await store.addToCart({ items: [{ productId: flour, quantity: 2 }] })).toEqual({ added: 1 });
    await store.addToCart({
      items: [
        { productId: flour, quantity: 1 },
        { productId: salt, quantity: 1 },
        { productId: flour, quantity: 1 },
      ],
    });
    const { lines } = await store.testCart();
    expect(lines.map(({ product, quantity }) => [product.productId, quantity])).toEqual([
      [flour, 4],
      [salt, 1],
    ]);
    const other = await connected();
    expect(await other.api.groceryStore.testCart()).toEqual({ lines: [] });
  });

  test('accepts only known products, in whole packages', async () => {
    const cook = await connected();
    const ask = async (items: unknown) => {
      const response = await put(cook, 'cart', { items });
      return [response.status, ((await response.json()) as { detail: string }).detail];
    };
    expect(await ask([])).toEqual([400, 'Please select at least one product.']);
    expect(await ask([{ productId: 'gold-1-kg', quantity: 1 }])).toEqual([
      400,
      'Corner Market did not accept these products. Please search for them again.',
    ]);
    for (const quantity of [0, 1.5, 100])
      expect((await ask([{ productId: 'salt-750-g-corner-market', quantity }]))[0]).toBe(400);
    expect(await cook.api.groceryStore.testCart()).toEqual({ lines: [] });
  });
});

test('a store that does not allow filling its cart says so', async () => {
  const plain = await createWorld({ STORE_CART: 'off' });
  try {
    const cook = await plain.person({ subscribed: true });
    const { retailer } = await cook.api.groceryStore.connection();
    expect(retailer.fillsCart).toBe(false);
    const { authUrl } = await cook.api.groceryStore.authUrl();
    const asked = new URL(authUrl, plain.origin).searchParams;
    const { redirectTo } = await cook.api.groceryStore.consent({
      state: asked.get('state') ?? '',
      codeChallenge: asked.get('code_challenge') ?? '',
      decision: 'allow',
    });
    const { code = '', state = '' } = Object.fromEntries(new URL(redirectTo, plain.origin).searchParams);
    await cook.api.groceryStore.exchangeCode({ code, state });
    await expect(
      cook.api.groceryStore.addToCart({
        items: [{ productId: 'salt-750-g-corner-market', quantity: 1 }],
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
  } finally {
    await plain.close();
  }
});

test('searching a store has a limit, which says how long to wait', async () => {
  const strict = await createWorld({ RATE_LIMITS: 'strict' });
  try {
    const cook = await strict.person({ subscribed: true });
    const tries = Array.from({ length: 21 }, () =>
      cook.fetch('/api/grocery-store/auth-url', { method: 'POST' }),
    );
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await strict.close();
  }
});
