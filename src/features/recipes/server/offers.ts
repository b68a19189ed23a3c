import { eq, inArray } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import type { Offers, Reportable } from '#server/offers.ts';
import { isUuid } from '#shared/id.ts';
import { recipePicture } from '../rules/recipe.ts';
import { allRecipes } from './tables.ts';

const EXCERPT = 600;

const recipe: Reportable = {
  async find(db, ids) {
    const known = ids.filter(isUuid);
    if (known.length === 0) return [];
    const rows = await db
      .select({ recipe: allRecipes, profileName: profiles.name })
      .from(allRecipes)
      .leftJoin(profiles, eq(profiles.id, allRecipes.authorId))
      .where(inArray(allRecipes.id, known));
    return rows.map(({ recipe, profileName }) => ({
      id: recipe.id,
      title: recipe.title,
      text: [recipe.description, ...recipe.instructions].join('\n').slice(0, EXCERPT),
      // The cover of a hidden recipe is not drawn.
      picture: recipe.hiddenAt === null ? recipePicture(recipe) : recipe.image,
      authorId: recipe.authorId,
      authorName: profileName ?? recipe.authorName,
      path: `/recipe/${recipe.id}`,
      isHidden: recipe.hiddenAt !== null,
    }));
  },
  async hide(db, id, at) {
    await db.update(allRecipes).set({ hiddenAt: at }).where(eq(allRecipes.id, id));
  },
  async show(db, id) {
    await db.update(allRecipes).set({ hiddenAt: null }).where(eq(allRecipes.id, id));
  },
};

export const recipesOffers: Offers = { reportable: { recipe } };
