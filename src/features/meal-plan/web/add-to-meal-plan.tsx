import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { ChooseMeal, type PlannableRecipe } from './choose-meal.tsx';
import { useAddRecipe } from './data/add-recipe.ts';
import { stopChoosing } from './data/choosing.ts';
import { placeFrom, useChoosing } from './data/place.ts';
import { usePlanAccess } from './data/plan.ts';

type Props = Pick<ButtonLook, 'variant' | 'size' | 'wide' | 'className'> & { recipe: PlannableRecipe };

/**
 * 'Add to Meal Plan': asks for the day and the meal, or puts the recipe where 'Add dinner' of a day was tapped. An address
 * with a day and a meal, to which whoever signed up or paid meanwhile returns, opens the sheet with them.
 */
export function AddToMealPlan({ recipe, ...look }: Props) {
  const [query, setQuery] = useSearchParams();
  const returning = placeFrom(query.get('plan'), query.get('meal'));
  const [isOpen, setOpen] = useState(false);
  const choosing = useChoosing();
  const mayPlan = usePlanAccess().admit;
  const addRecipe = useAddRecipe();

  const add = () => {
    if (!choosing || !mayPlan) return setOpen(true);
    if (addRecipe(recipe, choosing)) stopChoosing();
  };
  const close = () => {
    setOpen(false);
    if (!returning) return;
    const rest = new URLSearchParams(query);
    rest.delete('plan');
    rest.delete('meal');
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button {...look} icon={<CalendarPlus aria-hidden="true" />} onClick={add}>
        Add to Meal Plan
      </Button>
      <ChooseMeal
        recipe={recipe}
        at={returning ?? choosing}
        isOpen={isOpen || returning !== null}
        onClose={close}
      />
    </>
  );
}
