import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { useMealActions } from '../meal-actions.tsx';
import { plannedFor } from '../state/planned-servings.ts';

/** Opens a meal's recipe, or for a free-text meal its sheet. */
export function MealLink({
  meal,
  className,
  children,
}: {
  meal: PlannedMeal;
  className: string;
  children: ReactNode;
}) {
  const { edit } = useMealActions();
  if (meal.recipeId !== null && !meal.recipeGone)
    return (
      <Link to={paths.recipe(meal.recipeId)} state={plannedFor(meal)} draggable={false} className={className}>
        {children}
      </Link>
    );
  return (
    <button
      type="button"
      aria-label={t('Edit {recipeName}', { recipeName: meal.recipeName })}
      onClick={() => edit(meal)}
      className={className}
    >
      {children}
    </button>
  );
}
