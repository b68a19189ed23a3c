import { useChoosingText } from '#features/meal-plan/web/state/choosing.ts';
import { part } from '#web/ui/part.tsx';

const ChoosingBar = part(() => import('#features/meal-plan/web/choosing-bar.tsx'));

/** The bar shown while someone picks a recipe for a slot of the plan. Lazy-loaded. */
export function Choosing() {
  if (useChoosingText() === null) return null;
  return <ChoosingBar />;
}
