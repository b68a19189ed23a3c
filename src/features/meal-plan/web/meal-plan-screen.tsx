import { BookOpen, ShoppingBasket } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { addMonths, type PlainDate } from '#shared/dates.ts';
import { PageHead } from '#web/layout/page-head.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TabPanel } from '#web/ui/tab-panel.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { showToast } from '#web/ui/toast.ts';
import type { Meal } from '../contract.ts';
import { mealsByDate, type PlanAddress, planAddress, stepDate } from '../rules.ts';
import { DailyView } from './daily-view.tsx';
import { usePlanChanges } from './data/changes.ts';
import { useLivePlan } from './data/live.ts';
import { useMealPlan, usePlanAhead } from './data/plan.ts';
import { useToday } from './data/today.ts';
import { MonthlyView } from './monthly-view.tsx';
import { PlanLoading } from './plan-loading.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { PlanTrouble } from './plan-trouble.tsx';
import type { MealToEdit } from './sheets/meal-sheet.tsx';
import { PlanTools } from './sheets/plan-tools.tsx';
import { WeeklyView } from './weekly-view.tsx';

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

function PlanView({ today, date, view }: PlanAddress & { today: PlainDate }) {
  const { meals, isError, isOld, waiting, retry } = useMealPlan(date);
  useLivePlan();
  usePlanAhead([addMonths(date, 1), addMonths(date, -1)].filter((day) => stepDate('daily', day, 1) > day));
  const { remove } = usePlanChanges();
  const [edit, setEdit] = useState<MealToEdit | null>(null);
  if (isError && !meals)
    return (
      <ErrorState
        title="Failed to load meal plan"
        text="Please try again later."
        onRetry={retry}
        retryLabel="Try again"
      />
    );
  if (!meals) return <PlanLoading view={view} />;
  const days: Map<PlainDate, Meal[]> = mealsByDate(meals);
  const props = { today, date, days, onRemove: (meal: Meal) => remove(meal) };
  return (
    <>
      <PlanTrouble waiting={waiting} isOld={isOld} onRetry={retry} />
      {view === 'daily' && <DailyView {...props} />}
      {view === 'weekly' && <WeeklyView {...props} />}
      {view === 'monthly' && <MonthlyView {...props} />}
      <PlanTools view={view} date={date} edit={edit} onEdit={setEdit} />
    </>
  );
}
