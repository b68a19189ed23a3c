import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { signedInUserId } from '#features/accounts/web/queries/session.ts';
import { t } from '#shared/t.ts';
import { isDeviceApp } from '#web/native/native.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { chosenCategories } from '../rules/categories.ts';
import { loadPush } from './push/load-push.ts';
import { readOpened, refreshNotifications } from './queries.ts';
import { deviceSettings, pushToken } from './state/device-settings.ts';
import { registeredFor } from './state/registered.ts';
import { UnreadMark } from './unread-mark.tsx';

/** What the bars show of notifications: how many are unread, and with `isBell` the way to them. Loaded after the page. */
export default function NotificationNews({ isBell }: { isBell: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    void registerOnce();
    if (isDeviceApp()) void followTaps(navigate);
    const onMessage = ({ data }: MessageEvent) => {
      if ((data as { type?: unknown } | null)?.type === 'notified') void refreshNotifications();
    };
    navigator.serviceWorker?.addEventListener('message', onMessage);
    return () => navigator.serviceWorker?.removeEventListener('message', onMessage);
  }, [navigate]);
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

/** Browsers leave this to the service worker. */
async function followTaps(navigate: NavigateFunction): Promise<void> {
  const push = await loadPush();
  push.follow(({ id, path }) => {
    void navigate(path);
    void readOpened(id);
  });
}

/** Signing out forgot this device on the server; whoever signs in next is registered, without a visit to the settings. */
async function registerOnce(): Promise<void> {
  const userId = signedInUserId();
  const settings = deviceSettings.get();
  if (!userId || !settings?.enabled || registeredFor.get() === userId) return;
  // In the device app, only the settings ask for permission.
  if (isDeviceApp() && pushToken.get() === '') return;
  registeredFor.set(userId);
  const push = await loadPush();
  if ((await push.state()) === 'ready') await push.register(chosenCategories(settings));
}
