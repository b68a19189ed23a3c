import { useEffect } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { PlannedMeal } from '../rules/calendar.ts';
import { mealToMerge } from '../rules/calendar.ts';
import { failureReason } from './queries/changes.ts';
import { usePlanAccess } from './queries/plan-access.ts';
import { changeLocalPlan, useLocalPlan } from './state/local-plan.ts';

let isMerging = false;

/** Renders nothing. Once the cook is signed in, moves the plan on this device to the account (spec part 1 §4). */
export default function LocalPlanMerge() {
  const isSignedIn = useSession().user !== null;
  const mayPlan = usePlanAccess().admit && isSignedIn;
  const kept = useLocalPlan();
  useEffect(() => {
    if (mayPlan && kept.length > 0 && !isMerging) void merge(kept);
  }, [mayPlan, kept]);
  return null;
}

/** The server stores each id once, so a merge is safe to retry. */
async function merge(kept: PlannedMeal[]): Promise<void> {
  isMerging = true;
  try {
    const meals = kept.map(mealToMerge);
    const { merged } = await api.mealPlan.merge.call({ meals });
    const sent = new Set(kept.map(({ id }) => id));
    changeLocalPlan((now) => now.filter(({ id }) => !sent.has(id)));
    if (merged > 0)
      showToast({
        title: t('Meal plan saved'),
        description: t(
          '{merged, plural, one {1 meal from this device moved to your account.} other {# meals from this device moved to your account.}}',
          { merged },
        ),
        tone: 'success',
      });
  } catch (error) {
    // The meals stay on the device; the next page load retries.
    showToast({ title: t('Failed to update meal plan'), description: failureReason(error), tone: 'danger' });
  } finally {
    isMerging = false;
  }
}
