import { T } from '#web/ui/t.tsx';
import { coverageText, type MealsNutrition } from '../../rules/nutrition.ts';

/** How many of the meals the figures cover. */
export function Coverage(meals: Pick<MealsNutrition, 'counted' | 'planned'>) {
  return (
    <p className="mt-1 text-muted">
      <T
        text={'One serving of each meal · <span>{meals}</span>'}
        values={{ meals: coverageText(meals) }}
        parts={{ span: <span className="whitespace-nowrap" /> }}
      />
    </p>
  );
}
