/** What people who leave a household continue with. */
export type PlanAfterLeaving = 'former' | 'copy' | 'empty';

/**
 * A plan kept from before joining comes back. The plan of whoever leads the household may have been theirs before anybody
 * joined: they take a copy with them. Everybody else joined with an empty plan.
 */
export function planAfterLeaving({
  hasKept,
  isOrganizer,
}: {
  hasKept: boolean;
  isOrganizer: boolean;
}): PlanAfterLeaving {
  if (hasKept) return 'former';
  return isOrganizer ? 'copy' : 'empty';
}
