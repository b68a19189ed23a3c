import { lazy, Suspense } from 'react';
import { useAudience } from '#features/accounts/web/queries/session.ts';

const Mark = lazy(() => import('#features/notifications/web/unread-mark.tsx'));

/** How many notifications a member has not read. */
export function Unread() {
  return useAudience() === 'member' ? (
    <Suspense fallback={null}>
      <Mark />
    </Suspense>
  ) : null;
}
