import { useAudience } from '#features/accounts/web/queries/session.ts';
import { part } from '#web/ui/part.tsx';

const News = part(() => import('#features/notifications/web/notification-news.tsx'));

/** The count of unread notifications in a bar, as a bell that links to them. */
export function Unread({ isBell = false }: { isBell?: boolean }) {
  return useAudience() === 'member' ? <News isBell={isBell} /> : null;
}
