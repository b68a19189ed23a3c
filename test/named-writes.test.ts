import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD } from './database.ts';
import type { Belongings } from './endpoints/belongings.ts';
import { type Caller, callerAs } from './endpoints/callers.ts';
import { ENDPOINTS, type Sample, send } from './endpoints/endpoints.ts';
import type { Role } from './endpoints/policy.ts';
import { sampleOf } from './endpoints/samples.ts';
import { inviteBy, join } from './households.ts';
import { createWorld, type World } from './world.ts';

let world: World;
let caller: Caller;

/**
 * Writes in addition to what a request does: counts of attempts and uploads, and the records of the test store and the test
 * provider.
 */
const BESIDE = [
  ...['logged_errors', 'payment_plans', 'rate_limits', 'sandbox_subscriptions', 'test_store_carts'],
  'video_uploads',
];

// Makes every table record whom it is written for.
beforeAll(async () => {
  world = await createWorld();
  await world.owner.pool.query(`
    create table named_writes (written text not null, person uuid);
    create function note_named_write() returns trigger language plpgsql security definer as $$
    begin
      insert into named_writes values (tg_table_name, acting_person());
      return null;
    end $$;
    do $$
    declare
      watched name;
    begin
      for watched in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
        and relname <> all ('{named_writes,migrations,${BESIDE}}')
      loop
        execute format('create trigger noted after insert or update or delete on %I for each statement execute function note_named_write()', watched);
      end loop;
    end $$`);
  caller = await callerAs(world, 'subscriber');
});
afterAll(() => world?.close());

/** Called by a new person, because these use up what other endpoints need. */
const SPENDING = new Set([
  ...['accounts.signOut', 'accounts.changePassword', 'household.join', 'household.leave', 'household.remove'],
  ...['mealPlan.remove', 'mealPlan.restore', 'mealPlan.removeSeries', 'recipes.remove', 'reels.remove'],
]);

/** For people without a profile or a subscription. */
const ROLES: Record<string, Role> = {
  'accounts.completeProfile': 'newcomer',
  'subscription.start': 'member',
};

/** What has to exist or be sent before it writes anything. */
const SAMPLES: Record<string, (own: Belongings) => Promise<Sample>> = {
  'accountData.requestDeletion': async () => ({ body: { password: PASSWORD, keepRecipes: true } }),
  'accounts.changePassword': async () => ({
    body: { currentPassword: PASSWORD, password: 'an entirely new sentence' },
  }),
  'household.join': async () => ({
    params: { token: await inviteBy(await world.person()) },
    body: { bring: true, today: '2026-01-01' },
  }),
  'household.leave': async ({ person }) => {
    await join(person, await inviteBy(await world.person()));
    return { body: {} };
  },
};

/** Endpoints whose sample writes nothing. */
const WRITES_NOTHING: Record<string, string> = {
  'accounts.disconnectIdentity': 'Nobody is connected without an identity provider.',
  'favorites.some': 'Only reads.',
  'groceryList.preview': 'Works on what the device sends.',
  'groceryStore.addToCart': 'The cart is the store’s.',
  'groceryStore.setLocation': 'The test store has one place.',
  'groceryStore.consent': 'The page of the test store.',
  'groceryStore.searchProducts': 'Asks the store.',
  'imports.readFiles': 'Only reads.',
  'imports.readLink': 'Only reads.',
  'imports.readText': 'Only reads.',
  'media.store': 'Takes a file, which no sample has; stores like `media.storeFrom`.',
  'notifications.subscribePhone':
    'Needs the keys of Firebase or Apple; stores like `notifications.subscribeDevice`.',
  'passkeys.add': 'Takes what an authenticator signs.',
  'recipeBook.some': 'Only reads.',
  'subscription.tryPromoCode': 'Only says what it would cost.',
};

const WRITING = ENDPOINTS.filter(
  ({ method, access }) => method !== 'GET' && !['admin', 'elevated'].includes(access),
);

test.each(WRITING)('$name identifies its caller to the database for every write', async (endpoint) => {
  const role = ROLES[endpoint.name] ?? 'subscriber';
  const isShared = role === 'subscriber' && !SPENDING.has(endpoint.name);
  const { own, fetch } = isShared ? caller : await callerAs(world, role);
  const sample = await (SAMPLES[endpoint.name]?.(own) ?? sampleOf(endpoint, own));
  await world.owner.pool.query('truncate named_writes');
  const response = await send({ fetch }, endpoint, sample);
  const text = await response.text();
  expect(response.status, text).toBeLessThan(500);
  const { rows } = await world.owner.pool.query<{ written: string; person: string | null }>(
    'select distinct written, person from named_writes',
  );
  const isServer = endpoint.access === 'public' || endpoint.asServer;
  for (const { written, person } of rows) expect(person, written).toBe(isServer ? null : own.person.id);
  if (!isServer) expect(rows.length > 0, text).toBe(!(endpoint.name in WRITES_NOTHING));
});
