import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { AppError } from '#shared/errors.ts';
import { isUuid } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import type { RecipeAbilities } from '../contract.ts';
import { allRecipes, recipes } from './tables.ts';

export function recipeNotFound(): AppError {
  return new AppError('not_found', t('Recipe Not Found'));
}

/** What a caller may do with a recipe (spec part 1 §6). Everyone may read it. */
export function abilitiesOf(
  { user, isAdmin }: Caller,
  { authorId }: { authorId: string | null },
): RecipeAbilities {
  const isAuthor = user !== null && user.id === authorId;
  return { edit: isAuthor, remove: isAuthor, removeAsAdmin: isAdmin };
}

/**
 * Locks a recipe for rows that its counters count, because upgrading the lock in their trigger would deadlock. Throws
 * `not_found`.
 */
export async function lockForCounters(db: Db, id: string): Promise<{ id: string; authorId: string | null }> {
  const rows = isUuid(id)
    ? await db
        .select({ id: recipes.id, authorId: recipes.authorId })
        .from(recipes)
        .where(eq(recipes.id, id))
        .for('no key update')
    : [];
  if (!rows[0]) throw recipeNotFound();
  return rows[0];
}

/**
 * The same for somebody who takes back what they gave a recipe, which they may after it was hidden or deleted too: `given` is
 * SQL for their own row. Throws `not_found` if they may not see the recipe and have no such row.
 */
export async function lockToTakeBack(db: Db, id: string, given: SQL): Promise<string> {
  const rows = isUuid(id)
    ? await db
        .select({ id: allRecipes.id })
        .from(allRecipes)
        .where(
          and(
            eq(allRecipes.id, id),
            sql`(exists (select from recipes where recipes.id = ${id}) or exists (${given}))`,
          ),
        )
        .for('no key update')
    : [];
  if (!rows[0]) throw recipeNotFound();
  return rows[0].id;
}

/** Locks a recipe for a change and returns it with its author; `null` if it does not exist. */
export async function recipeForChange(db: Db, id: string) {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({
      id: recipes.id,
      authorId: recipes.authorId,
      version: recipes.version,
      image: recipes.image,
      permanentImageUrl: recipes.permanentImageUrl,
      instructions: recipes.instructions,
      stepGuidance: recipes.stepGuidance,
    })
    .from(recipes)
    .where(eq(recipes.id, id))
    .for('update');
  return row ?? null;
}
