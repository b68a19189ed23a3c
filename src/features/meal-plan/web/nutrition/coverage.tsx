import { coverageText, type MealsNutrition } from '../../rules/nutrition.ts';

/** How many of the meals the figures cover. */
export function Coverage(meals: Pick<MealsNutrition, 'counted' | 'planned'>) {
  return (
    <p className="mt-1 text-muted">
      One serving of each meal · <span className="whitespace-nowrap">{coverageText(meals)}</span>
    </p>
  );
}
