import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '#shared/t.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { useCode } from '#web/ui/use-code.ts';
import { MOST_SERVINGS } from '../rules/limits.ts';
import type { PlannableRecipe } from './queries/plan-recipe.ts';
import { placeFrom, useChoosing } from './state/place.ts';

const importChooseMeal = () => import('./choose-meal.tsx');
const importPlanThere = () => import('./plan-there.tsx');

type Props = Pick<ButtonLook, 'variant' | 'size' | 'wide' | 'className'> & {
  recipe: PlannableRecipe & { servings: number };
  /** The servings for which the ingredients are shown; planned if the cook has scaled them. */
  servings: number;
};

/**
 * 'Add to Meal Plan': asks for day and meal, or uses the slot whose 'Add dinner' was tapped. The code that stores and sends
 * changes loads on demand.
 */
export function AddToMealPlan({ recipe: { id, title, image, servings: own }, servings, ...look }: Props) {
  // A pending change should not store the whole recipe.
  const recipe = {
    id,
    title,
    image,
    servings: servings === own ? undefined : Math.min(servings, MOST_SERVINGS),
  };
  const [isOpen, setOpen] = useState(false);
  const ChooseMeal = useCode(importChooseMeal, isOpen);
  const choosing = useChoosing();
  const PlanThere = useCode(importPlanThere, choosing !== null);
  const planThere = useRef<() => boolean>(null);

  const add = () => {
    if (!planThere.current?.()) setOpen(true);
  };
  return (
    <>
      <Button {...look} icon={<CalendarPlus aria-hidden="true" />} onClick={add}>
        {t('Add to Meal Plan')}
      </Button>
      {choosing && PlanThere && <PlanThere recipe={recipe} at={choosing} ref={planThere} />}
      {ChooseMeal && (
        <ChooseMeal recipe={recipe} at={choosing} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

/** Reopens the sheet when the cook returns from sign-up or checkout to a URL with a day and a meal. */
export function AddOnReturn({ recipe: { id, title, image } }: { recipe: PlannableRecipe }) {
  const [query, setQuery] = useSearchParams();
  const returning = placeFrom(query.get('plan'), query.get('meal'));
  const ChooseMeal = useCode(importChooseMeal, returning !== null);
  if (!returning || !ChooseMeal) return null;
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete('plan');
    rest.delete('meal');
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return <ChooseMeal recipe={{ id, title, image }} at={returning} isOpen onClose={close} />;
}
