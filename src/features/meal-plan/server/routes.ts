import { implement } from '@orpc/server';
import type { RequestContext } from '#server/context.ts';
import { mealPlanContract } from '../contract.ts';
import { mergeMeals, planMeal, removeMeal } from './commands.ts';
import { plannedMeals } from './queries.ts';

const on = implement(mealPlanContract).$context<RequestContext>();

export function mealPlanRoutes() {
  return on.router({
    list: on.list.handler(({ context, input }) => plannedMeals(context, input)),
    add: on.add.handler(({ context, input }) => planMeal(context, input)),
    remove: on.remove.handler(({ context, input }) => removeMeal(context, input.id)),
    merge: on.merge.handler(({ context, input }) => mergeMeals(context, input.meals)),
  });
}
