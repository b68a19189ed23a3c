import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { grantAdmin } from '#features/accounts/server/commands/admins.ts';
import { kitchenMembers, profiles, users } from '#features/accounts/server/tables.ts';
import { recipeLikes, savedRecipes } from '#features/favorites/server/tables.ts';
import type { MealType } from '#features/meal-plan/rules/calendar.ts';
import { recipesToPlan } from '#features/meal-plan/server/queries/meals.ts';
import { mealPlans } from '#features/meal-plan/server/tables.ts';
import { follows } from '#features/profiles/server/tables.ts';
import { recipeBook } from '#features/recipe-book/server/tables.ts';
import { BUILT_IN_RECIPES } from '#features/recipes/data/built-in/built-in-recipes.ts';
import { createRecipes } from '#features/recipes/server/commands/recipes.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import { grantSubscription } from '#features/subscription/server/commands/gift.ts';
import type { Db } from '#server/database/db.ts';
import type { Storage } from '#server/storage/storage.ts';
import { addDays, startOfWeek, todayIn } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { DEMO_FOLLOWS, DEMO_PEOPLE, type DemoKey } from './people.ts';
import { AUTHOR_RECIPES } from './recipes.ts';
import { addReels } from './reels.ts';
import { addTalk } from './talk.ts';

/** Views of the built-in recipes, most viewed first. */
const VIEWS: Readonly<Record<string, number>> = {
  'lemon-thyme-roast-chicken': 6240,
  'brown-butter-chocolate-chip-cookies': 5480,
  'black-bean-tacos-lime-slaw': 3120,
  'red-pepper-shakshuka': 2410,
  'mushroom-pea-risotto': 1890,
  'blueberry-buttermilk-pancakes': 1210,
  'roasted-tomato-basil-soup': 980,
  'garlic-lemon-prawns': 760,
  'salmon-quinoa-avocado-bowl': 540,
  'smoky-bbq-chicken-charred-corn': 410,
  'chickpea-cucumber-herb-salad': 330,
  'steak-herb-butter-greens': 260,
  'lemony-hummus-crunchy-vegetables': 190,
  'ginger-mint-lemonade': 120,
};

/** The subscriber's week, from Monday. The soup is planned twice, to be shopped for twice. */
const WEEK: readonly (readonly [number, MealType, string])[] = [
  [0, 'Dinner', 'mushroom-pea-risotto'],
  [1, 'Lunch', 'roasted-tomato-basil-soup'],
  [1, 'Dinner', 'black-bean-tacos-lime-slaw'],
  [2, 'Breakfast', 'red-pepper-shakshuka'],
  [2, 'Lunch', 'chickpea-cucumber-herb-salad'],
  [2, 'Dinner', 'garlic-lemon-prawns'],
  [2, 'Snack', 'lemony-hummus-crunchy-vegetables'],
  [3, 'Lunch', 'roasted-tomato-basil-soup'],
  [4, 'Dinner', 'salmon-quinoa-avocado-bowl'],
  [5, 'Breakfast', 'blueberry-buttermilk-pancakes'],
  [5, 'Snack', 'ginger-mint-lemonade'],
  [5, 'Dinner', 'smoky-bbq-chicken-charred-corn'],
  [6, 'Dinner', 'lemon-thyme-roast-chicken'],
];

/** The subscriber's saved recipes and recipe book. */
const SAVED = ['brown-butter-chocolate-chip-cookies', 'red-pepper-shakshuka', 'lemon-thyme-roast-chicken'];
const BOOK_ENTRY = {
  title: 'Apple cake from the card',
  content: `Serves 8

Ingredients
3 apples
200 g plain flour
120 g sugar
120 g butter, soft
2 eggs
2 tsp baking powder
1 tsp ground cinnamon

Method
Heat the oven to 180 °C (350 °F) and butter a round tin.
Beat the butter and the sugar until pale, then beat in the eggs.
Fold in the flour, the baking powder and the cinnamon.
Peel and slice the apples, lay them on top and bake for 45 minutes.`,
};

/** Adds the demo's story, once: subscriptions, follows, recipes, views, plans, comments and ratings. */
export async function tellStory(db: Db, media: Storage): Promise<void> {
  const told = await db.execute(
    sql`insert into seeds (name) values ('demo') on conflict do nothing returning name`,
  );
  if (told.rowCount === 0) return;
  const people = await introduce(db);
  await grantAdmin({ db }, { id: people.admin, email: 'admin@plateful.test' });
  for (const key of ['subscriber', 'author', 'neighbor'] as const)
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
  await countViews(db);
  await likeFavorites(db, people);
  await planWeek(db, people.subscriber);
  await keepFavorites(db, people.subscriber);
  await addTalk(db, people, await addReels(db, media, people));
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
    AUTHOR_RECIPES.map(({ daysAgo, views: _views, ...recipe }) => ({
      ...recipe,
      authorId,
      authorName: 'Ari Author',
      createdAt: new Date(now - daysAgo * DAY_MS),
    })),
  );
  for (const { id, views } of AUTHOR_RECIPES)
    await db.update(recipes).set({ views }).where(eq(recipes.id, id));
}

async function countViews(db: Db): Promise<void> {
  for (const { id, slug } of BUILT_IN_RECIPES)
    await db
      .update(recipes)
      .set({ views: VIEWS[slug] ?? 0 })
      .where(eq(recipes.id, id));
}

/** Everybody likes the favorites; some people like more recipes than others. */
async function likeFavorites(db: Db, people: Record<DemoKey, string>): Promise<void> {
  const favorites = Object.keys(VIEWS).flatMap(
    (slug) => BUILT_IN_RECIPES.find((one) => one.slug === slug)?.id ?? [],
  );
  const likes = Object.values(people).flatMap((userId, at) =>
    favorites.slice(0, 2 * (at + 1)).map((recipeId) => ({ userId, recipeId })),
  );
  await db.insert(recipeLikes).values(likes).onConflictDoNothing();
}

async function planWeek(db: Db, userId: string): Promise<void> {
  const [kitchen] = await db
    .select({ id: kitchenMembers.kitchenId })
    .from(kitchenMembers)
    .where(eq(kitchenMembers.userId, userId));
  if (!kitchen) throw new Error('The demo subscriber has no kitchen.');
  const idOf = new Map(BUILT_IN_RECIPES.map(({ slug, id }) => [slug, id]));
  const dishes = new Map((await recipesToPlan(db, [...idOf.values()])).map((dish) => [dish.recipeId, dish]));
  const monday = startOfWeek(todayIn(new Date(), 'UTC'));
  const meals = WEEK.flatMap(([day, mealType, slug]) => {
    const dish = dishes.get(idOf.get(slug) ?? '');
    return dish
      ? [{ ...dish, id: randomUUID(), kitchenId: kitchen.id, userId, date: addDays(monday, day), mealType }]
      : [];
  });
  if (meals.length > 0) await db.insert(mealPlans).values(meals);
}

async function keepFavorites(db: Db, userId: string): Promise<void> {
  const idOf = new Map(BUILT_IN_RECIPES.map(({ slug, id }) => [slug, id]));
  const now = Date.now();
  const saved = SAVED.flatMap((slug, at) => {
    const recipeId = idOf.get(slug);
    return recipeId ? [{ userId, recipeId, savedAt: new Date(now - at * DAY_MS) }] : [];
  });
  await db.insert(savedRecipes).values(saved);
  await db.insert(recipeBook).values({ id: randomUUID(), userId, ...BOOK_ENTRY });
}
