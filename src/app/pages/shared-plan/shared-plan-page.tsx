import { clsx } from 'clsx';
import { CalendarX2 } from 'lucide-react';
import { isRouteErrorResponse, useParams, useRouteError, useSearchParams } from 'react-router';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import {
  mealsByDate,
  monthDays,
  type PlanAddress,
  planAddress,
  planHeading,
  stepDate,
} from '#features/meal-plan/rules/calendar.ts';
import { MealDietaryContext } from '#features/meal-plan/web/meal-dietary-mark.tsx';
import { PlanSteps } from '#features/meal-plan/web/plan-steps.tsx';
import { PrintDays } from '#features/meal-plan/web/print/print-days.tsx';
import { PrintMonth } from '#features/meal-plan/web/print/print-month.tsx';
import { dietaryFactsOnServer, useMealDietaryFacts } from '#features/meal-plan/web/queries/dietary-facts.ts';
import { mealsOnServer } from '#features/meal-plan/web/queries/plan-on-server.ts';
import { sharedPlanQuery, useSharedPlan } from '#features/meal-plan/web/queries/shared-plan.ts';
import { useToday } from '#features/meal-plan/web/state/today.ts';
import { todayIn, weekOf } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import type { ApiQueries } from '#web/api.ts';
import { loadInBrowser, type PageArgs } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { ErrorPage } from '../../layout/error-page.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { PageHead } from '../../layout/page-head.tsx';

const TABS = [
  { id: 'weekly', label: t('Weekly') },
  { id: 'monthly', label: t('Monthly') },
] as const;

/** The server does not know the reader's day; UTC's is close enough to start with. */
const todayInUtc = () => todayIn(new Date(), 'UTC');

const planFor = (from: ApiQueries, { params: { secret = '' }, url: { searchParams } }: PageArgs) =>
  sharedPlanQuery(from, secret, planAddress({ date: searchParams.get('date') }, todayInUtc()).date);

export const loader = loadOnServer(async (from, args) => {
  const [{ user }, meals] = await Promise.all([
    from.accounts.session.call(),
    mealsOnServer(args, planFor(from, args)),
  ]);
  return user ? dietaryFactsOnServer(from, user, meals) : [];
});
export const clientLoader = loadInBrowser((from, args) => [planFor(from, args)]);

/** A revoked link must stop working immediately, so the page is never cached. */
export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });

/** /shared-plan/{secret}: a read-only plan for anyone with the secret. */
export default function SharedPlanPage() {
  const { secret = '' } = useParams();
  const today = useToday();
  const weekStart = useWeekStart();
  const [query, setQuery] = useSearchParams();
  const { date } = planAddress({ date: query.get('date') }, today ?? todayInUtc());
  const view = query.get('view') === 'monthly' ? 'monthly' : 'weekly';
  const { data } = useSharedPlan(secret, date);
  const allergens = useMealDietaryFacts(data?.meals);
  const go = (to: Partial<PlanAddress>) =>
    setQuery({ date, view, ...to }, { replace: true, preventScrollReset: true });

  if (!data) return <Skeleton className="page my-10 h-96" />;
  const days = mealsByDate(data.meals);
  const title = t("{owner}'s meal plan", { owner: data.owner });
  return (
    <Tabs
      selected={view}
      onSelect={(chosen) => go({ view: chosen })}
      className={clsx('page py-4 desk:py-10 print:p-0', view === 'monthly' && 'plan-wide')}
    >
      <PageHead title={title} isPrivate />
      <h1 className="text-2xl wrap-anywhere desk:text-4xl">{title}</h1>
      <p className="mt-1 hidden font-display text-xl print:block">{planHeading(view, date, weekStart)}</p>
      <TabList label={t('View')} tabs={TABS} className="mt-3 phone:p-0 print:hidden sm:w-fit" />
      <PlanSteps
        view={view}
        date={date}
        isKnown
        onStep={(step) => go({ date: stepDate(view, date, step, weekStart) })}
        className="mt-1 print:hidden desk:mt-3"
      >
        {today && (
          <Button variant="secondary" size="sm" onClick={() => go({ date: today })}>
            {t('Today')}
          </Button>
        )}
      </PlanSteps>
      <TabPanel tab={view} className="mt-3">
        <MealDietaryContext value={allergens}>
          {view === 'weekly' ? (
            <PrintDays dates={weekOf(date, weekStart)} days={days} today={today} />
          ) : (
            <>
              <PrintMonth date={date} days={days} today={today} className="max-md:hidden print:table" />
              <PlannedDays dates={monthDays(date).filter((day) => days.has(day))} days={days} today={today} />
            </>
          )}
        </MealDietaryContext>
      </TabPanel>
    </Tabs>
  );
}

/** A month on phones: only days with meals. */
function PlannedDays(props: Parameters<typeof PrintDays>[0]) {
  if (props.dates.length === 0)
    return (
      <p className="py-10 text-center text-muted md:hidden print:hidden">{t('Nothing planned this month')}</p>
    );
  return <PrintDays {...props} className="md:hidden print:hidden" />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status >= 500) return <ErrorPage error={error} />;
  return (
    <NotFound
      icon={<CalendarX2 />}
      title={t('Meal plan not found')}
      text={t('This link no longer works. Please ask for a new one.')}
    >
      <Button asLink to={paths.home}>
        {t('Go Home')}
      </Button>
    </NotFound>
  );
}
