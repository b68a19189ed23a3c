import { Ellipsis } from 'lucide-react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { PlannedMeal } from '../rules/calendar.ts';
import { useMealActions } from './meal-actions.tsx';

/** A visible button for the menu, for people who know neither the long press nor the right-click. */
export function MealMore({ meal, className }: { meal: PlannedMeal; className?: string }) {
  const { openMenu } = useMealActions();
  return (
    <IconButton
      label={t('More actions for {recipeName}', { recipeName: meal.recipeName })}
      icon={<Ellipsis aria-hidden="true" />}
      onClick={() => openMenu(meal)}
      className={className}
    />
  );
}
