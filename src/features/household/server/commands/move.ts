import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { kitchenMembers, kitchens } from '#features/accounts/server/tables.ts';
import { MOST_EXTRAS } from '#features/grocery-list/rules/limits.ts';
import { holdRecipes, withRoom } from '#features/meal-plan/server/access.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { householdInvitations } from '../tables.ts';

/** Announces committed moves: the caches of these people, and the pages that follow these kitchens, are outdated. */
export type AnnounceMoves = (people: readonly string[], kitchenIds: readonly string[]) => void;

/**
 * Moves somebody who is alone in their kitchen to another one. Their old kitchen is kept for them, and their invitation
 * ends. All kitchens must be locked.
 */
export async function moveIn(
  db: Db,
  { userId, from, to, now }: { userId: string; from: string; to: string; now: Date },
): Promise<void> {
  await db.delete(householdInvitations).where(eq(householdInvitations.kitchenId, from));
  // An empty kitchen is not worth keeping: it is deleted.
  await db
    .update(kitchens)
    .set({ waitsFor: userId, waitsSince: now })
    .where(and(eq(kitchens.id, from), HOLDS_SOMETHING));
  await db
    .update(kitchenMembers)
    .set({ kitchenId: to, joinedAt: now })
    .where(and(eq(kitchenMembers.userId, userId), eq(kitchenMembers.kitchenId, from)));
}

/**
 * Moves somebody out of a household: to the kitchen kept for them, or to a new one, which `fill` may fill. All kitchens must
 * be locked.
 */
export async function moveOut(
  db: Db,
  { userId, name, waiting, now }: { userId: string; name: string; waiting: string | null; now: Date },
  fill: (to: string) => Promise<void> = async () => {},
): Promise<void> {
  const to = waiting ?? newId();
  if (waiting)
    await db
      .update(kitchens)
      .set({ waitsFor: null, waitsSince: null })
      .where(and(eq(kitchens.id, waiting), isNotNull(kitchens.waitsFor)));
  else {
    await db.insert(kitchens).values({ id: to, name, createdAt: now });
    await fill(to);
  }
  await db
    .update(kitchenMembers)
    .set({ kitchenId: to, joinedAt: now })
    .where(eq(kitchenMembers.userId, userId));
}

/**
 * Copies somebody's meals from today on, and their own grocery items, to the kitchen they join. The ids of copies are
 * derived from the originals', so that joining again copies nothing twice. Throws `conflict` if the list has no room.
 */
export async function bringAlong(
  db: Db,
  { from, to, today, now }: { from: string; to: string; today: string; now: Date },
): Promise<void> {
  await holdRecipes(db, sql`kitchen_id = ${from} and date >= ${today}`);
  const addMeals = sql`
    insert into meal_plans (id, kitchen_id, user_id, recipe_id, recipe_name, recipe_image, recipe_gone, date, meal_type,
      recurring, series_id, servings, note, added_at)
    select md5(${to}::text || id::text)::uuid, ${to}::uuid, user_id, recipe_id, recipe_name, recipe_image, recipe_gone, date, meal_type,
      recurring, series_id, servings, note, added_at
    from meal_plans where kitchen_id = ${from} and date >= ${today}
    on conflict (id) do nothing`;
  await withRoom(
    () => db.execute(addMeals),
    () => t('The household’s plan has no room for your meals. Please join without bringing them.'),
  );
  await db.execute(sql`
    insert into grocery_extras (kitchen_id, id, text, added_at)
    select ${to}::uuid, id, text, ${now.toISOString()}::timestamptz
    from grocery_extras where kitchen_id = ${from} and removed_at is null
    on conflict (kitchen_id, id) do nothing`);
  const { rows } = await db.execute<{ items: number }>(sql`
    select count(*)::int as items from grocery_extras where kitchen_id = ${to} and removed_at is null`);
  if ((rows[0]?.items ?? 0) > MOST_EXTRAS)
    throw new AppError(
      'conflict',
      t('The household’s list has no room for your items. Please join without bringing them.'),
    );
}

/** Copies a whole plan and grocery list to a new kitchen. */
export async function copyKitchen(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await holdRecipes(db, sql`kitchen_id = ${from}`);
  await db.execute(sql`
    insert into meal_plans (id, kitchen_id, user_id, recipe_id, recipe_name, recipe_image, recipe_gone, date, meal_type,
      recurring, series_id, servings, note, added_at)
    select md5(${to}::text || id::text)::uuid, ${to}::uuid, user_id, recipe_id, recipe_name, recipe_image, recipe_gone, date,
      meal_type, recurring, series_id, servings, note, added_at
    from meal_plans where kitchen_id = ${from}`);
  await db.execute(sql`
    insert into grocery_extras (kitchen_id, id, text, added_at, removed_at)
    select ${to}::uuid, id, text, added_at, removed_at from grocery_extras where kitchen_id = ${from}`);
  await db.execute(sql`
    insert into grocery_ticks (kitchen_id, item_key, tick_id, place, ticked_at, removed_at)
    select ${to}::uuid, item_key, tick_id, place, ticked_at, removed_at from grocery_ticks where kitchen_id = ${from}`);
  await db.execute(sql`
    insert into grocery_amounts (kitchen_id, item_key, amount, changed_at)
    select ${to}::uuid, item_key, amount, changed_at from grocery_amounts where kitchen_id = ${from}`);
  await db.execute(sql`
    insert into grocery_staples (kitchen_id, food_key, name, added_at)
    select ${to}::uuid, food_key, name, added_at from grocery_staples where kitchen_id = ${from}`);
}

const HOLDS_SOMETHING = sql`(${sql.join(
  [
    'meal_plans',
    'grocery_extras',
    'grocery_amounts',
    'grocery_staples',
    'grocery_ticks',
    'meal_plan_shares',
  ].map(
    (table) => sql`exists (select from ${sql.identifier(table)} held where held.kitchen_id = kitchens.id)`,
  ),
  sql` or `,
)})`;
