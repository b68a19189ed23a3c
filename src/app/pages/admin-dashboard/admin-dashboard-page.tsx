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
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useHydrated } from '#web/use-hydrated.ts';
import { PageHead } from '../../layout/page-head.tsx';

const TABS = [
  { id: 'users', label: 'Users', Panel: UsersTab },
  { id: 'subscriptions', label: 'Subscriptions', Panel: SubscriptionsTab },
  { id: 'analytics', label: 'Recipe Analytics', Panel: AnalyticsTab },
  { id: 'moderation', label: 'Content Moderation', Panel: ModerationTab },
] as const;

/** /admin/dashboard: people, subscriptions, figures and what is flagged (spec part 2 §2). */
export default function AdminDashboardPage() {
  const isHydrated = useHydrated();
  const isVerifying = useIsVerifying();
  return (
    <div className="page pb-16">
      <PageHead title="Admin Dashboard" isPrivate />
      <Elevated>
        <AdminHeading title="Admin Dashboard">
          <Button asLink to={paths.home} variant="secondary" icon={<ArrowLeft aria-hidden="true" />}>
            Return to Main Site
          </Button>
          <Button asLink to={paths.adminTools} variant="secondary" icon={<Wrench aria-hidden="true" />}>
            Admin Tools
          </Button>
        </AdminHeading>
        {isHydrated && !isVerifying ? (
          <Dashboard />
        ) : (
          <p className="py-20 text-center">
            <Spinner label={isVerifying ? 'Verifying admin access...' : 'Loading admin panel...'} />
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
        <Counter label="Total Users" value={counts?.users} />
        <Counter label="Active Subscriptions" value={counts?.subscribed} />
        <Counter label="Total Recipes" value={counts?.recipes} />
      </div>
      <DashboardTabs label="Dashboard" tabs={TABS} />
    </>
  );
}
