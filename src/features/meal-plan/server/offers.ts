import { asc, inArray } from 'drizzle-orm';
import { kitchensOf } from '#features/accounts/server/access.ts';
import { jsonFile, type Offers } from '#server/offers.ts';
import { MEAL_PLAN_INVARIANTS } from './invariants.ts';
import { mealPlans } from './tables.ts';

export const mealPlanOffers: Offers = {
  invariants: MEAL_PLAN_INVARIANTS,
  personal: {
    async *exported(db, userId) {
      const { date, mealType, recipeName, recipeId, servings, note, recurring, addedAt } = mealPlans;
      const meals = await db
        .select({ date, mealType, recipeName, recipeId, servings, note, recurring, addedAt })
        .from(mealPlans)
        .where(inArray(mealPlans.kitchenId, kitchensOf(userId)))
        .orderBy(asc(date), asc(mealPlans.id));
      yield jsonFile('meal-plan.json', meals);
    },
  },
};
