import { AdminHeading } from '#features/admin/web/admin-heading.tsx';
import { Elevated } from '#features/admin-session/web/elevation.tsx';
import { Promotions } from '#features/notifications/web/promotions.tsx';
import { t } from '#shared/t.ts';
import { PageHead } from '../../layout/page-head.tsx';

/** /admin/promotions: announcements by admins to everybody. */
export default function AdminPromotionsPage() {
  return (
    <div className="page pb-16">
      <PageHead title={t('Promotions')} isPrivate />
      <Elevated>
        <AdminHeading
          title={t('Promotions')}
          text={t('Sent to everyone with notifications, except devices that turned them off.')}
        />
        <div className="max-w-3xl">
          <Promotions />
        </div>
      </Elevated>
    </div>
  );
}
