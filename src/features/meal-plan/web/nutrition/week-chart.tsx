import { clsx } from 'clsx';
import type { Nutrition } from '#features/foods/rules/catalog/food.ts';
import { energyFrom, energyText, gramsText } from '#features/foods/rules/nutrition.ts';
import { formatDate, type PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { coverageText, type DayNutrition } from '../../rules/nutrition.ts';

interface Props {
  today: PlainDate;
  dates: readonly PlainDate[];
  days: readonly DayNutrition[];
}

/** A stacked energy bar per day; for screen readers, a table of the same figures. */
export function WeekChart({ today, dates, days }: Props) {
  const highest = Math.max(...days.map(({ total }) => total.energy));
  return (
    <div className="relative flex flex-col self-end">
      {/* In a block, because a visually hidden table would keep its width. */}
      <div className="sr-only">
        <WeekTable today={today} dates={dates} days={days} />
      </div>
      <p aria-hidden="true" className="mb-1 text-sm text-muted">
        {t('Energy by day, kcal')}
      </p>
      <div aria-hidden="true" className="grid grid-cols-7">
        {dates.map((date) => {
          const day = days.find((each) => each.date === date);
          return (
            <div key={date} className="text-center">
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
                  date === today ? 'bg-primary text-on-primary' : 'text-muted',
                )}
              >
                {formatDate(date, 'EEE')}
              </span>
              <span className="block h-4 text-[0.6875rem] whitespace-nowrap text-muted tabular-nums">
                {day &&
                  day.counted < day.planned &&
                  t('{counted} of {planned}', { counted: day.counted, planned: day.planned })}
              </span>
            </div>
          );
        })}
      </div>
      {days.some(({ counted, planned }) => counted < planned) && (
        <p aria-hidden="true" className="mt-1 text-xs text-muted">
          {t('“1 of 2” means 1 of that day’s 2 meals is counted.')}
        </p>
      )}
    </div>
  );
}

/** The chart as a table. */
function WeekTable({ today, dates, days }: Props) {
  return (
    <table>
      <caption>{t('Energy by day')}</caption>
      <thead>
        <tr>
          {[t('Day'), t('Energy'), t('Fat'), t('Carbs'), t('Protein'), t('Meals')].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dates.map((date) => {
          const day = days.find((each) => each.date === date);
          const total = day && day.counted > 0 ? day.total : null;
          return (
            <tr key={date} aria-current={date === today ? 'date' : undefined}>
              <th scope="row">{formatDate(date, 'EEEE, MMMM d, yyyy')}</th>
              <td>{total ? t('{energy} kcal', { energy: energyText(total.energy) }) : t('unknown')}</td>
              <td>{total ? gramsText(total.fat) : t('unknown')}</td>
              <td>{total ? gramsText(total.carbohydrate) : t('unknown')}</td>
              <td>{total ? gramsText(total.protein) : t('unknown')}</td>
              <td>{day ? coverageText(day) : t('no meals')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** `part`: share of the height below the number. */
function Bar({ total, part }: { total: Nutrition; part: number }) {
  const { fat, carbohydrate, protein } = energyFrom(total);
  return (
    <span
      className="flex w-full max-w-9 flex-col gap-0.5 overflow-hidden rounded-t-md forced-color-adjust-none"
      style={{ height: `calc((100% - 1.25rem) * ${part})` }}
    >
      <span className="bg-herb" style={{ flexGrow: protein }} />
      <span className="bg-primary" style={{ flexGrow: carbohydrate }} />
      <span className="bg-saffron" style={{ flexGrow: fat }} />
    </span>
  );
}
