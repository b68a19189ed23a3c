import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmailAddress } from './email-address.tsx';
import { useSession } from './queries/session.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** The signed-in person with a sign-out button, or links to sign in and sign up. */
export function AccountCard() {
  const { user } = useSession();
  if (!user) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-4 bg-saffron-soft!">
        <div>
          <h2 className="text-xl">{t('Join the table')}</h2>
          <p className="text-muted">{t('Plan meals, follow cooks and shop from your plan.')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button asLink to={paths.auth({ activeTab: 'signup' })}>
            {t('Sign Up')}
          </Button>
          <Button asLink to={paths.login()} variant="secondary">
            {t('Login')}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <Avatar id={user.id} src={user.avatarUrl} size="lg" />
      <div className="min-w-48 flex-1">
        <h2 className="line-clamp-2 text-xl wrap-anywhere">{user.name}</h2>
        <p className="text-muted wrap-anywhere">
          {user.username ? `@${user.username}` : <EmailAddress>{user.email}</EmailAddress>}
        </p>
      </div>
      <SignOutButton />
    </Card>
  );
}
