import { useEffect } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { api } from '#web/api.ts';
import { showToast } from '#web/ui/toast.ts';
import type { PlannedMeal } from '../rules/calendar.ts';
import { mealToMerge } from '../rules/calendar.ts';
import { failureReason } from './queries/changes.ts';
import { usePlanAccess } from './queries/plan.ts';
import { changeLocalPlan, useLocalPlan } from './state/local-plan.ts';

let isMerging = false;

/** Shows nothing: once the person is signed in, moves the plan kept on this device into the account (spec part 1 §4). */
export function LocalPlanMerge() {
  const isSignedIn = useSession().user !== null;
  const mayPlan = usePlanAccess().admit && isSignedIn;
  const kept = useLocalPlan();
  useEffect(() => {
    if (mayPlan && kept.length > 0 && !isMerging) void merge(kept);
  }, [mayPlan, kept]);
  return null;
}

/** The server takes each id once, so a merge whose answer was lost can be sent again. */
async function merge(kept: PlannedMeal[]): Promise<void> {
  isMerging = true;
  try {
    const meals = kept.map(mealToMerge);
    const { merged } = await api.mealPlan.merge.call({ meals });
    const sent = new Set(kept.map(({ id }) => id));
    changeLocalPlan((now) => now.filter(({ id }) => !sent.has(id)));
    if (merged > 0)
      showToast({
        title: 'Meal plan saved',
        description: `${merged === 1 ? 'One meal' : `${merged} meals`} planned on this device moved into your account.`,
        tone: 'success',
      });
  } catch (error) {
    // Kept on the device, and tried again with the next page.
    showToast({ title: 'Failed to update meal plan', description: failureReason(error), tone: 'danger' });
  } finally {
    isMerging = false;
  }
}
