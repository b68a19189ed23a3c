import { Link } from 'react-router';
import { AccountFrame } from '#features/accounts/web/account-frame.tsx';
import { onward, whoIsSignedIn } from '#features/accounts/web/queries/onward.ts';
import { pathAfterSignIn, useSession } from '#features/accounts/web/queries/session.ts';
import { useReturnPath } from '#features/accounts/web/return-path.tsx';
import { SignInForm } from '#features/accounts/web/sign-in-form.tsx';
import { PasskeySignIn } from '#features/passkeys/web/passkey-sign-in.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { T } from '#web/ui/t.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { Redirect } from '../../layout/redirect.tsx';

export const loader = loadOnServer(whoIsSignedIn, onward);
export const clientLoader = loadInBrowser(() => []);

export default function LoginPage() {
  const session = useSession();
  const from = useReturnPath();
  const head = <PageHead title={t('Login')} description={t('Login to Plateful.')} isPrivate />;
  if (session.user) {
    return (
      <div className="page flex justify-center py-28 text-lg">
        {head}
        <h1 className="sr-only">{t('Login')}</h1>
        <Spinner label={t('Redirecting...')} />
        <Redirect to={pathAfterSignIn(session, from)} />
      </div>
    );
  }
  const signUp = (
    <Link
      to={paths.auth({ activeTab: 'signup', from: from ?? undefined })}
      className="tap-44 font-semibold text-primary-ink underline-offset-4 hover:underline"
    />
  );
  return (
    <AccountFrame
      title={t('Welcome Back')}
      text={
        from?.startsWith(paths.joinHousehold('')) ? (
          <T
            text="You are invited to a household. Please login to answer. New here? <link>Create an account</link>."
            parts={{ link: signUp }}
          />
        ) : from ? (
          <T
            text="Please login to continue. New here? <link>Create an account</link>."
            parts={{ link: signUp }}
          />
        ) : (
          t('Good to see you. What are we cooking?')
        )
      }
      picture="/art/categories/breakfast"
    >
      {head}
      <SignInForm from={from} />
      <PasskeySignIn from={from} />
      <p className="mt-5 border-t border-line pt-5 text-muted">
        {t("Don't have an account?")}{' '}
        <Link
          to={paths.auth({ activeTab: 'signup', from: from ?? undefined })}
          className="tap-44 font-semibold text-primary-ink underline-offset-4 hover:underline"
        >
          {t('Sign Up')}
        </Link>
      </p>
    </AccountFrame>
  );
}
