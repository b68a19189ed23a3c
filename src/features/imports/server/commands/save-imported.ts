import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { recipeFields } from '#features/recipes/contract.ts';
import { createRecipe } from '#features/recipes/server/commands/write.ts';
import { allRecipes } from '#features/recipes/server/tables.ts';
import { type RequestContext, signedIn } from '#server/context.ts';
import type { Screen } from '#server/offers.ts';
import { sourceKeyOf } from './store-recipes.ts';

/**
 * Saves an imported recipe as the caller's. One with the same title, ingredients and steps that they imported before stays
 * as it is, even if they have changed it since. Throws as `createRecipe` does.
 */
export async function saveImported(
  context: RequestContext,
  screen: Screen,
  recipe: z.output<typeof recipeFields> & { id: string },
): Promise<{ id: string; isNew: boolean }> {
  const { id: authorId } = signedIn(context);
  const sourceKey = `${sourceKeyOf(recipe)}:${authorId}`;
  // If the same recipe is sent twice at once, the second request waits and finds it.
  await context.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${sourceKey}, 3))`);
  const [before] = await context.db
    .select({ id: allRecipes.id })
    .from(allRecipes)
    .where(and(eq(allRecipes.sourceKey, sourceKey), eq(allRecipes.authorId, authorId)));
  if (before) return { id: before.id, isNew: false };
  const { id } = await createRecipe(context, screen, recipe, { sourceKey });
  return { id, isNew: true };
}
