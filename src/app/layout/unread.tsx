import { lazy, Suspense } from 'react';
import { useAudience } from '#features/accounts/web/queries/session.ts';

const News = lazy(() => import('#features/notifications/web/notification-news.tsx'));

/** How many notifications a member has not read, in a bar; as a bell with the way to them. */
export function Unread({ isBell = false }: { isBell?: boolean }) {
  return useAudience() === 'member' ? (
    <Suspense fallback={null}>
      <News isBell={isBell} />
    </Suspense>
  ) : null;
}
