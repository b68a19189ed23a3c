import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button, type ButtonLook } from '#web/ui/button.tsx';
import { ChooseMeal, type PlannableRecipe } from './choose-meal.tsx';
import { usePlanAccess } from './data/plan.ts';

type Props = Pick<ButtonLook, 'variant' | 'size' | 'wide' | 'className'> & { recipe: PlannableRecipe };

/** 'Add to Meal Plan': 14 days from today and four meal types, Dinner chosen (spec part 1 §2 'Recipe detail'). */
export function AddToMealPlan({ recipe, ...look }: Props) {
  const [isOpen, setOpen] = useState(false);
  const access = usePlanAccess();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const open = () => {
    if (access.admit) return setOpen(true);
    const from = pathname + search;
    if (access.redirect === '/subscription')
      return void navigate(paths.subscription({ reason: access.reason, from }));
    void navigate(paths.login(from));
  };
  return (
    <>
      <Button {...look} icon={<CalendarPlus aria-hidden="true" />} onClick={open}>
        Add to Meal Plan
      </Button>
      <ChooseMeal recipe={recipe} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
