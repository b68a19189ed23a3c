import { Bell } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { isStoredUnder } from '#web/device-store.ts';
import { isDeviceApp } from '#web/native/native.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SETTINGS_KEY } from '../rules/settings-key.ts';
import { refreshNotifications } from './queries/unread.ts';
import { UnreadMark } from './unread-mark.tsx';

/** The notifications part of the bars: how many are unread, and with `isBell` a link to them. */
export function NotificationNews({ isBell }: { isBell: boolean }) {
  const navigate = useNavigate();
  useEffect(() => {
    // Most devices get no notifications, so they do not load that code.
    if (isDeviceApp() || isStoredUnder(SETTINGS_KEY))
      import('./push/start-push.ts').then(
        ({ startPush }) => startPush(navigate),
        () => {},
      );
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
