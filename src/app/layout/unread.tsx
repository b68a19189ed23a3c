import { useAudience } from '#features/accounts/web/queries/session.ts';
import { NotificationNews } from '#features/notifications/web/notification-news.tsx';

/** The count of unread notifications in a bar, as a bell that links to them. */
export function Unread({ isBell = false }: { isBell?: boolean }) {
  return useAudience() === 'member' ? <NotificationNews isBell={isBell} /> : null;
}
