import { resetLinkQueries } from '#features/accounts/web/queries/reset-link.ts';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { ResetPassword } from '#features/accounts/web/reset-password.tsx';
import { useChangeAdminPassword } from '#features/admin-session/web/queries/log-in.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { PageHead } from '../../layout/page-head.tsx';

export const loader = loadOnServer(resetLinkQueries);
export const clientLoader = loadInBrowser(resetLinkQueries);

/** Valid with an emailed link, or in an elevated session (spec part 2 §2). */
export default function AdminResetPasswordPage() {
  const change = useChangeAdminPassword();
  const isElevated = useSession().elevatedUntil !== null;
  return (
    <>
      <PageHead title={t('Reset Admin Password')} isPrivate />
      <ResetPassword
        title={t('Reset Admin Password')}
        text={t('Enter your new password below')}
        login={paths.adminLogin}
        saveWithoutLink={isElevated ? (password) => change.mutateAsync({ password }) : null}
      />
    </>
  );
}
