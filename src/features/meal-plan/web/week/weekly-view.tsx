import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { memo, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { formatDate, type PlainDate, weekOf } from '#shared/dates.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import {
  isDayComplete,
  mealsByType,
  narrowStart,
  narrowWindow,
  type PlannedMeal,
  stepNarrow,
} from '../rules.ts';
import { CompleteBadge } from './complete-badge.tsx';
import { DraggableMeal } from './drag/draggable-meal.tsx';
import { DropTarget } from './drag/drop-target.tsx';
import { useMealActions } from './meal-actions.tsx';
import { MealMarks } from './meal-marks.tsx';
import { MealPicture } from './meal-picture.tsx';
import type { MealProps, ViewProps } from './view-props.tsx';

/** Seven days from Monday, on a narrow screen two at a time (spec part 1 §2 'Weekly view', 'Narrow screens'). */
export function WeeklyView({ today, date, days, notSynced }: ViewProps) {
  const isNarrow = useIsNarrow();
  const week = weekOf(date);
  const monday = week[0] ?? date;
  const [moved, setMoved] = useState<{ monday: PlainDate; start: number } | null>(null);
  const start = moved?.monday === monday ? moved.start : narrowStart(week, today);
  const shown = narrowWindow(week, start);
  const move = (step: 1 | -1) => setMoved({ monday, start: stepNarrow(start, step) });
  return (
    <>
      {isNarrow && (
        <div className="mb-3 flex items-center justify-between">
          <IconButton
            label="Earlier days"
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={!shown.hasPrevious}
            onClick={() => move(-1)}
          />
          <p aria-live="polite" className="text-sm font-medium text-muted tabular-nums">
            {shown.text}
          </p>
          <IconButton
            label="Later days"
            icon={<ChevronRight aria-hidden="true" />}
            disabled={!shown.hasNext}
            onClick={() => move(1)}
          />
        </div>
      )}
      <ol className="grid grid-cols-2 gap-3 md:grid-cols-7 md:gap-1 lg:gap-2">
        {(isNarrow ? shown.days : week).map((day) => (
          <WeekDay
            key={day}
            day={day}
            isToday={day === today}
            meals={days.get(day) ?? NO_MEALS}
            notSynced={notSynced}
          />
        ))}
      </ol>
    </>
  );
}

interface DayProps {
  day: PlainDate;
  isToday: boolean;
  meals: PlannedMeal[];
  notSynced: ReadonlySet<string>;
}

/** A day, drawn anew only when something of it changes. */
const WeekDay = memo(function WeekDay({ day, isToday, meals, notSynced }: DayProps) {
  return (
    <DropTarget
      as="li"
      place={{ date: day, mealType: null }}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'flex min-w-0 flex-col gap-3 rounded-card border p-2 pb-3 md:max-lg:p-1',
        isToday ? 'border-primary bg-primary-soft/50' : 'border-line bg-surface',
      )}
    >
      <h3 className="flex items-center gap-1 px-1 pt-1 font-sans">
        <Link
          to={paths.mealPlan({ date: day, view: 'daily' })}
          className="flex items-baseline gap-1 tap-44 lg:gap-1.5"
        >
          <span className="text-sm font-semibold text-muted">{formatDate(day, 'EEE')}</span>{' '}
          <span className={clsx('text-lg font-bold tabular-nums', isToday && 'text-primary-ink')}>
            {formatDate(day, 'd')}
          </span>
        </Link>
        <span className="ml-auto flex">{isDayComplete(meals) && <CompleteBadge />}</span>
      </h3>
      {mealsByType(meals).map(({ mealType, meals: ofType }) =>
        mealType === 'Snack' && ofType.length === 0 ? null : (
          <DropTarget as="div" key={mealType} place={{ date: day, mealType }} className="rounded-control">
            <h4 className="px-1 font-sans text-[0.6875rem] font-bold tracking-wider text-muted uppercase md:max-lg:tracking-normal">
              {mealType}
            </h4>
            <ul className="mt-1 space-y-2">
              {ofType.map((meal) => (
                <WeekMeal key={meal.id} meal={meal} isUnsynced={notSynced.has(meal.id)} />
              ))}
            </ul>
            {ofType.length === 0 && (
              <Link
                to={paths.recipes}
                draggable={false}
                className="mt-1 flex min-h-11 items-center justify-center gap-1 rounded-control border border-dashed border-edge/50 px-1 text-center text-[0.8125rem] leading-tight font-medium text-muted md:max-lg:flex-col md:max-lg:gap-0 md:max-lg:py-1.5 md:max-lg:text-xs hover:border-edge hover:text-ink"
              >
                <Plus aria-hidden="true" className="size-3.5 shrink-0" />
                Add {mealType.toLowerCase()}
              </Link>
            )}
          </DropTarget>
        ),
      )}
    </DropTarget>
  );
});

function WeekMeal({ meal, isUnsynced }: MealProps) {
  const { edit, remove } = useMealActions();
  const isRecipe = meal.recipeId !== null && !meal.recipeGone;
  const look = 'block w-full text-left';
  const content = (
    <>
      <MealPicture
        meal={meal}
        sizes="(width < 48rem) 45vw, 10rem"
        aspect="16/9"
        className="max-md:rounded-t-control"
      />
      <span className="block p-2 md:max-lg:p-1.5">
        <span className="line-clamp-2 text-[0.8125rem] leading-snug font-semibold wrap-anywhere hyphens-auto md:max-lg:line-clamp-3 md:max-lg:text-xs group-hover:underline">
          {meal.recipeName}
        </span>
        <MealMarks meal={meal} isUnsynced={isUnsynced} />
      </span>
    </>
  );
  return (
    <DraggableMeal
      meal={meal}
      className="group relative cursor-grab overflow-hidden rounded-control border border-line bg-raised"
      handleClassName="top-1 left-1 size-8 md:max-lg:size-6"
    >
      {isRecipe ? (
        <Link to={paths.recipe(meal.recipeId ?? '')} draggable={false} className={look}>
          {content}
        </Link>
      ) : (
        <button
          type="button"
          aria-label={`Edit ${meal.recipeName}`}
          onClick={() => edit(meal)}
          className={look}
        >
          {content}
        </button>
      )}
      <button
        type="button"
        aria-label={`Remove ${meal.recipeName}`}
        title="Remove"
        onClick={() => remove(meal)}
        className="absolute top-1 right-1 flex size-8 items-center md:max-lg:size-6 after:absolute after:-inset-1.5 justify-center rounded-full bg-raised/90 text-ink shadow-soft hover:bg-danger hover:text-on-danger"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </DraggableMeal>
  );
}

const NO_MEALS: PlannedMeal[] = [];
const NARROW = '(width < 48rem)';

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(NARROW);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
}
