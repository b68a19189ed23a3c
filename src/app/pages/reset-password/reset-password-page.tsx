import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { AccountFrame } from '#features/accounts/web/account-frame.tsx';
import { InvalidResetLink } from '#features/accounts/web/invalid-reset-link.tsx';
import { NewPasswordForm } from '#features/accounts/web/new-password-form.tsx';
import { resetLinkQuery, useResetPassword } from '#features/accounts/web/queries/session.ts';
import { api } from '#web/api.ts';
import { errorCode } from '#web/errors.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { paths } from '#web/paths.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { PageHead } from '../../layout/page-head.tsx';

const LONGEST_TOKEN = 200;

const queries: PageQueries = (from, { url }) => {
  const token = readToken(url.searchParams);
  return token ? [resetLinkQuery(from, token)] : [];
};
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

function readToken(query: URLSearchParams): string | null {
  const token = query.get('token');
  return token && token.length <= LONGEST_TOKEN ? token : null;
}

export default function ResetPasswordPage() {
  const token = readToken(useSearchParams()[0]);
  const link = useQuery({ ...resetLinkQuery(api, token ?? ''), enabled: token !== null });
  const change = useResetPassword();
  const navigate = useNavigate();
  const isUsedUp = change.isError && errorCode(change.error) === 'not_found';
  return (
    <>
      <PageHead title="Reset Password" isPrivate />
      {token && link.isPending ? (
        <div className="page flex justify-center py-28 text-lg">
          <h1 className="sr-only">Reset Password</h1>
          <Spinner label="Checking your link..." />
        </div>
      ) : token !== null && link.data?.valid && !isUsedUp ? (
        <AccountFrame
          title="Reset Password"
          text="Enter your new password below."
          picture="/art/categories/healthy"
        >
          <NewPasswordForm
            save={(password) => change.mutateAsync({ token, password })}
            onSaved={() => void navigate(paths.login(), { replace: true })}
          />
        </AccountFrame>
      ) : (
        <InvalidResetLink to={paths.login()} />
      )}
    </>
  );
}
