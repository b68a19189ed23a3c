import { type Ref, useImperativeHandle } from 'react';
import { usePlanAccess } from './queries/plan-access.ts';
import { type PlannableRecipe, usePlanRecipe } from './queries/plan-recipe.ts';
import { stopChoosing } from './state/choosing.ts';
import type { Place } from './state/place.ts';

interface Props {
  recipe: PlannableRecipe;
  at: Place;
  /** Plans the recipe for the slot; false if this person may not. */
  ref: Ref<() => boolean>;
}

/** Plans a recipe for the slot it was chosen for. Renders nothing. */
export default function PlanThere({ recipe, at, ref }: Props) {
  const mayPlan = usePlanAccess().admit;
  const planRecipe = usePlanRecipe();
  useImperativeHandle(ref, () => () => {
    if (mayPlan && planRecipe(recipe, at)) stopChoosing();
    return mayPlan;
  });
  return null;
}
