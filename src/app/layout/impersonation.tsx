import { lazy, Suspense } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';

const ReturnToAdmin = lazy(() => import('#features/admin-session/web/return-to-admin.tsx'));

/** Lazy-loads the way back, only for an admin who is signed in as somebody else. */
export function Impersonation() {
  const { user, impersonator } = useSession();
  return impersonator ? (
    <Suspense fallback={null}>
      <ReturnToAdmin name={user?.name ?? null} until={impersonator.until} />
    </Suspense>
  ) : null;
}
