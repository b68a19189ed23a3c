import { Settings } from 'lucide-react';
import { NotificationList } from '#features/notifications/web/notification-list.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';

/** /notifications: what happened, with the way to the settings. */
export default function NotificationsPage() {
  return (
    <div className="page max-w-3xl! pb-16">
      <PageHead title={t('Notifications')} isPrivate />
      <PageHeading title={t('Notifications')}>
        <Button
          asLink
          to={paths.notificationSettings}
          variant="secondary"
          icon={<Settings aria-hidden="true" />}
        >
          {t('Notification Settings')}
        </Button>
      </PageHeading>
      <NotificationList />
    </div>
  );
}
