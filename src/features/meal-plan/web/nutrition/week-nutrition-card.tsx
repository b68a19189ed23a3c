import type { PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { type DayNutrition, dailyAverage } from '../../rules/nutrition.ts';
import { Coverage } from './coverage.tsx';
import { Totals } from './totals.tsx';
import { WeekChart } from './week-chart.tsx';

interface Props {
  today: PlainDate;
  dates: readonly PlainDate[];
  days: readonly DayNutrition[];
}

/** The week's daily average, and the energy of each day. */
export default function WeekNutritionCard({ today, dates, days }: Props) {
  const average = dailyAverage(days);
  if (!average) return null;
  return (
    <section
      aria-labelledby="plan-nutrition"
      className="card mt-8 grid gap-x-10 gap-y-6 p-5 md:grid-cols-2 md:p-6"
    >
      <div>
        <h2 id="plan-nutrition" className="text-2xl">
          {t('Nutrition')}
        </h2>
        <Coverage {...average} />
        <Totals
          total={average.total}
          unit={t('{days, plural, one {kcal on one day} other {kcal a day, average of # days}}', {
            days: average.days,
          })}
        />
      </div>
      <WeekChart today={today} dates={dates} days={days} />
    </section>
  );
}
