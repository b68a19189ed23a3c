import { clsx } from 'clsx';
import { BookOpen, Pencil, ShieldCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { SignOutButton } from '#features/accounts/web/sign-out-button.tsx';
import { SubscriptionButtons, SubscriptionLine } from '#features/subscription/web/own-subscription.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { formatNumber } from '#shared/written/numbers.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import type { OwnProfile, Profile, Relation } from '../contract.ts';
import type { ListName } from './queries/people.ts';

const EditProfile = part(() => import('./edit-profile.tsx'), <Loading />);

interface Props {
  profile: Profile;
  /** Undefined while loading. */
  recipeCount: number | undefined;
  isOwn: boolean;
  /** The newest counts, for members. */
  relation: Relation | undefined;
  onSaved(saved: OwnProfile): void;
  /** Actions for other people. */
  actions?: ReactNode;
  /** Shows only the name on phones, so that the requested content below is visible. */
  isLow?: boolean;
}

/** A profile's name and counts; on one's own profile also the edit mode and management links. */
export function ProfileHeader({ profile, recipeCount, isOwn, relation, onSaved, actions, isLow }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { id, name, username, bio, avatarUrl } = profile;
  const { followersCount, followingCount } = relation ?? profile;
  if (isOwn && isEditing)
    return (
      <header className="border-b border-line pt-8 pb-9 desk:pt-14 desk:pb-10">
        <EditProfile
          onDone={(saved) => {
            setEditing(false);
            if (saved) onSaved(saved);
          }}
        />
      </header>
    );
  return (
    <header
      className={clsx(
        'flex flex-col items-center gap-5 border-b border-line pt-8 pb-9 text-center md:flex-row md:items-start md:gap-10 desk:pt-14 desk:pb-10 md:text-start',
        isLow && 'phone:flex-row! phone:items-center! phone:gap-4! phone:py-4! phone:text-start!',
      )}
    >
      <Avatar id={id} src={avatarUrl} size="xl" className={isLow ? 'phone:size-14!' : undefined} />
      <div className="min-w-0 max-w-full flex-1">
        <h1 className={clsx('text-3xl wrap-anywhere md:text-4xl', isLow && 'phone:text-xl!')}>
          <bdi>{name}</bdi>
        </h1>
        {username && (
          <p className={clsx('mt-1 text-muted wrap-anywhere', isLow && 'phone:mt-0!')}>@{username}</p>
        )}
        <div className={isLow ? 'phone:hidden' : undefined}>
          {relation?.followsYou && (
            <p className="mt-1.5 inline-block rounded-full bg-sunken px-2.5 py-0.5 text-sm text-muted">
              {t('Follows you')}
            </p>
          )}
          {bio && <p className="mx-auto mt-3 max-w-prose whitespace-pre-line wrap-anywhere md:mx-0">{bio}</p>}
          <dl className="mt-5 flex justify-center gap-4 md:justify-start">
            <Count name={t('Recipes')} value={recipeCount} />
            <Count name={t('Followers')} value={followersCount} list="followers" />
            <Count name={t('Following')} value={followingCount} list="following" />
          </dl>
          {isOwn && <SubscriptionLine />}
          {isOwn ? <OwnActions onEdit={() => setEditing(true)} /> : actions}
        </div>
      </div>
    </header>
  );
}

function Loading() {
  return (
    <div className="flex min-h-80 items-center justify-center">
      <Spinner label={t('Loading your profile…')} />
    </div>
  );
}

/** Management links on one's own profile (spec part 1 §2 'Profile'). */
function OwnActions({ onEdit }: { onEdit(): void }) {
  const { isAdmin } = useSession();
  return (
    <div className="mt-7 flex flex-wrap justify-center gap-2.5 md:justify-start">
      <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
        {t('Edit Profile')}
      </Button>
      {isAdmin && (
        <Button
          variant="secondary"
          asLink
          to={paths.adminDashboard}
          icon={<ShieldCheck aria-hidden="true" />}
        >
          {t('Admin Dashboard')}
        </Button>
      )}
      <Button asLink to={paths.recipeBook} variant="secondary" icon={<BookOpen aria-hidden="true" />}>
        {t('Recipe Book')}
      </Button>
      <SubscriptionButtons />
      <SignOutButton />
    </div>
  );
}

/** A number that links to the people it counts. */
function Count({ name, value, list }: { name: string; value: number | undefined; list?: ListName }) {
  const { pathname } = useLocation();
  const number = (
    <span className="font-display text-2xl font-semibold tabular-nums">
      {value === undefined ? '–' : formatNumber(value)}
    </span>
  );
  return (
    <div className="relative flex min-w-14 flex-col-reverse rounded-control px-1 has-[a:hover]:bg-sunken">
      <dt className="text-sm text-muted">{name}</dt>
      <dd>
        {list ? (
          <Link
            to={{ pathname, search: `?people=${list}` }}
            preventScrollReset
            className="after:absolute after:inset-0 after:rounded-control"
          >
            {number}
            <span className="sr-only"> {name}</span>
          </Link>
        ) : (
          number
        )}
      </dd>
    </div>
  );
}
