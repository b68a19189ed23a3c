import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '#web/layout/page-head.tsx';
import { useOfflinePage } from '#web/offline.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TabPanel } from '#web/ui/tab-panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { showToast } from '#web/ui/toast.ts';
import { type PlanAddress, planAddress, stepDate } from '../rules.ts';
import { useToday } from './data/today.ts';
import { JumpToDate } from './header/jump-to-date.tsx';
import { PlanHeader } from './header/plan-header.tsx';
import { PlanLoading } from './plan-loading.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { PlanView } from './plan-view.tsx';
import { SmartSuggestions } from './suggestions/smart-suggestions.tsx';

const TABS = [
  { id: 'daily', label: 'Daily' },
  { id: 'weekly', label: 'Weekly' },
  { id: 'monthly', label: 'Monthly' },
] as const;

/** /meal-plan (spec part 1 §2). The address carries the day and the view. */
export default function MealPlanScreen() {
  useOfflinePage(paths.mealPlan());
  const today = useToday();
  const [query, setQuery] = useSearchParams();
  const address = planAddress({ date: query.get('date'), view: query.get('view') }, today ?? '1970-01-01');
  const { date, view } = address;
  const isKnown = today !== null;

  const go = (to: Partial<PlanAddress>) =>
    setQuery({ date, view, ...to }, { replace: true, preventScrollReset: true });
  useEffect(() => {
    if (isKnown && address.corrected)
      setQuery({ date: address.date, view: address.view }, { replace: true, preventScrollReset: true });
  }, [isKnown, address.corrected, address.date, address.view, setQuery]);

  const goToToday = () => {
    if (today) go({ date: today });
    showToast({ title: 'Jumped to today' });
  };
  return (
    <div className="page py-6 md:py-10 print:p-0">
      <PageHead title="Meal Plan" isPrivate />
      <PlanHeader />
      <div className="mt-5 flex flex-col gap-4 print:hidden lg:flex-row-reverse lg:items-center lg:justify-between">
        <Tabs
          label="View"
          id="plan"
          tabs={TABS}
          selected={view}
          onSelect={(chosen) => go({ view: chosen })}
        />
        <PlanSteps
          view={view}
          date={date}
          isKnown={isKnown}
          onStep={(step) => go({ date: stepDate(view, date, step) })}
          className="lg:flex-1"
        >
          <JumpToDate
            view={view}
            date={date}
            today={today}
            onJump={(day) => go({ date: day })}
            className="max-sm:flex-1"
          />
          <Button variant="secondary" size="sm" className="max-sm:flex-1" onClick={goToToday}>
            Today
          </Button>
        </PlanSteps>
      </div>
      <TabPanel tabs="plan" tab={view} className="mt-5 print:mt-0">
        {today === null ? <PlanLoading view={view} /> : <PlanView today={today} date={date} view={view} />}
      </TabPanel>
      <SmartSuggestions today={today} />
    </div>
  );
}
