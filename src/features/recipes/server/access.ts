import { eq } from 'drizzle-orm';
import type { Caller } from '#server/context.ts';
import type { Db } from '#server/database/db.ts';
import { isUuid } from '#shared/id.ts';
import type { RecipeAbilities } from '../contract.ts';
import { recipes } from './tables.ts';

/** What a caller may do with a recipe (spec part 1 §6). Everyone may read it. */
export function abilitiesOf(
  { user, isAdmin }: Caller,
  { authorId }: { authorId: string | null },
): RecipeAbilities {
  const isAuthor = user !== null && user.id === authorId;
  return { edit: isAuthor, remove: isAuthor, removeAsAdmin: isAdmin };
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
