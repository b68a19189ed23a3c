import { Trash2 } from 'lucide-react';
import { t } from '#shared/t.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { DraggableMeal } from '../drag/draggable-meal.tsx';
import { useMealActions } from '../meal-actions.tsx';
import { MealMarks } from '../meal-marks.tsx';
import { MealMore } from '../meal-more.tsx';
import { MealPicture } from '../meal-picture.tsx';
import type { MealProps } from '../view-props.tsx';
import { MealLink } from './meal-link.tsx';

export function StackedMeal({ meal, isUnsynced }: MealProps) {
  const { remove } = useMealActions();
  return (
    <DraggableMeal
      meal={meal}
      className="group relative flex cursor-grab items-center rounded-control border border-line bg-raised pe-0.5"
      handleClassName="top-1 start-1 size-8"
    >
      <MealLink meal={meal} className="flex min-w-0 flex-1 items-center gap-2.5 text-start">
        <MealPicture
          meal={meal}
          sizes="4rem"
          aspect="4/3"
          className="w-16 shrink-0 overflow-hidden rounded-s-[11px]"
        />
        <span className="min-w-0 py-1">
          <span className="line-clamp-2 text-sm leading-snug font-semibold wrap-anywhere hyphens-auto">
            {meal.recipeName}
          </span>
          <MealMarks meal={meal} isUnsynced={isUnsynced} />
        </span>
      </MealLink>
      <MealMore meal={meal} className="text-muted" />
      <IconButton
        label={t('Remove {recipeName}', { recipeName: meal.recipeName })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => remove(meal)}
        className="-ms-1.5 text-muted hover:text-danger-ink"
      />
    </DraggableMeal>
  );
}
