import { useEffect } from 'react';
import { signedInUserId } from '#features/accounts/web/queries/session.ts';
import { chosenCategories } from '../rules/categories.ts';
import { loadPush } from './push/load-push.ts';
import { refreshNotifications, useUnread } from './queries.ts';
import { deviceSettings } from './state/device-settings.ts';
import { registeredFor } from './state/registered.ts';

/** How many notifications are unread, beside what leads to them; nothing for none. Loaded when the page is interactive. */
export default function UnreadMark() {
  const count = useUnread();
  useEffect(() => {
    void registerOnce();
    const onMessage = ({ data }: MessageEvent) => {
      if ((data as { type?: unknown } | null)?.type === 'notified') void refreshNotifications();
    };
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, []);
  if (count === 0) return null;
  return (
    <span className="inline-flex min-w-5 items-center justify-center rounded-full bg-primary px-1.5 text-xs leading-5 font-bold text-on-primary tabular-nums">
      {count}
      <span className="sr-only"> unread</span>
    </span>
  );
}

/** Signing out forgot this browser on the server; whoever signs in next is registered, without a visit to the settings. */
async function registerOnce(): Promise<void> {
  const userId = signedInUserId();
  const settings = deviceSettings.get();
  if (!userId || !settings?.enabled || registeredFor.get() === userId) return;
  registeredFor.set(userId);
  const push = await loadPush();
  if ((await push.state()) === 'ready') await push.register(chosenCategories(settings));
}
