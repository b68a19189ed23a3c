import { useMemo, useState } from 'react';
import { useWeekStart } from '#features/accounts/web/queries/preferences.ts';
import { addMonths, type PlainDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { useOffline } from '#web/hooks/use-offline.ts';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { useCode } from '#web/ui/use-code.ts';
import { mealsByDate, type PlanAddress, shownDays, stepDate } from '../rules/calendar.ts';
import type { SeriesScope } from '../rules/changes.ts';
import { DailyView } from './daily-view.tsx';
import { PlanDrag } from './drag/plan-drag.tsx';
import { type MealActions, MealActionsContext } from './meal-actions.tsx';
import { MealDietaryContext } from './meal-dietary-mark.tsx';
import { MonthlyView } from './monthly-view.tsx';
import { PlanNutrition } from './nutrition/plan-nutrition.tsx';
import { PlanLoading } from './plan-loading.tsx';
import { PlanSyncNotice } from './plan-sync-notice.tsx';
import { PrintPlan } from './print/print-plan.tsx';
import { usePlanChanges } from './queries/changes.ts';
import { useMealDietaryFacts } from './queries/dietary-facts.ts';
import { useLivePlan } from './queries/live.ts';
import { useMealPlan, usePlanAhead } from './queries/plan.ts';
import type { OpenMenu } from './sheets/meal-menu-sheet.tsx';
import type { MealToEdit } from './sheets/meal-sheet.tsx';
import { PlanTools } from './sheets/plan-tools.tsx';
import type { SeriesQuestion } from './sheets/series-sheet.tsx';
import { WeeklyView } from './week/weekly-view.tsx';

const importMealMenu = () => import('./sheets/meal-menu-sheet.tsx');
const importSeries = () => import('./sheets/series-sheet.tsx');

/** On wide screens, a day's nutrition is next to it. */
const BESIDE_EACH_OTHER =
  'print:hidden lg:grid lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)] lg:items-start lg:gap-x-10';

/** The plan around a day, with all its actions. */
export function PlanView({
  today,
  date,
  view,
  onStep,
}: PlanAddress & { today: PlainDate; onStep(step: 1 | -1): void }) {
  const shown = shownDays(view, date, useWeekStart());
  const { meals, notSynced, isError, retry, ...sync } = useMealPlan(date, shown);
  const isOffline = useOffline();
  useLivePlan(api.mealPlan.list.key());
  usePlanAhead([addMonths(date, 1), addMonths(date, -1)].filter((day) => stepDate('daily', day, 1) > day));
  const allergens = useMealDietaryFacts(meals);
  const days = useMemo(() => mealsByDate(meals ?? []), [meals]);
  const [edit, setEdit] = useState<MealToEdit | null>(null);
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const { actions, question, answer, close } = useMealActionsHere(setEdit, setMenu);
  const MealMenuSheet = useCode(importMealMenu, menu !== null);
  const SeriesSheet = useCode(importSeries, question !== null);
  if (isError && !meals)
    return (
      <ErrorState
        title={isOffline ? t('Not on this device') : t('Failed to load meal plan')}
        text={t('Please try again later.')}
        onRetry={retry}
        retryLabel={t('Try again')}
      />
    );
  if (!meals) return <PlanLoading view={view} />;
  const props = { today, date, days, notSynced, onStep };
  return (
    <MealActionsContext value={actions}>
      <PrintPlan view={view} date={date} days={days} />
      <div className={view === 'daily' ? BESIDE_EACH_OTHER : 'print:hidden'}>
        <div className="print:hidden">
          <PlanSyncNotice state={sync} onRetry={retry} />
          <PlanDrag view={view} date={date} days={days}>
            <MealDietaryContext value={allergens}>
              {view === 'daily' && <DailyView {...props} />}
              {view === 'weekly' && <WeeklyView {...props} />}
              {view === 'monthly' && <MonthlyView {...props} />}
            </MealDietaryContext>
          </PlanDrag>
          <PlanTools view={view} date={date} edit={edit} onEdit={setEdit} />
        </div>
        {view !== 'monthly' && <PlanNutrition view={view} today={today} date={date} days={days} />}
      </div>
      {MealMenuSheet && <MealMenuSheet menu={menu} onClose={() => setMenu(null)} />}
      {SeriesSheet && <SeriesSheet question={question} onAnswer={answer} onClose={close} />}
    </MealActionsContext>
  );
}

/** The actions of a meal; those that could affect a series ask first. */
function useMealActionsHere(onEdit: (edit: MealToEdit) => void, onMenu: (menu: OpenMenu) => void) {
  const changes = usePlanChanges();
  const [question, setQuestion] = useState<SeriesQuestion | null>(null);
  const actions = useMemo<MealActions>(
    () => ({
      openMenu: (meal, isHeld = false) => onMenu({ meal, isHeld }),
      edit: (meal) => onEdit({ meal }),
      repeat: (meal, recurring) => changes.repeat(meal, recurring),
      copy: (meal, to) => changes.copyMeal(meal, to),
      remove: (meal) => (meal.seriesId ? setQuestion({ meal, to: null }) : changes.remove(meal)),
      move: (meal, to) => {
        if (meal.date === to.date && meal.mealType === to.mealType) return;
        if (meal.seriesId) setQuestion({ meal, to });
        else changes.move(meal, to);
      },
    }),
    [changes, onEdit, onMenu],
  );
  const answer = ({ meal, to }: SeriesQuestion, scope: SeriesScope) => {
    setQuestion(null);
    if (to) changes.move(meal, to, scope);
    else changes.remove(meal, scope);
  };
  return { actions, question, answer, close: () => setQuestion(null) };
}
