import { clsx } from 'clsx';
import { formatDate, type PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { PrintMeals } from './print-meals.tsx';

interface Props {
  dates: readonly PlainDate[];
  days: ReadonlyMap<PlainDate, PlannedMeal[]>;
  today?: PlainDate | null;
  className?: string;
}

/** Days stacked with all their meals, like a weekly menu. No day breaks across pages. */
export function PrintDays({ dates, days, today, className }: Props) {
  return (
    <ol className={clsx('divide-y divide-line border-y border-line', className)}>
      {dates.map((date) => {
        const meals = days.get(date) ?? [];
        return (
          <li
            key={date}
            aria-current={date === today ? 'date' : undefined}
            className="grid break-inside-avoid gap-x-6 gap-y-2 py-4 md:grid-cols-[10rem_minmax(0,1fr)] print:min-h-22 print:grid-cols-[8rem_minmax(0,1fr)] print:py-3"
          >
            <h3
              className={clsx('text-lg print:text-base print:text-ink', date === today && 'text-primary-ink')}
            >
              {formatDate(date, 'EEEE')}
              <span className="font-sans text-sm font-medium tracking-normal max-md:ms-2 md:mt-0.5 md:block print:mt-0.5 print:ms-0 print:block">
                {formatDate(date, 'MMM d')}
              </span>
            </h3>
            {meals.length === 0 ? (
              <p className="text-muted print:hidden">{t('Nothing planned')}</p>
            ) : (
              <PrintMeals meals={meals} className="print:text-sm" />
            )}
          </li>
        );
      })}
    </ol>
  );
}
