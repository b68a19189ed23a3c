import { coverageText, type MealsNutrition } from '../../rules/nutrition.ts';

/** What is counted, and for how many of the meals that is known. */
export function Coverage(meals: Pick<MealsNutrition, 'counted' | 'planned'>) {
  return (
    <p className="mt-1 text-muted">
      One serving of each meal · <span className="whitespace-nowrap">{coverageText(meals)}</span>
    </p>
  );
}
