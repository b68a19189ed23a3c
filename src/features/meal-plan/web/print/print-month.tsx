import { clsx } from 'clsx';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { formatDate, monthGrid, type PlainDate } from '#shared/dates.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { mealsByType } from '../../rules/calendar.ts';
import { mealName } from '../../rules/meal-names.ts';
import { PrintMeal } from './print-meal.tsx';

interface Props {
  date: PlainDate;
  days: ReadonlyMap<PlainDate, PlannedMeal[]>;
  today?: PlainDate | null;
  className?: string;
}

/** The weeks of a month, with every meal. No week breaks across pages. */
export function PrintMonth({ date, days, today, className }: Props) {
  const grid = monthGrid(date, useWeekStart());
  const weeks = Array.from({ length: grid.length / 7 }, (_, index) => grid.slice(index * 7, index * 7 + 7));
  return (
    <table className={clsx('w-full table-fixed border-collapse', className)}>
      <caption className="sr-only">{formatDate(date, 'MMMM yyyy')}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="pb-1.5 text-start text-sm font-semibold text-muted">
              {formatDate(day, 'EEE')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]} className="break-inside-avoid">
            {week.map((day) => {
              const isOutside = day.slice(0, 7) !== date.slice(0, 7);
              const meals = isOutside ? [] : mealsByType(days.get(day) ?? []).flatMap((group) => group.meals);
              return (
                <td
                  key={day}
                  aria-current={day === today ? 'date' : undefined}
                  className={clsx(
                    'h-24 border border-line p-1.5 align-top print:h-[25mm] print:p-1',
                    isOutside ? 'text-muted print:text-transparent' : 'bg-surface',
                  )}
                >
                  <span
                    className={clsx(
                      'text-sm font-semibold tabular-nums',
                      day === today &&
                        'rounded-full bg-primary px-2 py-0.5 text-on-primary print:bg-transparent print:p-0 print:text-ink',
                    )}
                  >
                    {formatDate(day, 'd')}
                  </span>
                  <ul className="mt-1 space-y-1 print:mt-0 print:space-y-0.5 text-[0.8125rem] leading-snug wrap-anywhere hyphens-auto print:text-[0.625rem] print:leading-tight">
                    {meals.map((meal) => (
                      <li key={meal.id}>
                        <span className="block text-[0.9em] text-muted">{mealName(meal.mealType)}</span>
                        <PrintMeal meal={meal} />
                      </li>
                    ))}
                  </ul>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
