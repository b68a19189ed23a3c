import type { MealsNutrition } from '../../rules/nutrition.ts';

/** What is counted, and of how many meals that is known. */
export function Coverage({ counted, planned }: Pick<MealsNutrition, 'counted' | 'planned'>) {
  return (
    <p className="mt-1 text-muted">
      One serving of each meal,{' '}
      <span className="whitespace-nowrap">
        from {counted} of {planned} {planned === 1 ? 'meal' : 'meals'}
      </span>
    </p>
  );
}
