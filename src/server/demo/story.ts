import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { grantAdmin } from '#features/accounts/server/commands.ts';
import { kitchenMembers, users } from '#features/accounts/server/tables.ts';
import { mealPlans } from '#features/meal-plan/server/tables.ts';
import { follows, profiles } from '#features/people/server/tables.ts';
import { createRecipes } from '#features/recipes/server/commands.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import { grantSubscription } from '#features/subscription/server/commands.ts';
import { addDays, startOfWeek, todayIn } from '#shared/dates.ts';
import type { Db } from '../db.ts';
import { DEMO_FOLLOWS, DEMO_PEOPLE, type DemoKey } from './people.ts';
import { AUTHOR_RECIPES } from './recipes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How often the built-in recipes were seen and liked, most loved first: [views, likes]. */
const LOVE: readonly (readonly [number, number])[] = [
  [6240, 1850],
  [5480, 1240],
  [3120, 760],
  [1890, 420],
  [1210, 300],
  [980, 240],
  [760, 190],
  [540, 120],
  [410, 95],
  [330, 80],
  [260, 61],
  [190, 44],
  [120, 30],
  [80, 19],
];

/** The subscriber's week, from its Monday: day, meal, and which of the loved recipes. */
const WEEK: readonly (readonly [number, 'Breakfast' | 'Lunch' | 'Dinner' | 'Snack', number])[] = [
  [0, 'Breakfast', 4],
  [0, 'Dinner', 0],
  [1, 'Lunch', 5],
  [1, 'Dinner', 2],
  [2, 'Breakfast', 4],
  [2, 'Lunch', 6],
  [2, 'Dinner', 1],
  [2, 'Snack', 9],
  [3, 'Dinner', 3],
  [4, 'Dinner', 7],
  [5, 'Breakfast', 8],
  [5, 'Lunch', 10],
  [5, 'Dinner', 0],
  [6, 'Dinner', 11],
];

/** Tells the demo's small story, once: who subscribes, who follows whom, what was written, seen and planned. */
export async function tellStory(db: Db): Promise<void> {
  const told = await db.execute(
    sql`insert into seeds (name) values ('demo') on conflict do nothing returning name`,
  );
  if (told.rowCount === 0) return;
  const people = await introduce(db);
  await grantAdmin({ db }, { id: people.admin, email: 'admin@plateful.test' });
  for (const key of ['subscriber', 'author', 'neighbour'] as const)
    await grantSubscription({ db }, people[key]);
  await db
    .insert(follows)
    .values(
      DEMO_FOLLOWS.map(([follower, following]) => ({
        followerId: people[follower],
        followingId: people[following],
      })),
    )
    .onConflictDoNothing();
  await writeRecipes(db, people.author);
  const loved = await countViews(db);
  await planWeek(db, people.subscriber, loved);
}

async function introduce(db: Db): Promise<Record<DemoKey, string>> {
  const rows = await db
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(
      inArray(
        users.email,
        DEMO_PEOPLE.map(({ email }) => email),
      ),
    );
  const ids = new Map(rows.map(({ id, email }) => [email, id]));
  const people: Partial<Record<DemoKey, string>> = {};
  for (const { key, email, username, bio } of DEMO_PEOPLE) {
    const id = ids.get(email);
    if (!id) throw new Error(`The demo account ${email} is missing.`);
    people[key] = id;
    await db.update(profiles).set({ username, bio }).where(eq(profiles.id, id));
    await db.update(users).set({ hasCompletedProfile: true }).where(eq(users.id, id));
  }
  return people as Record<DemoKey, string>;
}

async function writeRecipes(db: Db, authorId: string): Promise<void> {
  const now = Date.now();
  await createRecipes(
    db,
    AUTHOR_RECIPES.map(({ daysAgo, views: _views, likes: _likes, ...recipe }) => ({
      ...recipe,
      authorId,
      authorName: 'Ari Author',
      createdAt: new Date(now - daysAgo * DAY_MS),
    })),
  );
  for (const { id, views, likes } of AUTHOR_RECIPES)
    await db.update(recipes).set({ views, likes }).where(eq(recipes.id, id));
}

async function countViews(db: Db): Promise<{ id: string; title: string }[]> {
  const builtIns = await db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(eq(recipes.isBuiltIn, true))
    .orderBy(recipes.isFeatured, recipes.title);
  for (const [at, { id }] of builtIns.entries()) {
    const [views = 40, likes = 9] = LOVE[at] ?? [];
    await db.update(recipes).set({ views, likes }).where(eq(recipes.id, id));
  }
  return builtIns;
}

async function planWeek(db: Db, userId: string, loved: { id: string; title: string }[]): Promise<void> {
  const [kitchen] = await db
    .select({ id: kitchenMembers.kitchenId })
    .from(kitchenMembers)
    .where(eq(kitchenMembers.userId, userId));
  const monday = startOfWeek(todayIn(new Date(), 'UTC'));
  const meals = WEEK.flatMap(([day, mealType, which]) => {
    const recipe = loved[which];
    if (!kitchen || !recipe) return [];
    return [
      {
        id: randomUUID(),
        kitchenId: kitchen.id,
        userId,
        recipeId: recipe.id,
        recipeName: recipe.title,
        date: addDays(monday, day),
        mealType,
      },
    ];
  });
  if (meals.length > 0) await db.insert(mealPlans).values(meals);
}
