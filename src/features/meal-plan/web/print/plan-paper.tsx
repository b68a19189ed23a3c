import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { formatDate, type PlainDate, weekOf } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import { type PlanView, planHeading } from '../../rules/calendar.ts';
import { useIsPrinting } from '../state/printing.ts';
import { PaperDays } from './paper-days.tsx';
import { PaperMeals } from './paper-meals.tsx';
import { PaperMonth } from './paper-month.tsx';

interface Props {
  view: PlanView;
  date: PlainDate;
  days: ReadonlyMap<PlainDate, PlannedMeal[]>;
}

/** The printed plan, for the fridge door. */
export function PlanPaper({ view, date, days }: Props) {
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
      {view === 'monthly' && <PaperMonth date={date} days={days} />}
      {view === 'weekly' && <PaperDays dates={weekOf(date, weekStart)} days={days} />}
      {view === 'daily' && (
        <PaperMeals meals={days.get(date) ?? []} className="border-t border-line pt-5 text-xl" />
      )}
    </article>
  );
}
