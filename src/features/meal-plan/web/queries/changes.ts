import { useMemo } from 'react';
import { useHousehold } from '#features/accounts/web/queries/preferences.ts';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { daysBetween, formatDate, type PlainDate } from '#shared/dates.ts';
import { newId } from '#shared/id.ts';
import { t } from '#shared/t.ts';
import { DeviceFull } from '#web/device-store.ts';
import { errorMessage } from '#web/errors.ts';
import { showToast, type Toast } from '#web/ui/states/toast.ts';
import type { PlannedMeal } from '../../rules/calendar.ts';
import {
  applyChange,
  type MealEdit,
  type PlanChange,
  type SeriesScope,
  undoBetween,
} from '../../rules/changes.ts';
import { mealWord } from '../../rules/meal-names.ts';
import type { Recurring } from '../../rules/occurrences.ts';
import { changeLocalPlan, localPlan } from '../state/local-plan.ts';
import type { Place } from '../state/place.ts';
import { isKnownGone, pendingChangesOf, takeBack, tellGone, toastOf } from './pending-changes.ts';

export type Dish = { recipe: { id: string; title: string; image: string | null } } | { text: string };

/** Changes to the plan: shown immediately, saved in order, each with an undoable toast. */
export interface PlanChanges {
  /** True when accepted; otherwise a toast explains why not. */
  planMeal(dish: Dish, at: Place & { servings?: number | null; note?: string }, toast?: Toast): boolean;
  change(meal: PlannedMeal, to: MealEdit): void;
  move(meal: PlannedMeal, to: Place, scope?: SeriesScope): void;
  copyMeal(meal: PlannedMeal, to: Place): void;
  remove(meal: PlannedMeal, scope?: SeriesScope): void;
  repeat(meal: PlannedMeal, recurring: Recurring): void;
  copyDays(from: PlainDate, to: PlainDate, days: number): void;
}

export function usePlanChanges(): PlanChanges {
  const userId = useSession().user?.id ?? null;
  const household = useHousehold();
  return useMemo(() => planChanges(userId, household), [userId, household]);
}

/** For code that plans a meal outside of a component that shows the plan. */
export function planChanges(userId: string | null, household: number | null): PlanChanges {
  const attempt = (work: () => void): boolean => {
    try {
      work();
      return true;
    } catch (error) {
      showToast({
        title: t('Failed to update meal plan'),
        description: failureReason(error),
        tone: 'danger',
      });
      return false;
    }
  };
  const make = (change: PlanChange, toast: Toast): boolean =>
    attempt(() => {
      const id = newId();
      const undo = userId ? makeInAccount(userId, id, change) : makeHere(change);
      const onClick = () =>
        void attempt(() =>
          showToast({ title: undo() ? t('Undone') : t('This change cannot be undone any more') }),
        );
      showToast({ action: { label: t('Undo'), onClick }, ...toast }, toastOf(id));
    });
  return {
    planMeal(dish, at, toast) {
      const meal = newMeal(dish, { servings: household, ...at });
      return make({ kind: 'plan', meal }, toast ?? { title: t('Meal added'), description: described(meal) });
    },
    change(meal, to) {
      const change = { kind: 'change', meal, to } as const;
      if (userId && isKnownGone(userId, meal)) tellGone(userId, change);
      else make(change, { title: t('Meal changed'), description: meal.recipeName });
    },
    move(meal, to, scope) {
      if (meal.date === to.date && meal.mealType === to.mealType) return;
      const toast = { title: t('Meal moved'), description: described({ ...meal, ...to }) };
      const mealType = to.mealType === meal.mealType ? undefined : to.mealType;
      if (scope && meal.seriesId) make({ kind: 'moveSeries', meal, scope, date: to.date, mealType }, toast);
      else make({ kind: 'change', meal, to: changedOnly(meal, to) }, toast);
    },
    copyMeal(meal, to) {
      const copy = { ...meal, ...to, id: newId(), recurring: 'none' as const, seriesId: null };
      make({ kind: 'plan', meal: copy }, { title: t('Meal copied'), description: described(copy) });
    },
    remove(meal, scope) {
      if (scope && scope !== 'one' && meal.seriesId)
        make(
          { kind: 'removeSeries', meal, scope },
          { title: t('Meals removed'), description: meal.recipeName },
        );
      else make({ kind: 'remove', meal }, { title: t('Meal removed'), description: meal.recipeName });
    },
    repeat: (meal, recurring) =>
      void make({ kind: 'repeat', meal, recurring, seriesId: newId() }, REPEATS[recurring](meal.recipeName)),
    copyDays(from, to, days) {
      const title =
        days === 1
          ? t('{from} copied to {to}', {
              from: formatDate(from, 'EEE, MMM d'),
              to: formatDate(to, 'EEE, MMM d'),
            })
          : t('Week of {from} copied to week of {to}', {
              from: formatDate(from, 'MMM d'),
              to: formatDate(to, 'MMM d'),
            });
      if (daysBetween(from, to) !== 0) make({ kind: 'copyDays', id: newId(), from, to, days }, { title });
    },
  };
}

const REPEATS: Record<Recurring, (name: string) => Toast> = {
  none: (name) => ({ title: t('No longer repeats'), description: name }),
  daily: (name) => ({ title: t('Repeats every day'), description: name }),
  weekly: (name) => ({ title: t('Repeats every week'), description: name }),
  monthly: (name) => ({ title: t('Repeats every month'), description: name }),
  yearly: (name) => ({ title: t('Repeats every year'), description: name }),
};

function described({ recipeName, mealType, date }: PlannedMeal): string {
  return `${recipeName}, ${mealWord(mealType)} · ${formatDate(date, 'EEE, MMM d')}`;
}

function changedOnly(meal: PlannedMeal, { date, mealType }: Place): MealEdit {
  return { ...(date === meal.date ? {} : { date }), ...(mealType === meal.mealType ? {} : { mealType }) };
}

/** Makes a change; returns its undo, which returns whether it worked. */
function makeInAccount(userId: string, id: string, change: PlanChange): () => boolean {
  pendingChangesOf(userId).add(id, change);
  return () => takeBack(userId, id);
}

function makeHere(change: PlanChange): () => boolean {
  const before = localPlan();
  changeLocalPlan((meals) => applyChange(meals, change).map(withOwnId));
  const undo = undoBetween(before, localPlan());
  return () => {
    changeLocalPlan((meals) => applyChange(meals, undo));
    return true;
  };
}

/** Copies and occurrences have provisional ids until they are stored. */
function withOwnId(meal: PlannedMeal): PlannedMeal {
  return meal.id.includes(':') ? { ...meal, id: newId() } : meal;
}

function newMeal(dish: Dish, at: Place & { servings?: number | null; note?: string }): PlannedMeal {
  const recipe = 'recipe' in dish ? dish.recipe : null;
  return {
    id: newId(),
    recipeId: recipe?.id ?? null,
    recipeName: 'recipe' in dish ? dish.recipe.title : dish.text,
    recipeImage: recipe?.image ?? null,
    recipeGone: false,
    date: at.date,
    mealType: at.mealType,
    recurring: 'none',
    seriesId: null,
    servings: at.servings ?? null,
    note: at.note ?? '',
    addedAt: new Date().toISOString(),
  };
}

/** Why a change failed, for the cook. */
export function failureReason(error: unknown): string {
  return error instanceof DeviceFull ? error.message : errorMessage(error, t('Please try again later.'));
}
