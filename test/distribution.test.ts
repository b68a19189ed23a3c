import { afterAll, beforeAll, expect, test } from 'vitest';
import { somebodyPaying } from './endpoints/belongings.ts';
import { ENDPOINTS, send } from './endpoints/endpoints.ts';
import { sampleOf } from './endpoints/samples.ts';
import { textsOf } from './statements.ts';
import { createWorld, type World } from './world.ts';

/**
 * How the tables are distributed once one PostgreSQL is not enough (docs/operate.md): each row is on the node that the
 * table's column determines, or the table is a reference table, of which every node has a full copy.
 */
const LAYOUT = {
  kitchen_id: [
    'meal_plans',
    'meal_plan_shares',
    'grocery_ticks',
    'grocery_extras',
    'grocery_amounts',
    'grocery_staples',
    'household_invitations',
  ],
  user_id: [
    'saved_recipes',
    'recipe_book',
    'notifications',
    'push_devices',
    'notification_mails',
    'store_connections',
    'store_authorizations',
    'test_store_carts',
    'picture_holds',
  ],
  recipe_id: ['recipe_likes', 'recipe_ratings', 'recipe_views'],
  reel_id: ['reel_likes', 'reel_views'],
} satisfies Record<string, string[]>;
const COLUMN = new Map(
  Object.entries<string[]>(LAYOUT).flatMap(([column, tables]) => tables.map((table) => [table, column])),
);

/** Requests that people make all the time. */
const HOT = [
  ...['accounts.session', 'mealPlan.list', 'mealPlan.nutrition', 'mealPlan.plan', 'mealPlan.update'],
  ...['mealPlan.remove', 'groceryList.get', 'groceryList.tick', 'groceryList.addItem'],
  ...['groceryList.removeItem', 'groceryList.setAmount', 'groceryList.setStaple'],
  ...['recipes.list', 'recipes.get', 'recipes.similar', 'recipes.view', 'search.home', 'search.search'],
  ...['search.suggest', 'favorites.like', 'favorites.unlike', 'favorites.save', 'favorites.unsave'],
  ...['ratings.rate', 'ratings.own', 'notifications.unread', 'recipeBook.list'],
];

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

test('every table with rows of kitchens or people has its distribution column', async () => {
  const { rows } = await world.database.pool.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text) as columns from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`);
  const columnsOf = new Map(rows.map(({ name, columns }) => [name, columns]));
  for (const [table, column] of COLUMN) expect(columnsOf.get(table), table).toContain(column);
  const ofKitchens = rows.filter(({ columns }) => columns.includes('kitchen_id')).map(({ name }) => name);
  // Memberships are queried from both sides.
  expect(LAYOUT.kitchen_id.toSorted()).toEqual(
    ofKitchens.filter((name) => name !== 'kitchen_members').sort(),
  );
});

/** Whether a condition or an inserted row determines the node. */
function isLed(statement: string, table: string, column: string): boolean {
  const isCompared = new RegExp(`\\b${column}"?\\)? *(=|in\\b)|= *("?\\w+"?\\.)?"?${column}\\b`).test(
    statement,
  );
  return isCompared || new RegExp(`insert into "?${table}"? *\\([^)]*\\b${column}\\b`).test(statement);
}

test.each(HOT)('each statement of %s names the distribution column of its tables', async (name) => {
  const own = await somebodyPaying(world);
  const endpoint = ENDPOINTS.find((one) => one.name === name);
  if (!endpoint) throw new Error(`There is no endpoint ${name}.`);
  const sample = await sampleOf(endpoint, own);
  world.app.memory.changed(null);
  const statements = await textsOf(async () => {
    const response = await send(own.person, endpoint, sample);
    expect(response.status).toBe(200);
  });
  const astray = statements.flatMap((statement) =>
    [...COLUMN]
      .filter(([table]) => new RegExp(`(from|join|into|update) "?${table}\\b`, 'i').test(statement))
      .filter(([table, column]) => !isLed(statement, table, column))
      .map(([table, column]) => `${table} without ${column}: ${statement}`),
  );
  expect(astray).toEqual([]);
  expect(statements.length).toBeGreaterThan(0);
});
