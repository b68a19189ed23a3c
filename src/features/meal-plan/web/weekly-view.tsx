import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight, Plus, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { formatDate, type PlainDate, weekOf } from '#shared/dates.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Picture } from '#web/ui/picture.tsx';
import type { Meal } from '../contract.ts';
import { isDayComplete, mealsByType, narrowStart, narrowWindow, stepNarrow } from '../rules.ts';
import { CompleteBadge } from './complete-badge.tsx';

interface Props {
  today: PlainDate;
  date: PlainDate;
  days: ReadonlyMap<PlainDate, Meal[]>;
  onRemove(meal: Meal): void;
}

/** Seven days from Monday, on a narrow screen two at a time (spec part 1 §2 'Weekly view', 'Narrow screens'). */
export function WeeklyView({ today, date, days, onRemove }: Props) {
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
            meals={days.get(day) ?? []}
            onRemove={onRemove}
          />
        ))}
      </ol>
    </>
  );
}

function WeekDay({
  day,
  isToday,
  meals,
  onRemove,
}: {
  day: PlainDate;
  isToday: boolean;
  meals: Meal[];
  onRemove(meal: Meal): void;
}) {
  return (
    <li
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
          <span className="sr-only">{formatDate(day, 'MMMM yyyy')}</span>
        </Link>
        <span className="ml-auto flex">{isDayComplete(meals) && <CompleteBadge />}</span>
      </h3>
      {mealsByType(meals).map((group) =>
        group.mealType === 'Snack' && group.meals.length === 0 ? null : (
          <div key={group.mealType}>
            <h4 className="px-1 font-sans text-[0.6875rem] font-bold tracking-wider text-muted uppercase md:max-lg:tracking-normal">
              {group.mealType}
            </h4>
            <ul className="mt-1 space-y-2">
              {group.meals.map((meal) => (
                <WeekMeal key={meal.id} meal={meal} onRemove={onRemove} />
              ))}
            </ul>
            {group.meals.length === 0 && (
              <Link
                to={paths.recipes}
                className="mt-1 flex min-h-11 items-center justify-center gap-1 rounded-control border border-dashed border-edge/50 px-1 text-center text-[0.8125rem] leading-tight font-medium text-muted md:max-lg:flex-col md:max-lg:gap-0 md:max-lg:py-1.5 md:max-lg:text-xs hover:border-edge hover:text-ink"
              >
                <Plus aria-hidden="true" className="size-3.5 shrink-0" />
                Add {group.mealType.toLowerCase()}
              </Link>
            )}
          </div>
        ),
      )}
    </li>
  );
}

function WeekMeal({ meal, onRemove }: { meal: Meal; onRemove(meal: Meal): void }) {
  return (
    <li className="relative overflow-hidden rounded-control border border-line bg-raised">
      <Link to={paths.recipe(meal.recipeId ?? '')} className="group block">
        <Picture src={meal.recipeImage} alt="" sizes="(width < 48rem) 45vw, 10rem" aspect="16/9" />
        <span className="block p-2 md:max-lg:p-1.5">
          <span className="line-clamp-2 text-[0.8125rem] leading-snug font-semibold wrap-anywhere hyphens-auto md:max-lg:line-clamp-3 md:max-lg:text-xs group-hover:underline">
            {meal.recipeName}
          </span>
        </span>
      </Link>
      <button
        type="button"
        aria-label={`Remove ${meal.recipeName}`}
        title="Remove"
        onClick={() => onRemove(meal)}
        className="absolute top-1 right-1 flex size-8 items-center md:max-lg:size-6 after:absolute after:-inset-1.5 justify-center rounded-full bg-raised/90 text-ink shadow-soft hover:bg-danger hover:text-on-danger"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </li>
  );
}

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
