import { Link } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { MealDietaryMark } from '../meal-dietary-mark.tsx';

/** A printed meal: name (a link on screens), servings and note. */
export function PrintMeal({ meal }: { meal: PlannedMeal }) {
  const { recipeId, recipeName, recipeGone, servings, note } = meal;
  return (
    <>
      {recipeId && !recipeGone ? (
        <Link
          to={paths.recipe(recipeId)}
          className="font-semibold underline-offset-4 tap-44 hover:underline print:no-underline"
        >
          {recipeName}
        </Link>
      ) : (
        <span className="font-semibold">{recipeName}</span>
      )}
      {servings !== null && <span className="text-muted"> {t('· for {servings}', { servings })}</span>}
      {note && <span className="block text-[0.9em] text-muted italic">{note}</span>}
      <MealDietaryMark meal={meal} />
    </>
  );
}
