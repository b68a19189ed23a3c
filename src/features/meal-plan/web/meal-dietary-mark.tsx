import { TriangleAlert } from 'lucide-react';
import { createContext, use } from 'react';
import { useAvoided } from '#features/accounts/web/queries/avoided.ts';
import type { DietaryFacts } from '#features/foods/contract.ts';
import { isMarked } from '#features/foods/web/dietary-mark.tsx';
import DietaryWords from '#features/foods/web/dietary-words.tsx';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../rules/calendar.ts';

const NONE: ReadonlyMap<string, DietaryFacts> = new Map();

/** By recipe; empty for readers who may eat everything, because it is not requested for them. */
export const MealDietaryContext = createContext(NONE);

/** Marks a planned meal with what its reader does not eat; the person who planned it may eat it. */
export function MealDietaryMark({ meal }: { meal: Pick<PlannedMeal, 'recipeId'> }) {
  const recipe = use(MealDietaryContext).get(meal.recipeId ?? '');
  const avoided = useAvoided();
  if (!recipe) return null;
  return (
    <span className="mt-1 flex empty:hidden">
      {/* Not loaded afterward, like those of cards: a plan is printed, and read without scripts. */}
      <DietaryWords recipe={recipe} look="badge" avoided={avoided} />
    </span>
  );
}

/** The same where there is no room for words, for any of several meals. */
export function MealDietarySign({ meals }: { meals: readonly Pick<PlannedMeal, 'recipeId'>[] }) {
  const known = use(MealDietaryContext);
  const avoided = useAvoided();
  const facts = meals.flatMap(({ recipeId }) => known.get(recipeId ?? '') ?? []);
  if (!facts.some((recipe) => isMarked(recipe, avoided))) return null;
  const containsAllergen = facts.some(({ allergens }) => allergens.some((one) => avoided.has(one)));
  const words = containsAllergen ? t('Contains an allergen you avoid') : t('May not suit how you eat');
  return (
    <span role="img" aria-label={words} title={words} className="shrink-0 text-danger-ink">
      <TriangleAlert aria-hidden="true" className="size-3.5" />
    </span>
  );
}
