import { Ellipsis } from 'lucide-react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { PlannedMeal } from '../rules/calendar.ts';
import { useMealActions } from './meal-actions.tsx';

/** A visible way to the menu, for those who know neither long touch nor right-click. */
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
