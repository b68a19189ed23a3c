import { eq } from 'drizzle-orm';
import { recipes } from '#features/recipes/server/tables.ts';
import { jsonFile, type Offers } from '#server/offers.ts';
import { FAVORITE_INVARIANTS } from './invariants.ts';
import { recipeLikes, savedRecipes } from './tables.ts';

export const favoritesOffers: Offers = {
  invariants: FAVORITE_INVARIANTS,
  personal: {
    async *exported(db, userId) {
      const recipe = { id: recipes.id, title: recipes.title };
      const saved = await db
        .select({ ...recipe, savedAt: savedRecipes.savedAt })
        .from(savedRecipes)
        .innerJoin(recipes, eq(recipes.id, savedRecipes.recipeId))
        .where(eq(savedRecipes.userId, userId));
      const liked = await db
        .select({ ...recipe, likedAt: recipeLikes.createdAt })
        .from(recipeLikes)
        .innerJoin(recipes, eq(recipes.id, recipeLikes.recipeId))
        .where(eq(recipeLikes.userId, userId));
      yield jsonFile('saved-recipes.json', { saved, liked });
    },
  },
};
