import { X } from 'lucide-react';
import { t } from '#shared/t.ts';
import { DraggableMeal } from '../drag/draggable-meal.tsx';
import { useMealActions } from '../meal-actions.tsx';
import { MealMarks } from '../meal-marks.tsx';
import { MealMore } from '../meal-more.tsx';
import { MealPicture } from '../meal-picture.tsx';
import type { MealProps } from '../view-props.tsx';
import { MealLink } from './meal-link.tsx';

/** In the picture's corners; the touch target exceeds the visible button. */
const CORNER =
  'absolute flex size-8 items-center justify-center rounded-full bg-raised/90 text-ink shadow-soft desk:max-lg:size-6 after:absolute after:-inset-1.5 [&_svg]:size-4';

export function WeekMeal({ meal, isUnsynced }: MealProps) {
  const { remove } = useMealActions();
  return (
    <DraggableMeal
      meal={meal}
      className="group relative cursor-grab overflow-hidden rounded-control border border-line bg-raised"
      handleClassName="top-1 start-1 size-8 desk:max-lg:size-6"
    >
      <MealLink meal={meal} className="block w-full text-start short:flex short:items-center short:pe-22">
        <MealPicture
          meal={meal}
          sizes="(width < 48rem) 45vw, 10rem"
          aspect="16/9"
          className="w-full phone:rounded-t-control short:w-20 short:shrink-0 short:rounded-s-control short:rounded-se-none!"
        />
        <span className="block p-2 desk:max-lg:p-1.5">
          <span className="line-clamp-2 text-[0.8125rem] leading-snug font-semibold wrap-anywhere hyphens-auto desk:max-lg:line-clamp-3 desk:max-lg:text-xs group-hover:underline">
            {meal.recipeName}
          </span>
          <MealMarks meal={meal} isUnsynced={isUnsynced} />
        </span>
      </MealLink>
      <button
        type="button"
        aria-label={t('Remove {recipeName}', { recipeName: meal.recipeName })}
        title={t('Remove')}
        onClick={() => remove(meal)}
        className={`${CORNER} top-1 end-1 hover:bg-danger hover:text-on-danger`}
      >
        <X aria-hidden="true" />
      </button>
      <MealMore
        meal={meal}
        className={`${CORNER} top-1 end-11 size-8! desk:max-lg:end-8 desk:max-lg:size-6!`}
      />
    </DraggableMeal>
  );
}
