import { useAudience } from '#features/accounts/web/queries/session.ts';
import { part } from '#web/ui/part.tsx';

const News = part(() => import('#features/notifications/web/notification-news.tsx'));

/** How many notifications a member has not read, in a bar; as a bell with the way to them. */
export function Unread({ isBell = false }: { isBell?: boolean }) {
  return useAudience() === 'member' ? <News isBell={isBell} /> : null;
}
