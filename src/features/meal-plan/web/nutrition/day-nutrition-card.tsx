import { t } from '#shared/t.ts';
import type { DayNutrition } from '../../rules/nutrition.ts';
import { Coverage } from './coverage.tsx';
import { Totals } from './totals.tsx';

/** A day's nutrition total. */
export default function DayNutritionCard({ day }: { day: DayNutrition }) {
  return (
    <section aria-labelledby="plan-nutrition" className="card mt-8 max-w-3xl p-5 md:p-6 lg:mt-0">
      <h2 id="plan-nutrition" className="text-2xl">
        {t('Nutrition')}
      </h2>
      <Coverage {...day} />
      <Totals total={day.total} unit={t('kcal')} />
    </section>
  );
}
