import { useEffect, useState } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { LOCAL_PLAN_KEY } from '#features/meal-plan/rules/local-plan-key.ts';
import { isStoredUnder } from '#web/device-store.ts';
import { part } from '#web/ui/part.tsx';

const LocalPlanMerge = part(() => import('#features/meal-plan/web/local-plan-merge.tsx'));

/** Lazy-loads the migration of a visitor's plan into the account, only if there is such a plan. */
export function VisitorPlan() {
  const isSignedIn = useSession().user !== null;
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isSignedIn) setKept(isStoredUnder(LOCAL_PLAN_KEY));
  }, [isSignedIn]);
  return isKept ? <LocalPlanMerge /> : null;
}
