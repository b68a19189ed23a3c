import { clsx } from 'clsx';
import { CloudOff, X } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { formatDate, monthGrid, type PlainDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import {
  isDayComplete,
  type MealType,
  mealsByType,
  type PlannedMeal,
  typeCounts,
} from '../rules/calendar.ts';
import { mealName } from '../rules/meal-names.ts';
import { CompleteBadge } from './complete-badge.tsx';
import { DraggableMeal } from './drag/draggable-meal.tsx';
import { DropTarget } from './drag/drop-target.tsx';
import { useHeldAtEdge } from './drag/page-turn.tsx';
import { useMealActions } from './meal-actions.tsx';
import { MealDietarySign } from './meal-dietary-mark.tsx';
import { RepeatBadge } from './meal-marks.tsx';
import { MealMore } from './meal-more.tsx';
import type { MealProps, ViewProps } from './view-props.tsx';

const MOST_IN_CELL = 2;
const TYPE_TONE: Record<MealType, string> = {
  Breakfast: 'bg-saffron-soft text-saffron-ink',
  Lunch: 'bg-herb-soft text-herb-ink',
  Dinner: 'bg-primary-soft text-primary-ink',
  Snack: 'bg-sunken text-ink',
};

/** The weeks of a month, days of other months dimmed (spec part 1 §2 'Monthly view'). */
export function MonthlyView({ today, date, days, notSynced, onStep }: ViewProps) {
  useHeldAtEdge(onStep);
  const grid = monthGrid(date, useWeekStart());
  const weeks = Array.from({ length: grid.length / 7 }, (_, index) => grid.slice(index * 7, index * 7 + 7));
  return (
    <table className="-mx-0.5 w-[calc(100%+4px)] table-fixed border-separate border-spacing-0.5 md:-mx-1.5 md:w-[calc(100%+12px)] md:border-spacing-1.5">
      <caption className="sr-only">{formatDate(date, 'MMMM yyyy')}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={formatDate(day, 'EEEE')}
              className="pb-1 text-xs font-semibold text-muted md:text-sm"
            >
              {formatDate(day, 'EEE')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <MonthDay
                key={day}
                day={day}
                isOutside={day.slice(0, 7) !== date.slice(0, 7)}
                isToday={day === today}
                meals={days.get(day) ?? NO_MEALS}
                notSynced={notSynced}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: PlainDate;
  isOutside: boolean;
  isToday: boolean;
  meals: PlannedMeal[];
  notSynced: ReadonlySet<string>;
}

/** Memoized, so that a day re-renders only when it changes. */
const MonthDay = memo(function MonthDay({ day, isOutside, isToday, meals, notSynced }: DayProps) {
  const sorted = mealsByType(meals).flatMap((group) => group.meals);
  const hasMore = sorted.length > MOST_IN_CELL;
  const number = (
    <span
      className={clsx(
        'flex size-6 items-center justify-center rounded-full text-[0.8125rem] font-semibold tabular-nums md:size-7 md:text-sm',
        isToday && 'bg-primary text-on-primary',
        isOutside && !isToday && 'text-muted',
      )}
    >
      {formatDate(day, 'd')}
    </span>
  );
  return (
    <DropTarget
      as="td"
      place={{ date: day, mealType: null }}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'relative h-21 rounded-[10px] border p-0.5 align-top desk:h-30 md:rounded-control md:p-1.5',
        isOutside ? 'border-line/60 bg-transparent' : 'border-line bg-surface',
        isToday && 'border-primary',
        'hover:border-edge',
      )}
    >
      <div className="flex items-start justify-between">
        <Link
          to={paths.mealPlan({ date: day, view: 'daily' })}
          aria-label={`${formatDate(day, 'EEEE, MMMM d, yyyy')}, ${mealCount(meals.length)}`}
          className="after:absolute after:inset-0 after:rounded-[inherit]"
        >
          {number}
        </Link>
        {isDayComplete(meals) && (
          // A phone's cell is too narrow for both at full size.
          <span className="flex max-md:absolute max-md:end-0.5 max-md:top-0.5 max-md:*:size-3.5 max-md:[&_svg]:size-2.5">
            <CompleteBadge />
          </span>
        )}
      </div>
      {hasMore && <MealCounts meals={sorted} />}
      <ul
        className={clsx(
          'mt-1 space-y-0.5 md:space-y-1',
          hasMore && 'max-md:hidden',
          // Not paler: the names must stay readable.
          isOutside && '*:bg-transparent',
        )}
      >
        {sorted.slice(0, MOST_IN_CELL).map((meal) => (
          <MonthMeal key={meal.id} meal={meal} isUnsynced={notSynced.has(meal.id)} />
        ))}
      </ul>
    </DropTarget>
  );
});

function MonthMeal({ meal, isUnsynced }: MealProps) {
  const { remove } = useMealActions();
  return (
    <DraggableMeal
      meal={meal}
      className={clsx(
        'group relative z-10 flex cursor-grab items-center gap-0.5 rounded-md text-[0.6875rem] leading-6 font-semibold md:text-xs',
        TYPE_TONE[meal.mealType],
      )}
      handleClassName="start-0 size-6 [@media(hover:none)]:hidden"
    >
      {/* The day's link is the tab stop. */}
      <Link
        to={paths.mealPlan({ date: meal.date, view: 'daily' })}
        tabIndex={-1}
        draggable={false}
        className="min-w-0 flex-1 overflow-hidden px-1 whitespace-nowrap max-md:mask-r-from-70% md:px-1.5 md:text-ellipsis"
        title={[`${mealName(meal.mealType)}: ${meal.recipeName}`, meal.note].filter(Boolean).join('\n')}
      >
        <span className="sr-only">{mealName(meal.mealType)}: </span>
        {meal.recipeName}
      </Link>
      {isUnsynced && (
        <span
          role="img"
          aria-label={t('not synced')}
          title={t('not synced')}
          className="shrink-0 text-saffron-ink"
        >
          <CloudOff aria-hidden="true" className="size-3.5" />
        </span>
      )}
      <MealDietarySign meals={[meal]} />
      <RepeatBadge recurring={meal.recurring} />
      {/* Touch screens have these buttons in the daily view. */}
      <MealMore
        meal={meal}
        className="absolute end-6.5 z-10 size-6! bg-raised opacity-0 shadow-soft group-hover:opacity-100 focus-visible:opacity-100 [@media(hover:none)]:hidden [&_svg]:size-3.5!"
      />
      <button
        type="button"
        title={t('Delete meal')}
        aria-label={t('Delete meal {recipeName}', { recipeName: meal.recipeName })}
        onClick={() => remove(meal)}
        className="absolute end-0 z-10 flex size-6 items-center justify-center rounded-full bg-raised text-ink opacity-0 shadow-soft group-hover:opacity-100 hover:bg-danger hover:text-on-danger focus-visible:opacity-100 [@media(hover:none)]:hidden"
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </DraggableMeal>
  );
}

const NO_MEALS: PlannedMeal[] = [];

function mealCount(count: number): string {
  return count === 0 ? t('no meals') : t('{count, plural, one {# meal} other {# meals}}', { count });
}

function MealCounts({ meals }: { meals: PlannedMeal[] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-0.5 md:gap-1">
      {typeCounts(meals).map(({ mealType, count }) => (
        <li
          key={mealType}
          title={`${mealName(mealType)}: ${count}`}
          className={clsx(
            'rounded-md px-1 text-[0.6875rem] leading-5 font-bold tabular-nums md:px-1.5 md:text-xs md:leading-6',
            TYPE_TONE[mealType],
          )}
        >
          {mealName(mealType).charAt(0)}
          {count}
        </li>
      ))}
      {/* On wider screens, the first meals below have signs of their own. */}
      <li className="flex items-center empty:hidden md:hidden">
        <MealDietarySign meals={meals} />
      </li>
    </ul>
  );
}
