import { ArrowLeft } from 'lucide-react';
import { AccountNotifications } from '#features/notifications/web/account-notifications.tsx';
import { DeviceNotifications } from '#features/notifications/web/device-notifications.tsx';
import { t } from '#shared/t.ts';
import { paths } from '#web/paths.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useBack } from '#web/use-back.ts';
import { PageHead } from '../../layout/page-head.tsx';

/** /notification-settings: what this device is told, and how the person is. */
export default function NotificationSettingsPage() {
  const back = useBack(paths.settings);
  return (
    <div className="page max-w-3xl! pb-16">
      <PageHead title={t('Notification Settings')} isPrivate />
      <div className="flex items-center gap-2 pt-6 pb-6 md:pt-10 short:pt-4 short:pb-3">
        <IconButton
          label={t('Back')}
          icon={<ArrowLeft aria-hidden="true" className="rtl:rotate-180" />}
          className="-ms-2.5"
          onClick={back}
        />
        <h1 className="text-[1.625rem] md:text-[2.5rem] short:text-[1.5rem]">{t('Notification Settings')}</h1>
      </div>
      <div className="grid gap-4">
        <DeviceNotifications />
        <AccountNotifications />
      </div>
    </div>
  );
}
