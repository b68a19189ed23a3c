import { useEffect, useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { type PlanAddress, planAddress, stepDate } from '#features/meal-plan/rules/calendar.ts';
import { JumpToDate } from '#features/meal-plan/web/header/jump-to-date.tsx';
import { PlanHeader } from '#features/meal-plan/web/header/plan-header.tsx';
import { WeekReadingToggle } from '#features/meal-plan/web/header/week-reading-toggle.tsx';
import { PlanLoading } from '#features/meal-plan/web/plan-loading.tsx';
import { PlanSteps } from '#features/meal-plan/web/plan-steps.tsx';
import { PlanView } from '#features/meal-plan/web/plan-view.tsx';
import { dietaryFactsOnServer } from '#features/meal-plan/web/queries/dietary-facts.ts';
import { planQuery } from '#features/meal-plan/web/queries/plan.ts';
import { mealsOnServer } from '#features/meal-plan/web/queries/plan-on-server.ts';
import { stopChoosing } from '#features/meal-plan/web/state/choosing.ts';
import { useToday } from '#features/meal-plan/web/state/today.ts';
import { SmartSuggestions } from '#features/meal-plan/web/suggestions/smart-suggestions.tsx';
import { FIRST_DATE, type PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { AfterHeading } from '#web/ui/after-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { PageHead } from '../../layout/page-head.tsx';

const addressIn = (query: URLSearchParams, today: PlainDate) =>
  planAddress({ date: query.get('date'), view: query.get('view') }, today);

const TABS = [
  { id: 'daily', label: t('Daily') },
  { id: 'weekly', label: t('Weekly') },
  { id: 'monthly', label: t('Monthly') },
] as const;

export const loader = loadOnServer(async (from, args) => {
  const { user } = await from.accounts.session.call();
  if (!user) return [];
  const { date } = addressIn(args.url.searchParams, args.viewer().today);
  const meals = await mealsOnServer(args, planQuery(from, date));
  return dietaryFactsOnServer(from, user, meals);
});
// The page opens immediately and loads the plan afterward.
export const clientLoader = loadInBrowser(() => []);

/** /meal-plan (spec part 1 §2). Day and view are in the address. */
export default function MealPlanPage() {
  // Coming back here ends the search for a recipe, even for people who leave again immediately.
  useLayoutEffect(stopChoosing, []);
  const today = useToday();
  const weekStart = useWeekStart();
  const [query, setQuery] = useSearchParams();
  const address = addressIn(query, today ?? FIRST_DATE);
  const { date, view } = address;
  const isKnown = today !== null;

  const go = (to: Partial<PlanAddress>) =>
    setQuery({ date, view, ...to }, { replace: true, preventScrollReset: true });
  useEffect(() => {
    if (!isKnown || !address.corrected) return;
    // Not through the router, which would render the page again.
    const shown = new URLSearchParams({ date: address.date, view: address.view });
    history.replaceState(history.state, '', `?${shown}`);
  }, [isKnown, address.corrected, address.date, address.view]);

  const step = (by: 1 | -1) => go({ date: stepDate(view, date, by, weekStart) });
  const goToToday = () => {
    if (today) go({ date: today });
    showToast({ title: t('Jumped to today') });
  };
  return (
    <Tabs
      selected={view}
      onSelect={(chosen) => go({ view: chosen })}
      className="page pt-1 pb-6 desk:py-8 print:p-0"
    >
      <PageHead title={t('Meal Plan')} description={t('Your meals by day, week and month.')} />
      <PlanHeader date={date} view={view}>
        <div className="flex items-center gap-1">
          <TabList label={t('View')} tabs={TABS} className="min-w-0 flex-1 overflow-x-auto phone:p-0" />
          {view === 'weekly' && (
            <div className="desk:hidden">
              <WeekReadingToggle />
            </div>
          )}
        </div>
      </PlanHeader>
      <PlanSteps view={view} date={date} isKnown={isKnown} onStep={step} className="print:hidden desk:mt-3">
        <JumpToDate view={view} date={date} today={today} onJump={(day) => go({ date: day })} />
        <Button variant="secondary" size="sm" onClick={goToToday}>
          {t('Today')}
        </Button>
      </PlanSteps>
      <AfterHeading>
        <TabPanel tab={view} className="mt-1 desk:mt-3 print:mt-0">
          {today === null ? (
            <PlanLoading view={view} />
          ) : (
            <PlanView today={today} date={date} view={view} onStep={step} />
          )}
        </TabPanel>
        <SmartSuggestions today={today} date={date} view={view} />
      </AfterHeading>
    </Tabs>
  );
}
