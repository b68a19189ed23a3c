import { clsx } from 'clsx';
import { memo } from 'react';
import type { PlainDate } from '#shared/dates.ts';
import { mealsByType, type PlannedMeal } from '../../rules/calendar.ts';
import { mealName } from '../../rules/meal-names.ts';
import { DropTarget } from '../drag/drop-target.tsx';
import { AddToSlot } from './add-to-slot.tsx';
import { WeekHeading } from './week-heading.tsx';
import { WeekMeal } from './week-meal.tsx';

export interface WeekDayProps {
  day: PlainDate;
  isToday: boolean;
  /** Beyond the days that a phone shows, even before the device is known to be a phone. */
  isBeyond?: boolean;
  meals: PlannedMeal[];
  notSynced: ReadonlySet<string>;
}

/** A day as a column, memoized so that it re-renders only when it changes. */
export const WeekDay = memo(function WeekDay({ day, isToday, isBeyond, meals, notSynced }: WeekDayProps) {
  return (
    <DropTarget
      as="li"
      place={{ date: day, mealType: null }}
      aria-current={isToday ? 'date' : undefined}
      className={clsx(
        'flex min-w-0 flex-col gap-3 rounded-card border p-2 pb-3 phone:gap-2.5 phone:p-1.5 desk:max-lg:p-1',
        isToday ? 'border-primary bg-primary-soft/50' : 'border-line bg-surface',
        isBeyond && 'phone:hidden',
      )}
    >
      <WeekHeading day={day} isToday={isToday} meals={meals} />
      {mealsByType(meals).map(({ mealType, meals: ofType }, index) =>
        mealType === 'Snack' && ofType.length === 0 ? null : (
          <DropTarget
            as="div"
            key={mealType}
            place={{ date: day, mealType }}
            className={clsx('rounded-control', index === 0 && 'phone:-mt-2')}
          >
            <h4 className="px-1 font-sans text-[0.6875rem] leading-4 font-bold tracking-wider text-muted uppercase desk:max-lg:tracking-normal">
              {mealName(mealType)}
            </h4>
            <ul className="mt-1 space-y-2">
              {ofType.map((meal) => (
                <WeekMeal key={meal.id} meal={meal} isUnsynced={notSynced.has(meal.id)} />
              ))}
            </ul>
            {ofType.length === 0 && <AddToSlot date={day} mealType={mealType} className="mt-1" />}
          </DropTarget>
        ),
      )}
    </DropTarget>
  );
});
