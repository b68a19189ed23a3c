import { resetLinkQueries } from '#features/accounts/web/queries/reset-link.ts';
import { ResetPassword } from '#features/accounts/web/reset-password.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { PageHead } from '../../layout/page-head.tsx';

export const loader = loadOnServer(resetLinkQueries);
export const clientLoader = loadInBrowser(resetLinkQueries);

export default function ResetPasswordPage() {
  return (
    <>
      <PageHead title={t('Reset Password')} isPrivate />
      <ResetPassword
        title={t('Reset Password')}
        text={t('Enter your new password below.')}
        login={paths.login()}
      />
    </>
  );
}
