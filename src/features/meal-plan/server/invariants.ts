import type { Invariant } from '#server/offers.ts';

export const MEAL_PLAN_INVARIANTS: readonly Invariant[] = [
  {
    name: 'Meals whose recipe no longer exists say so.',
    broken: `select id from meal_plans where recipe_id is not null and not recipe_gone
      and not exists (select from all_recipes where all_recipes.id = recipe_id)`,
    repair: {
      statement: `update meal_plans set recipe_gone = true where recipe_id is not null and not recipe_gone
        and not exists (select from all_recipes where all_recipes.id = recipe_id)`,
      locks: [],
    },
  },
];
