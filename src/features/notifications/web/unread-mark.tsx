import { t } from '#shared/t.ts';
import { useHydrated } from '#web/hooks/use-hydrated.ts';
import { useUnread } from './queries/unread.ts';

/** How many notifications are unread, next to the link to them; nothing if there are none. */
export function UnreadMark() {
  const count = useUnread();
  // The count may be known before the part of the page that shows it is hydrated, and it is not in the server's HTML.
  const isHydrated = useHydrated();
  if (count === 0 || !isHydrated) return null;
  return (
    <span className="inline-flex min-w-5 items-center justify-center rounded-full bg-primary px-1.5 text-xs leading-5 font-bold text-on-primary tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('{count} unread', { count })}</span>
    </span>
  );
}
