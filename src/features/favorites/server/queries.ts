import { and, eq, type SQL, sql } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { RecipeCard } from '#features/recipes/contract.ts';
import { CARD_COLUMNS, toCard } from '#features/recipes/server/queries/cards.ts';
import { recipes } from '#features/recipes/server/tables.ts';
import type { Db } from '#server/db.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { savedRecipes } from './tables.ts';

const PAGE = 24;

/** A page of a person's saved recipes, newest first. One statement. */
export async function savedBy(
  db: Db,
  userId: string,
  cursor: string | undefined,
): Promise<{ recipes: RecipeCard[]; nextCursor: string | null }> {
  const rows = await db
    .select({
      ...CARD_COLUMNS,
      savedMicros: sql<number>`(extract(epoch from ${savedRecipes.savedAt}) * 1000000)::bigint`.mapWith(
        Number,
      ),
    })
    .from(savedRecipes)
    .innerJoin(recipes, eq(recipes.id, savedRecipes.recipeId))
    .leftJoin(profiles, eq(profiles.id, recipes.authorId))
    .where(and(eq(savedRecipes.userId, userId), cursor === undefined ? undefined : savedAfter(cursor)))
    .orderBy(sql`${savedRecipes.savedAt} desc, ${savedRecipes.recipeId} desc`)
    .limit(PAGE + 1);
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined;
  return {
    recipes: rows.slice(0, PAGE).map(toCard),
    nextCursor: last ? `${last.savedMicros}.${last.id}` : null,
  };
}

function savedAfter(cursor: string): SQL {
  const [, micros, id = ''] = /^(\d{1,16})\.(.+)$/.exec(cursor) ?? [];
  if (!micros || !isUuid(id))
    throw new AppError(
      'invalid_input',
      'This page of the list does not exist. Please start from the first page.',
    );
  return sql`(${savedRecipes.savedAt}, ${savedRecipes.recipeId})
    < (timestamptz 'epoch' + ${Number(micros)}::double precision * interval '1 microsecond', ${id}::uuid)`;
}

/** The ids of a person's saved and liked recipes. One statement. */
export async function favoriteIdsOf(db: Db, userId: string): Promise<{ saved: string[]; liked: string[] }> {
  const { rows } = await db.execute<{ saved: string[]; liked: string[] }>(sql`
    select array(select recipe_id from saved_recipes where user_id = ${userId})::text[] as saved,
      array(select recipe_id from recipe_likes where user_id = ${userId})::text[] as liked`);
  return rows[0] ?? { saved: [], liked: [] };
}
