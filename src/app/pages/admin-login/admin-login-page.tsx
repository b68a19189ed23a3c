import { useState } from 'react';
import { AccountFrame } from '#features/accounts/web/account-frame.tsx';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { AdminLoginForm } from '#features/admin-session/web/admin-login-form.tsx';
import { useSecondFactor } from '#features/admin-session/web/queries/log-in.ts';
import { SetUpSecondFactor } from '#features/admin-session/web/set-up-second-factor.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { useHydrated } from '#web/hooks/use-hydrated.ts';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { Redirect } from '../../layout/redirect.tsx';

/** /admin-login: email and password for 24 hours of admin rights (spec part 2 §2). */
export default function AdminLoginPage() {
  const { isAdmin, elevatedUntil } = useSession();
  const head = <PageHead title={t('Admin Login')} isPrivate />;
  if (elevatedUntil !== null)
    return (
      <div className="page flex justify-center py-28 text-lg">
        {head}
        <h1 className="sr-only">{t('Admin Login')}</h1>
        <Spinner label={t('Redirecting...')} />
        <Redirect to={paths.adminDashboard} />
      </div>
    );
  return (
    <>
      {head}
      {isAdmin ? <AdminSteps /> : <Login />}
    </>
  );
}

function Login() {
  return (
    <AccountFrame
      title={t('Admin Login')}
      text={t('For the people who run this Plateful. It lasts 24 hours.')}
      picture="/art/categories/healthy"
    >
      <AdminLoginForm />
    </AccountFrame>
  );
}

/** People with an admin session log in again, or set up the required authenticator app. */
function AdminSteps() {
  const isHydrated = useHydrated();
  const { data } = useSecondFactor();
  const [isSetUp, setSetUp] = useState(false);
  if (!isHydrated || !data?.isRequired || data.isOn || isSetUp) return <Login />;
  return (
    <AccountFrame
      title={t('Set up an authenticator app')}
      text={t('This Plateful asks admins for a code as well as a password.')}
      picture="/art/categories/healthy"
    >
      <SetUpSecondFactor onDone={() => setSetUp(true)} />
    </AccountFrame>
  );
}
