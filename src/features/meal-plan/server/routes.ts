import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { mealPlanContract } from '../contract.ts';
import { withRoom } from './access.ts';
import { copyDays } from './commands/copy-days.ts';
import { planMeal, removeMeal, updateMeal } from './commands/meals.ts';
import { mergeMeals, restoreMeals } from './commands/merge.ts';
import { repeatMeal } from './commands/repeat.ts';
import { moveSeries, removeSeries } from './commands/series.ts';
import { createShare, revokeShare } from './commands/share.ts';
import { dietaryFactsOf } from './queries/dietary-facts.ts';
import { plannedMeals } from './queries/meals.ts';
import { plannedNutrition } from './queries/nutrition.ts';
import { planShare, sharedPlan } from './queries/share.ts';
import { mealSuggestions } from './queries/suggestions.ts';

const on = implement(mealPlanContract).$context<RequestContext>();

export function mealPlanRoutes() {
  return on.router({
    list: on.list.handler(({ context, input }) => plannedMeals(context, input)),
    nutrition: on.nutrition.handler(({ context, input }) => plannedNutrition(context, input)),
    dietaryFacts: on.dietaryFacts.handler(async ({ context, input }) => ({
      recipes: await dietaryFactsOf(context.db, input.recipeIds),
    })),
    plan: on.plan.handler(({ context, input }) => withRoom(() => planMeal(context, input))),
    update: on.update.handler(({ context, input }) => updateMeal(context, input)),
    remove: on.remove.handler(({ context, input }) => removeMeal(context, input.id)),
    repeat: on.repeat.handler(({ context, input }) => withRoom(() => repeatMeal(context, input))),
    moveSeries: on.moveSeries.handler(({ context, input }) => moveSeries(context, input)),
    removeSeries: on.removeSeries.handler(({ context, input }) => removeSeries(context, input)),
    copyDays: on.copyDays.handler(({ context, input }) => withRoom(() => copyDays(context, input))),
    merge: on.merge.handler(({ context, input }) => withRoom(() => mergeMeals(context, input.meals))),
    restore: on.restore.handler(({ context, input }) => withRoom(() => restoreMeals(context, input))),
    suggestions: on.suggestions.handler(({ context, input }) => mealSuggestions(context, input)),
    share: on.share.handler(({ context }) => planShare(context)),
    createShare: on.createShare.handler(({ context }) => createShare(context)),
    revokeShare: on.revokeShare.handler(({ context }) => revokeShare(context)),
    shared: on.shared.handler(({ context, input }) => sharedPlan(context, input)),
  });
}
