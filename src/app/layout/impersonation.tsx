import { useSession } from '#features/accounts/web/queries/session.ts';
import { part } from '#web/ui/part.tsx';

const ReturnToAdmin = part(() => import('#features/admin-session/web/return-to-admin.tsx'));

/** Lazy-loads the return button, only for an admin who is signed in as somebody else. */
export function Impersonation() {
  const { user, impersonator } = useSession();
  return impersonator ? <ReturnToAdmin name={user?.name ?? null} until={impersonator.until} /> : null;
}
