import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { LOCAL_PLAN_KEY } from '#features/meal-plan/rules/local-plan-key.ts';

const LocalPlanMerge = lazy(async () => ({
  default: (await import('#features/meal-plan/web/local-plan-merge.tsx')).LocalPlanMerge,
}));

/** Lazy-loads the migration of a visitor's plan into the account, only if there is such a plan. */
export function VisitorPlan() {
  const isSignedIn = useSession().user !== null;
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isSignedIn) setKept(window.localStorage.getItem(LOCAL_PLAN_KEY) !== null);
  }, [isSignedIn]);
  return isKept ? (
    <Suspense fallback={null}>
      <LocalPlanMerge />
    </Suspense>
  ) : null;
}
