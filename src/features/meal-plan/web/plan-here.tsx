import { Plus } from 'lucide-react';
import { useLocation } from 'react-router';
import { t } from '#shared/t.ts';
import { usePlanAccess } from './queries/plan-access.ts';
import { type PlannableRecipe, usePlanRecipe } from './queries/plan-recipe.ts';
import { stopChoosing } from './state/choosing.ts';
import { isLookingAt, useChoosing } from './state/place.ts';

/** On a recipe's card, while a recipe is being chosen: plans it for that slot without opening it. */
export default function PlanHere({ recipe: { id, title, image } }: { recipe: PlannableRecipe }) {
  const at = useChoosing();
  const { pathname } = useLocation();
  const mayPlan = usePlanAccess().admit;
  const planRecipe = usePlanRecipe();
  // The recipe's own page asks everyone else to sign up or subscribe.
  if (!at || !mayPlan || !isLookingAt(pathname)) return null;
  return (
    <button
      type="button"
      aria-label={t('Add {title}', { title })}
      title={t('Add to Meal Plan')}
      onClick={() => {
        if (planRecipe({ id, title, image }, at)) stopChoosing();
      }}
      className="tap-44 inline-flex size-9 items-center justify-center rounded-full bg-primary text-on-primary shadow-soft"
    >
      <Plus aria-hidden="true" className="size-5" />
    </button>
  );
}
