import { lazy, Suspense } from 'react';
import { useChoosingText } from '#features/meal-plan/web/state/choosing.ts';

const ChoosingBar = lazy(() => import('#features/meal-plan/web/choosing-bar.tsx'));

/** While somebody looks for a recipe for a place of the plan, the bar that says so. Its code comes with the first. */
export function Choosing() {
  if (useChoosingText() === null) return null;
  return (
    <Suspense>
      <ChoosingBar />
    </Suspense>
  );
}
