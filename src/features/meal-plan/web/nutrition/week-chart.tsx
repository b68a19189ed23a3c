import { clsx } from 'clsx';
import type { Nutrition } from '#features/foods/rules/food.ts';
import { energyFrom, energyText } from '#features/foods/rules/nutrition.ts';
import { formatDate, type PlainDate } from '#shared/dates.ts';
import type { DayNutrition } from '../../rules/nutrition.ts';

interface Props {
  today: PlainDate;
  dates: readonly PlainDate[];
  days: readonly DayNutrition[];
}

/** A bar of energy for each day, shared by what it comes from; to screen readers a list of days and values. */
export function WeekChart({ today, dates, days }: Props) {
  const highest = Math.max(...days.map(({ total }) => total.energy));
  return (
    <ol aria-label="Energy by day" className="grid grid-cols-7 self-end">
      {dates.map((date) => {
        const day = days.find((each) => each.date === date);
        const isToday = date === today;
        const isPartial = day !== undefined && day.counted < day.planned;
        return (
          <li key={date} aria-current={isToday ? 'date' : undefined} className="text-center">
            <span className="sr-only">{spoken(date, day)}</span>
            <div aria-hidden="true">
              <div className="flex h-44 flex-col items-center justify-end border-b border-line px-0.5">
                {day && day.counted > 0 && (
                  <>
                    <span className="mb-1 text-xs font-semibold tabular-nums">
                      {energyText(day.total.energy)}
                    </span>
                    <Bar total={day.total} part={day.total.energy / highest} />
                  </>
                )}
              </div>
              <span
                className={clsx(
                  'mt-1.5 inline-block rounded-full px-1.5 py-0.5 text-xs font-semibold',
                  isToday ? 'bg-primary text-on-primary' : 'text-muted',
                )}
              >
                {formatDate(date, 'EEE')}
              </span>
              <span className="block h-4 text-[0.6875rem] whitespace-nowrap text-muted tabular-nums">
                {isPartial && `${day.counted} of ${day.planned}`}
              </span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** `part` of the height there is below the number. */
function Bar({ total, part }: { total: Nutrition; part: number }) {
  const { fat, carbohydrate, protein } = energyFrom(total);
  return (
    <span
      className="flex w-full max-w-9 flex-col gap-0.5 overflow-hidden rounded-t-md"
      style={{ height: `calc((100% - 1.25rem) * ${part})` }}
    >
      <span className="bg-herb" style={{ flexGrow: protein }} />
      <span className="bg-primary" style={{ flexGrow: carbohydrate }} />
      <span className="bg-saffron" style={{ flexGrow: fat }} />
    </span>
  );
}

function spoken(date: PlainDate, day: DayNutrition | undefined): string {
  const name = formatDate(date, 'EEEE, MMMM d, yyyy');
  if (!day) return `${name}: no meals`;
  const meals = `${day.counted} of ${day.planned} ${day.planned === 1 ? 'meal' : 'meals'}`;
  return day.counted > 0
    ? `${name}: ${energyText(day.total.energy)} kcal, from ${meals}`
    : `${name}: ${meals} counted`;
}
