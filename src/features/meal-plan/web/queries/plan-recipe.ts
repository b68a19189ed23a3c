import { useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { dayLabel } from '../../rules/calendar.ts';
import { mealWord } from '../../rules/meal-names.ts';
import type { Place } from '../state/place.ts';
import { useToday } from '../state/today.ts';
import { usePlanChanges } from './changes.ts';

export interface PlannableRecipe {
  id: string;
  title: string;
  image: string | null;
  /** As chosen by the cook; by default as many as the household has. */
  servings?: number | undefined;
}

/** Plans a recipe and confirms with a toast that links to it. Returns false, with an error toast, if storage is full. */
export function usePlanRecipe() {
  const { planMeal } = usePlanChanges();
  const today = useToday();
  const navigate = useNavigate();
  return ({ servings, ...recipe }: PlannableRecipe, at: Place): boolean =>
    planMeal({ recipe }, servings === undefined ? at : { ...at, servings }, {
      title: t('Added to meal plan'),
      description: `${recipe.title}, ${mealWord(at.mealType)} · ${dayLabel(at.date, today ?? at.date)}`,
      tone: 'success',
      duration: 5000,
      action: {
        label: t('View Meal Plan'),
        onClick: () => void navigate(paths.mealPlan({ date: at.date, view: 'daily' })),
      },
    });
}
