import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { signedInUserId } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { isDeviceApp } from '#web/native/native.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { chosenCategories } from '../rules/categories.ts';
import { loadPush } from './push/load-push.ts';
import { refreshNotifications } from './queries.ts';
import { deviceSettings } from './state/device-settings.ts';
import { registeredFor } from './state/registered.ts';
import { UnreadMark } from './unread-mark.tsx';

/** What the bars show of notifications: how many are unread, and with `isBell` the way to them. Loaded after the page. */
export default function NotificationNews({ isBell }: { isBell: boolean }) {
  useEffect(() => {
    void registerOnce();
    const onMessage = ({ data }: MessageEvent) => {
      if ((data as { type?: unknown } | null)?.type === 'notified') void refreshNotifications();
    };
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, []);
  if (!isBell) return <UnreadMark />;
  return (
    <span className="relative">
      <IconButton
        asLink
        to={paths.notifications}
        label={t('Notifications')}
        icon={<Bell aria-hidden="true" />}
      />
      <span className="pointer-events-none absolute -end-0.5 -top-0.5">
        <UnreadMark />
      </span>
    </span>
  );
}

/** Signing out forgot this browser on the server; whoever signs in next is registered, without a visit to the settings. */
async function registerOnce(): Promise<void> {
  const userId = signedInUserId();
  const settings = deviceSettings.get();
  if (isDeviceApp() || !userId || !settings?.enabled || registeredFor.get() === userId) return;
  registeredFor.set(userId);
  const push = await loadPush();
  if ((await push.state()) === 'ready') await push.register(chosenCategories(settings));
}
