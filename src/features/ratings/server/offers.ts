import { eq, inArray } from 'drizzle-orm';
import { profiles } from '#features/accounts/server/tables.ts';
import { allRecipes, recipes } from '#features/recipes/server/tables.ts';
import { jsonFile, type Offers, type PersonalData, type Reportable } from '#server/offers.ts';
import { isUuid } from '#shared/id.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { starsText } from '../rules/stars.ts';
import { RATING_INVARIANTS } from './invariants.ts';
import { recipeRatings } from './tables.ts';

const EXCERPT = 600;

const rating: Reportable = {
  async find(db, ids) {
    const known = ids.filter(isUuid);
    if (known.length === 0) return [];
    const rows = await db
      .select({ rating: recipeRatings, recipe: allRecipes.title, author: profiles.name })
      .from(recipeRatings)
      .innerJoin(allRecipes, eq(allRecipes.id, recipeRatings.recipeId))
      .innerJoin(profiles, eq(profiles.id, recipeRatings.userId))
      .where(inArray(recipeRatings.id, known));
    return rows.map(({ rating, recipe, author }) => ({
      id: rating.id,
      title: t('Rating of {recipe}: {starsText}', { recipe, starsText: starsText(rating.stars) }),
      text: rating.note.slice(0, EXCERPT),
      picture: rating.image,
      authorId: rating.userId,
      authorName: author,
      path: paths.recipe(rating.recipeId),
      isHidden: rating.hiddenAt !== null,
    }));
  },
  async hide(db, id, at) {
    await db.update(recipeRatings).set({ hiddenAt: at }).where(eq(recipeRatings.id, id));
  },
  async show(db, id) {
    await db.update(recipeRatings).set({ hiddenAt: null }).where(eq(recipeRatings.id, id));
  },
};

const personal: PersonalData = {
  async *exported(db, userId) {
    const rows = await db
      .select({
        recipeId: recipeRatings.recipeId,
        // `null` while moderators withhold it.
        recipe: recipes.title,
        stars: recipeRatings.stars,
        note: recipeRatings.note,
        photo: recipeRatings.image,
        ratedAt: recipeRatings.createdAt,
      })
      .from(recipeRatings)
      .leftJoin(recipes, eq(recipes.id, recipeRatings.recipeId))
      .where(eq(recipeRatings.userId, userId))
      .orderBy(recipeRatings.createdAt, recipeRatings.id);
    yield jsonFile('ratings.json', rows);
  },
};

export const ratingsOffers: Offers = { reportable: { rating }, personal, invariants: RATING_INVARIANTS };
