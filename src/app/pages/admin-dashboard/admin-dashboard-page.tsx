import { ArrowLeft, Wrench } from 'lucide-react';
import { useIsVerifying } from '#features/accounts/web/queries/session.ts';
import { AdminHeading } from '#features/admin/web/admin-heading.tsx';
import { AnalyticsTab } from '#features/admin/web/analytics-tab.tsx';
import { Counter } from '#features/admin/web/counter.tsx';
import { DashboardTabs } from '#features/admin/web/dashboard-tabs.tsx';
import { ModerationTab } from '#features/admin/web/moderation-tab.tsx';
import { useCounts } from '#features/admin/web/queries/figures.ts';
import { SubscriptionsTab } from '#features/admin/web/subscriptions-tab.tsx';
import { UsersTab } from '#features/admin/web/users-tab.tsx';
import { Elevated } from '#features/admin-session/web/elevation.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { useHydrated } from '#web/hooks/use-hydrated.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { PageHead } from '../../layout/page-head.tsx';

const TABS = [
  { id: 'users', label: t('Users'), Panel: UsersTab },
  { id: 'subscriptions', label: t('Subscriptions'), Panel: SubscriptionsTab },
  { id: 'analytics', label: t('Recipe Analytics'), Panel: AnalyticsTab },
  { id: 'moderation', label: t('Content Moderation'), Panel: ModerationTab },
] as const;

/** /admin/dashboard: people, subscriptions, figures and flagged content (spec part 2 §2). */
export default function AdminDashboardPage() {
  const isHydrated = useHydrated();
  const isVerifying = useIsVerifying();
  return (
    <div className="page pb-16">
      <PageHead title={t('Admin Dashboard')} isPrivate />
      <Elevated>
        <AdminHeading title={t('Admin Dashboard')}>
          <Button asLink to={paths.home} variant="secondary" icon={<ArrowLeft aria-hidden="true" />}>
            {t('Return to Main Site')}
          </Button>
          <Button asLink to={paths.adminTools} variant="secondary" icon={<Wrench aria-hidden="true" />}>
            {t('Admin Tools')}
          </Button>
        </AdminHeading>
        {isHydrated && !isVerifying ? (
          <Dashboard />
        ) : (
          <p className="py-20 text-center">
            <Spinner label={isVerifying ? t('Verifying admin access...') : t('Loading admin panel...')} />
          </p>
        )}
      </Elevated>
    </div>
  );
}

function Dashboard() {
  const counts = useCounts().data;
  return (
    <>
      <div className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-5">
        <Counter label={t('Total Users')} value={counts?.users} />
        <Counter label={t('Active Subscriptions')} value={counts?.subscribed} />
        <Counter label={t('Total Recipes')} value={counts?.recipes} />
      </div>
      <DashboardTabs label={t('Dashboard')} tabs={TABS} />
    </>
  );
}
