import { clsx } from 'clsx';
import { memo } from 'react';
import { mealsByType } from '../../rules/calendar.ts';
import { mealName } from '../../rules/meal-names.ts';
import { DropTarget } from '../drag/drop-target.tsx';
import { AddToSlot } from './add-to-slot.tsx';
import { StackedMeal } from './stacked-meal.tsx';
import type { WeekDayProps } from './week-day.tsx';
import { WeekHeading } from './week-heading.tsx';

/** A full-width day: its meals as rows, missing meals side by side below. */
export const StackedDay = memo(function StackedDay({ day, isToday, meals, notSynced }: WeekDayProps) {
  const groups = mealsByType(meals);
  const empty = groups.filter(({ mealType, meals }) => mealType !== 'Snack' && meals.length === 0);
  return (
    <DropTarget
      as="li"
      place={{ date: day, mealType: null }}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'rounded-card border p-1.5',
        isToday ? 'border-primary bg-primary-soft/50' : 'border-line bg-surface',
      )}
    >
      <WeekHeading day={day} isToday={isToday} meals={meals} />
      {groups.map(
        ({ mealType, meals: ofType }) =>
          ofType.length > 0 && (
            <DropTarget
              as="div"
              key={mealType}
              place={{ date: day, mealType }}
              className="mt-1.5 rounded-control first-of-type:mt-0"
            >
              <h4 className="px-1 font-sans text-[0.6875rem] leading-4 font-bold tracking-wider text-muted uppercase">
                {mealName(mealType)}
              </h4>
              <ul className="mt-0.5 space-y-1.5">
                {ofType.map((meal) => (
                  <StackedMeal key={meal.id} meal={meal} isUnsynced={notSynced.has(meal.id)} />
                ))}
              </ul>
            </DropTarget>
          ),
      )}
      {empty.length > 0 && (
        <div className="mt-1.5 flex gap-1.5">
          {empty.map(({ mealType }) => (
            <DropTarget
              as="div"
              key={mealType}
              place={{ date: day, mealType }}
              className="min-w-0 flex-1 rounded-control"
            >
              <AddToSlot date={day} mealType={mealType} />
            </DropTarget>
          ))}
        </div>
      )}
    </DropTarget>
  );
});
