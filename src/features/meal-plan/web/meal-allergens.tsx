import { TriangleAlert } from 'lucide-react';
import { createContext, use } from 'react';
import { useAllergens } from '#features/accounts/web/queries/allergens.ts';
import type { RecipeAllergens } from '#features/foods/contract.ts';
import { AllergenMark } from '#features/foods/web/allergen-mark.tsx';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../rules/calendar.ts';

const NONE: ReadonlyMap<string, RecipeAllergens> = new Map();

/** By recipe; empty for readers who may eat everything, who never ask for them. */
export const MealAllergensContext = createContext(NONE);

/** Marks a planned meal with what its reader must not eat: the person who planned it may eat it. */
export function MealAllergens({ meal }: { meal: Pick<PlannedMeal, 'recipeId'> }) {
  const recipe = use(MealAllergensContext).get(meal.recipeId ?? '');
  if (!recipe) return null;
  return (
    <span className="mt-1 flex empty:hidden">
      <AllergenMark recipe={recipe} look="badge" />
    </span>
  );
}

/** The same where there is no room for words, for any of some meals. */
export function MealAllergensSign({ meals }: { meals: readonly Pick<PlannedMeal, 'recipeId'>[] }) {
  const known = use(MealAllergensContext);
  const avoided = useAllergens();
  const isMarked = meals.some(({ recipeId }) =>
    known.get(recipeId ?? '')?.allergens.some((one) => avoided.has(one)),
  );
  if (!isMarked) return null;
  return (
    <span
      role="img"
      aria-label={t('Contains an allergen you avoid')}
      title={t('Contains an allergen you avoid')}
      className="shrink-0 text-danger-ink"
    >
      <TriangleAlert aria-hidden="true" className="size-3.5" />
    </span>
  );
}
