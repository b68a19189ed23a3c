import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { formatDate, type PlainDate, weekOf } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { type PlanView, planHeading } from '../../rules/calendar.ts';
import { useIsPrinting } from '../state/printing.ts';
import { PrintDays } from './print-days.tsx';
import { PrintMeals } from './print-meals.tsx';
import { PrintMonth } from './print-month.tsx';

interface Props {
  view: PlanView;
  date: PlainDate;
  days: ReadonlyMap<PlainDate, PlannedMeal[]>;
}

/** The printed plan, for the fridge door. */
export function PrintPlan({ view, date, days }: Props) {
  const weekStart = useWeekStart();
  if (!useIsPrinting()) return null;
  return (
    <article className={`hidden print:block ${view === 'monthly' ? 'plan-wide' : ''}`}>
      <header className="mb-4 flex items-baseline justify-between gap-6">
        <h1 className="text-3xl">
          {view === 'daily' ? formatDate(date, 'EEEE, MMMM d, yyyy') : planHeading(view, date, weekStart)}
        </h1>
        <p className="font-display text-lg text-muted">{t('Meal Plan')}</p>
      </header>
      {view === 'monthly' && <PrintMonth date={date} days={days} />}
      {view === 'weekly' && <PrintDays dates={weekOf(date, weekStart)} days={days} />}
      {view === 'daily' && (
        <PrintMeals meals={days.get(date) ?? []} className="border-t border-line pt-5 text-xl" />
      )}
    </article>
  );
}
