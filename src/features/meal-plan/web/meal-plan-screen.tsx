import { BookOpen, ShoppingBasket } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { PageHead } from '#web/layout/page-head.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TabPanel } from '#web/ui/tab-panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { showToast } from '#web/ui/toast.ts';
import { type PlanAddress, planAddress, stepDate } from '../rules.ts';
import { useToday } from './data/today.ts';
import { PlanLoading } from './plan-loading.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { PlanView } from './plan-view.tsx';

const TABS = [
  { id: 'daily', label: 'Daily' },
  { id: 'weekly', label: 'Weekly' },
  { id: 'monthly', label: 'Monthly' },
] as const;

/** /meal-plan (spec part 1 §2). The address carries the day and the view. */
export default function MealPlanScreen() {
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

  return (
    <div className="page py-6 md:py-10">
      <PageHead title="Meal Plan" isPrivate />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <h1 className="text-3xl md:text-4xl">Meal Plan</h1>
        <div className="flex w-full gap-2 sm:w-auto">
          <Button
            asLink
            to={paths.groceryList()}
            variant="secondary"
            className="whitespace-nowrap max-sm:flex-1"
            icon={<ShoppingBasket aria-hidden="true" />}
          >
            Grocery List
          </Button>
          <Button
            asLink
            to={paths.recipes}
            className="whitespace-nowrap max-sm:flex-1"
            icon={<BookOpen aria-hidden="true" />}
          >
            Find Recipes
          </Button>
        </div>
      </div>
      <div className="mt-5 flex flex-col gap-4 lg:flex-row-reverse lg:items-center lg:justify-between">
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
          onToday={() => {
            if (today) go({ date: today });
            showToast({ title: 'Jumped to today' });
          }}
        />
      </div>
      <TabPanel tabs="plan" tab={view} className="mt-5">
        {today === null ? <PlanLoading view={view} /> : <PlanView today={today} date={date} view={view} />}
      </TabPanel>
    </div>
  );
}
