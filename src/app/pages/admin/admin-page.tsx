import { AdminHeading } from '#features/admin/web/admin-heading.tsx';
import { DashboardTabs } from '#features/admin/web/dashboard-tabs.tsx';
import { OverviewTab } from '#features/admin/web/overview.tsx';
import { SubscribersTab } from '#features/admin/web/subscriptions-tab.tsx';
import { UsageTab } from '#features/admin/web/usage-tab.tsx';
import { Elevated } from '#features/admin-session/web/elevation.tsx';
import { t } from '#shared/t.ts';
import { useHydrated } from '#web/hooks/use-hydrated.ts';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { PageHead } from '../../layout/page-head.tsx';

const TABS = [
  { id: 'overview', label: t('Overview'), Panel: OverviewTab },
  { id: 'subscribers', label: t('Subscribers'), Panel: SubscribersTab },
  { id: 'usage', label: t('App Usage'), Panel: UsageTab },
] as const;

/** /admin: the simple dashboard (spec part 2 §2). */
export default function AdminPage() {
  const isHydrated = useHydrated();
  return (
    <div className="page pb-16">
      <PageHead title={t('Admin')} isPrivate />
      <Elevated>
        <AdminHeading title={t('Overview')} />
        {isHydrated ? (
          <DashboardTabs label={t('Overview')} tabs={TABS} />
        ) : (
          <p className="py-20 text-center">
            <Spinner label={t('Loading admin panel...')} />
          </p>
        )}
      </Elevated>
    </div>
  );
}
