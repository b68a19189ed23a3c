import { Link } from 'react-router';
import { PageHead } from '#app/layout/page-head.tsx';
import { Redirect } from '#app/layout/redirect.tsx';
import { paths } from '#web/paths.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { AccountFrame } from './account-frame.tsx';
import { pathAfterSignIn, useSession } from './data.ts';
import { useReturnPath } from './return-path.tsx';
import { SignInForm } from './sign-in-form.tsx';

export default function LoginScreen() {
  const session = useSession();
  const from = useReturnPath();
  const head = <PageHead title="Login" description="Login to Plateful." isPrivate />;
  if (session.user) {
    return (
      <div className="page flex justify-center py-28 text-lg">
        {head}
        <h1 className="sr-only">Login</h1>
        <Spinner label="Redirecting..." />
        <Redirect to={pathAfterSignIn(session, from)} />
      </div>
    );
  }
  return (
    <AccountFrame
      title="Welcome Back"
      text={from ? 'Please login to continue.' : 'Good to see you. What are we cooking?'}
      picture="/art/categories/breakfast"
    >
      {head}
      <SignInForm from={from} />
      <p className="mt-5 border-t border-line pt-5 text-muted">
        Don't have an account?{' '}
        <Link
          to={paths.auth({ activeTab: 'signup', from: from ?? undefined })}
          className="tap-44 font-semibold text-primary-ink underline-offset-4 hover:underline"
        >
          Sign Up
        </Link>
      </p>
    </AccountFrame>
  );
}
