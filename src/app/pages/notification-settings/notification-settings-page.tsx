import { AccountNotifications } from '#features/notifications/web/account-notifications.tsx';
import { DeviceNotifications } from '#features/notifications/web/device-notifications.tsx';
import { t } from '#shared/t.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { SettingsHeading } from '../../layout/settings-heading.tsx';

/** /notification-settings: how this device and its person are notified. */
export default function NotificationSettingsPage() {
  return (
    <div className="page max-w-3xl! pb-16">
      <PageHead title={t('Notification Settings')} isPrivate />
      <SettingsHeading title={t('Notification Settings')} />
      <div className="grid gap-4">
        <DeviceNotifications />
        <AccountNotifications />
      </div>
    </div>
  );
}
