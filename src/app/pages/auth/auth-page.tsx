import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { INVITATION_OVER, signUpRefusal } from '#features/accounts/rules/sign-up.ts';
import { AccountFrame } from '#features/accounts/web/account-frame.tsx';
import { onward, whoIsSignedIn } from '#features/accounts/web/queries/onward.ts';
import { pathAfterSignIn, useIsVerifying, useSession } from '#features/accounts/web/queries/session.ts';
import { useReturnPath } from '#features/accounts/web/return-path.tsx';
import { SignInForm } from '#features/accounts/web/sign-in-form.tsx';
import { SignUpForm } from '#features/accounts/web/sign-up-form.tsx';
import { keepPendingRecipe, type PendingRecipe } from '#features/accounts/web/state/pending-recipe.ts';
import { useIsInvited } from '#features/invitations/web/queries.ts';
import { PasskeySignIn } from '#features/passkeys/web/passkey-sign-in.tsx';
import { t } from '#shared/t.ts';
import { loadInBrowser } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { useRouterState } from '#web/router-state.ts';
import { useSettings } from '#web/settings.ts';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { Redirect } from '../../layout/redirect.tsx';

export const loader = loadOnServer(whoIsSignedIn, onward);
export const clientLoader = loadInBrowser(() => []);

type Tab = 'login' | 'signup';
const TABS = [
  { id: 'login', label: t('Login') },
  { id: 'signup', label: t('Sign Up') },
] as const;

export default function AuthPage() {
  const session = useSession();
  const isVerifying = useIsVerifying();
  const from = useReturnPath();
  const [query] = useSearchParams();
  const carried = useRouterState<{ activeTab: string } & PendingRecipe>();
  const asked = query.get('activeTab') ?? carried.activeTab;
  const [chosen, setTab] = useState<Tab | null>(null);
  const tab = chosen ?? (asked === 'signup' ? 'signup' : 'login');
  const [email, setEmail] = useState('');
  const { signUp } = useSettings();
  const invitation = signUp === 'invitation' ? query.get('invitation') : null;
  const isInvited = useIsInvited(invitation);
  const signUpRefused = isInvited === false ? INVITATION_OVER : signUpRefusal(signUp, isInvited);
  const isSignedIn = session.user !== null;
  useEffect(() => {
    if (isSignedIn) keepPendingRecipe(carried);
  }, [isSignedIn, carried]);

  const head = (
    <PageHead
      title={tab === 'signup' ? t('Sign Up') : t('Login')}
      description={t('Sign in to Plateful, or create an account.')}
      isPrivate
    />
  );
  if (isVerifying || session.user) {
    return (
      <div className="page flex justify-center py-28 text-lg">
        {head}
        <h1 className="sr-only">{t('Login')}</h1>
        <Spinner label={isVerifying ? t('Verifying session...') : t('Redirecting...')} />
        {session.user && <Redirect to={pathAfterSignIn(session, from)} />}
      </div>
    );
  }
  return (
    <AccountFrame
      title={tab === 'signup' ? t('Create your account') : t('Welcome to Plateful')}
      text={
        tab === 'signup'
          ? t('Plan meals, follow cooks and shop from your plan.')
          : t('Sign in to plan meals and shop from your plan.')
      }
    >
      {head}
      <Tabs selected={tab} onSelect={setTab}>
        <TabList label={t('Login or Sign Up')} tabs={TABS} className="mb-7" />
        <TabPanel tab={tab}>
          {tab === 'login' ? (
            <>
              <SignInForm key={email} from={from} email={email} />
              <PasskeySignIn from={from} />
            </>
          ) : invitation !== null && isInvited === undefined ? (
            <Spinner label={t('Checking your invitation…')} />
          ) : signUpRefused ? (
            <p className="text-lg">{signUpRefused}</p>
          ) : (
            <SignUpForm
              from={from}
              invitation={invitation}
              onMustSignIn={(address) => {
                setEmail(address);
                setTab('login');
              }}
            />
          )}
        </TabPanel>
      </Tabs>
    </AccountFrame>
  );
}
