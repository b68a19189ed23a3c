import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '#shared/t.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { ChooseMeal, type PlannableRecipe } from './choose-meal.tsx';
import { usePlanAccess } from './queries/plan.ts';
import { usePlanRecipe } from './queries/plan-recipe.ts';
import { stopChoosing } from './state/choosing.ts';
import { placeFrom, useChoosing } from './state/place.ts';

type Props = Pick<ButtonLook, 'variant' | 'size' | 'wide' | 'className'> & { recipe: PlannableRecipe };

/** 'Add to Meal Plan': asks for day and meal, or uses the slot whose 'Add dinner' was tapped. */
export function AddToMealPlan({ recipe: { id, title, image }, ...look }: Props) {
  // A pending change should not store the whole recipe.
  const recipe = { id, title, image };
  const [isOpen, setOpen] = useState(false);
  const choosing = useChoosing();
  const mayPlan = usePlanAccess().admit;
  const planRecipe = usePlanRecipe();

  const add = () => {
    if (!choosing || !mayPlan) return setOpen(true);
    if (planRecipe(recipe, choosing)) stopChoosing();
  };
  return (
    <>
      <Button {...look} icon={<CalendarPlus aria-hidden="true" />} onClick={add}>
        {t('Add to Meal Plan')}
      </Button>
      <ChooseMeal recipe={recipe} at={choosing} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** Reopens the sheet when the cook returns from sign-up or checkout to an address with a day and a meal. */
export function AddOnReturn({ recipe: { id, title, image } }: Pick<Props, 'recipe'>) {
  const [query, setQuery] = useSearchParams();
  const returning = placeFrom(query.get('plan'), query.get('meal'));
  if (!returning) return null;
  const close = () => {
    const rest = new URLSearchParams(query);
    rest.delete('plan');
    rest.delete('meal');
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return <ChooseMeal recipe={{ id, title, image }} at={returning} isOpen onClose={close} />;
}
