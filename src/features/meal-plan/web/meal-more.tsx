import { Ellipsis } from 'lucide-react';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { PlannedMeal } from '../rules/calendar.ts';
import { useMealActions } from './meal-actions.tsx';

/** Opens what a long touch and the context menu of a meal offer, for those who know neither. */
export function MealMore({ meal, className }: { meal: PlannedMeal; className?: string }) {
  const { openMenu } = useMealActions();
  return (
    <IconButton
      label={`More for ${meal.recipeName}`}
      icon={<Ellipsis aria-hidden="true" />}
      onClick={() => openMenu(meal)}
      className={className}
    />
  );
}
