import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Belongings, belongingsOf, privateTextOf, somebodyPaying } from './endpoints/belongings.ts';
import { ENDPOINTS, putInto, send } from './endpoints/endpoints.ts';
import { rowsOf } from './endpoints/rows-of.ts';
import { sampleOf } from './endpoints/samples.ts';
import { FIELDS, type ForeignId, type Kind } from './endpoints/sweep-fields.ts';
import { createWorld, type Person, type World } from './world.ts';

let world: World;
let other: Person;
let theirs: Belongings;
let refused: Belongings;
let admins: Belongings;

beforeAll(async () => {
  world = await createWorld();
  theirs = await somebodyPaying(world);
  refused = await newCaller(true);
  admins = belongingsOf(world, await world.person({ elevated: true, subscribed: true }));
  other = theirs.person;
  for (const make of Object.values(theirs)) if (typeof make === 'function') await make();
});
afterAll(() => world?.close());

const newCaller = async (subscribed: boolean) => belongingsOf(world, await world.person({ subscribed }));

const fields = ENDPOINTS.flatMap((endpoint) =>
  endpoint.idFields.map((field) => ({ endpoint, field, title: `${endpoint.name} ${field}` })),
);

test('every id field is tested, or says why it cannot name somebody else’s row', () => {
  expect(Object.keys(FIELDS).sort()).toEqual(fields.map(({ title }) => title).sort());
});

test('the rows of a person are all compared, and the private ones are marked', async () => {
  const rows = await rowsOf(world, other);
  for (const table of [
    'users',
    'profiles',
    'sessions',
    'credentials',
    'all_recipes',
    'all_reels',
    'meal_plans',
    'meal_plan_shares',
    'recipe_book',
    'grocery_extras',
    'grocery_ticks',
    'subscriptions',
    'store_authorizations',
    'api_tokens',
    'passkeys',
  ])
    expect(rows[table]?.length, table).toBeGreaterThan(0);
  for (const read of [
    other.api.mealPlan.list({}),
    other.api.recipeBook.list({}),
    other.api.groceryList.get({}),
  ])
    expect(JSON.stringify(await read)).toContain(privateTextOf(other));
});

const tried = fields.flatMap((row) => {
  const plan = FIELDS[row.title];
  return plan && 'theirs' in plan ? [{ ...row, plan }] : [];
});

describe.each(tried)('$title', ({ endpoint, field, title, plan }) => {
  /** A refused call uses nothing up, so one person can make all of them. */
  async function sendWith(value: string, isRefused: boolean): Promise<{ status: number; text: string }> {
    const pays = title.startsWith('subscription.');
    const caller = isRefused && !pays ? refused : await newCaller(!pays);
    const sample = await sampleOf(endpoint, caller);
    putInto(endpoint, sample, field, value);
    const response = await send(caller.person, endpoint, sample);
    return { status: response.status, text: await response.text() };
  }

  test('refuses an id that names nothing, and one that is malformed', async () => {
    expectRefusal(await sendWith(unknownOf(plan.theirs), !plan.unknown), !plan.unknown);
    expectRefusal(await sendWith('not-an-id', !plan.malformed), !plan.malformed);
  });
});

const owned = fields.flatMap((row) => {
  const plan = FIELDS[row.title];
  return plan && 'own' in plan ? [{ ...row, plan }] : [];
});

describe.each(owned)('$title, which does not refer to a person’s row', ({ endpoint, field, plan }) => {
  async function sendWith(value: string): Promise<{ status: number; text: string }> {
    const admin = ['admin', 'elevated'].includes(endpoint.access);
    const caller = admin ? admins : await newCaller(true);
    const sample = await sampleOf(endpoint, caller);
    putInto(endpoint, sample, field, value);
    const response = await send(caller.person, endpoint, sample);
    return { status: response.status, text: await response.text() };
  }

  test('refuses a value that names nothing, and one that is malformed', async () => {
    expectRefusal(await sendWith(crypto.randomUUID()), !plan.unknown);
    // Each endpoint gets its own value, so that none finds what another has stored.
    expectRefusal(await sendWith(`not-an-id-${malformed++}`), !plan.malformed);
  });
});

let malformed = 0;
const unknownOf = (kind: ForeignId['theirs']) =>
  kind === 'picture'
    ? `/pictures/stored/${crypto.randomUUID().replaceAll('-', '')}00000000`
    : crypto.randomUUID();

/** Content that can be reported; pictures by their hash. */
const REPORTED = ['recipe', 'reel', 'profile', 'comment', 'rating'] as const;

test.each(REPORTED)('a report of a %s takes only the id of one', async (contentType) => {
  const reporter = await world.person();
  const report = async (kind: Kind) =>
    reporter.fetch('/api/reports', {
      method: 'POST',
      body: JSON.stringify({ contentId: await theirs[kind](), contentType, reason: 'spam' }),
    });
  expect((await report(contentType)).status).toBe(200);
  const others = (Object.keys(theirs) as (Kind | 'person')[]).filter(
    (kind) =>
      !kind.startsWith(contentType) &&
      !(contentType === 'profile' && ['someone', 'housemate'].includes(kind)),
  );
  for (const kind of others)
    if (kind !== 'person') expect((await report(kind)).status, kind).toBeOneOf([400, 404]);
  const { rows } = await world.database.pool.query(
    'select content_id from content_flags where reporter_id = $1',
    [reporter.id],
  );
  expect(rows).toEqual([{ content_id: await theirs[contentType]() }]);
});

function expectRefusal({ status, text }: { status: number; text: string }, refused: boolean): void {
  expect(status, text).toBeGreaterThanOrEqual(refused ? 400 : 200);
  expect(status, text).toBeLessThan(refused ? 500 : 300);
}
