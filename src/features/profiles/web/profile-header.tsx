import { BookOpen, CreditCard, RefreshCw, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { SignOutButton } from '#features/accounts/web/sign-out-button.tsx';
import { useOffersSubscription } from '#features/subscription/web/queries.ts';
import { paths } from '#web/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Profile } from '../contract.ts';

/** A profile's name and counts, and on one's own profile the links to manage it. */
export function ProfileHeader({
  profile,
  recipeCount,
  isOwn,
  actions,
}: {
  profile: Profile;
  /** Undefined while loading. */
  recipeCount: number | undefined;
  isOwn: boolean;
  /** What others can do with it. */
  actions?: ReactNode;
}) {
  const { name, username, bio, avatarUrl, followersCount, followingCount } = profile;
  return (
    <header className="flex flex-col items-center gap-5 border-b border-line pt-8 pb-9 text-center md:flex-row md:items-start md:gap-10 desk:pt-14 desk:pb-10 md:text-left">
      <Avatar name={name} src={avatarUrl} size="xl" />
      <div className="min-w-0 flex-1">
        <h1 className="text-3xl wrap-anywhere md:text-4xl">{name}</h1>
        {username && <p className="mt-1 text-muted">@{username}</p>}
        {bio && <p className="mx-auto mt-3 max-w-prose whitespace-pre-line md:mx-0">{bio}</p>}
        <dl className="mt-5 flex justify-center gap-8 md:justify-start">
          <Count name="Recipes" value={recipeCount} />
          <Count name="Followers" value={followersCount} />
          <Count name="Following" value={followingCount} />
        </dl>
        {isOwn ? <OwnActions /> : actions}
      </div>
    </header>
  );
}

/** Management links on one's own profile (spec part 1 §2 'Profile'). */
function OwnActions() {
  const { isAdmin, subscription } = useSession();
  const offersSubscription = useOffersSubscription();
  return (
    <div className="mt-7 flex flex-wrap justify-center gap-2.5 md:justify-start">
      {isAdmin && (
        <Button asLink to={paths.adminDashboard} icon={<ShieldCheck aria-hidden="true" />}>
          Admin Dashboard
        </Button>
      )}
      {subscription === 'CANCELLED' && (
        <Button asLink to={paths.subscription()} icon={<RefreshCw aria-hidden="true" />}>
          Renew Subscription
        </Button>
      )}
      <Button asLink to={paths.recipeBook} variant="secondary" icon={<BookOpen aria-hidden="true" />}>
        Recipe Book
      </Button>
      {offersSubscription && (
        <Button asLink to={paths.subscription()} variant="secondary" icon={<CreditCard aria-hidden="true" />}>
          Manage Subscription
        </Button>
      )}
      <SignOutButton />
    </div>
  );
}

function Count({ name, value }: { name: string; value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-2xl font-semibold tabular-nums">
        {value?.toLocaleString('en') ?? '–'}
      </dd>
    </div>
  );
}
