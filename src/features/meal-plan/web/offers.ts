import { api } from '#web/api.ts';
import type { StaleAfter } from '#web/stale.ts';

export const mealPlanStaleAfter: StaleAfter = { recipes: [api.mealPlan.key()] };
