import { Ban, UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  useLocation,
  useNavigate,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router';
import { Audience } from '#features/accounts/web/audience.tsx';
import { useAudience, useSession } from '#features/accounts/web/queries/session.ts';
import { savedQuery } from '#features/favorites/web/queries/favorites.ts';
import { SavedRecipes } from '#features/favorites/web/saved-recipes.tsx';
import { StillSharing } from '#features/household/web/still-sharing.tsx';
import { ModerationNotices } from '#features/moderation/web/notices.tsx';
import { ReportButton } from '#features/moderation/web/report-button.tsx';
import type { Profile, Relation } from '#features/profiles/contract.ts';
import { FollowButton } from '#features/profiles/web/follow-button.tsx';
import { PersonMenu } from '#features/profiles/web/person-menu.tsx';
import { ProfileHeader } from '#features/profiles/web/profile-header.tsx';
import type { ListName } from '#features/profiles/web/queries/people.ts';
import { ownProfileQuery, profileQuery, useProfile } from '#features/profiles/web/queries/profile.ts';
import { useRelation, useRestrict } from '#features/profiles/web/queries/relation.ts';
import {
  ownRecipesQuery,
  profileRecipesQuery,
  useProfileRecipes,
} from '#features/recipes/web/queries/of-person.ts';
import { subscriptionQuery } from '#features/subscription/web/queries.ts';
import { isUuid } from '#shared/id.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { useHydrated } from '#web/hooks/use-hydrated.ts';
import { loadInBrowser, type Moved, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { AfterHeading } from '#web/ui/after-heading.tsx';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { useWasOpened } from '#web/ui/use-was-opened.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { ProfilePosts } from './profile-posts.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const PeopleSheet = part(() => import('#features/profiles/web/people-sheet.tsx'));

const queries: PageQueries = (from, { params: { idOrUsername }, url }) =>
  idOrUsername === undefined
    ? [
        ownProfileQuery(from),
        ownRecipesQuery(from),
        subscriptionQuery(from),
        ...(showsSaved(url.searchParams) ? [savedQuery(from)] : []),
      ]
    : [profileQuery(from, idOrUsername), profileRecipesQuery(from, idOrUsername)];

/** A former username redirects to the new one. */
const moved: Moved = (cache, { params: { idOrUsername } }) => {
  if (idOrUsername === undefined || isUuid(idOrUsername)) return null;
  const username = cache.getQueryData(profileQuery(api, idOrUsername).queryKey)?.username;
  return username && username.toLowerCase() !== idOrUsername.toLowerCase() ? paths.profileOf(username) : null;
};
export const loader = loadOnServer(queries, moved);
export const clientLoader = loadInBrowser(queries, moved);

/** /profile and /profile/{id or username} (spec part 1 §2 'Profile'). */
export default function ProfilePage() {
  const { idOrUsername } = useParams();
  const profile = useProfile(idOrUsername);
  const recipeCount = useProfileRecipes(idOrUsername).data?.total;
  const isOwn = useSession().user?.id === profile?.id;
  const relation = useRelation(idOrUsername ?? profile?.id ?? '');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  if (!profile) return <ProfileSkeleton />;
  const isBlocked = relation?.isBlocked === true;
  return (
    <div className="page pb-10">
      <PageHead
        title={profile.name}
        description={profile.bio || t('Recipes by {name} on Plateful.', { name: profile.name })}
        canonical={paths.profileOf(profile.username ?? profile.id)}
        type="profile"
        isPrivate={idOrUsername === undefined}
      />
      {isOwn && <ModerationNotices />}
      <ProfileHeader
        profile={profile}
        recipeCount={recipeCount}
        isOwn={isOwn}
        relation={relation}
        onSaved={({ username, id }) => {
          if (idOrUsername !== undefined && username !== idOrUsername)
            void navigate(paths.profileOf(username ?? id), { replace: true, preventScrollReset: true });
        }}
        actions={<OthersActions profile={profile} relation={relation} />}
        isLow={idOrUsername === undefined && showsSaved(search)}
      />
      {idOrUsername === undefined ? (
        <AfterHeading>
          <OwnRecipes profile={profile} />
        </AfterHeading>
      ) : isBlocked ? (
        <EmptyState
          icon={<Ban />}
          title={t('You have blocked {name}', { name: profile.name })}
          text={t('They cannot follow you, comment on what you share, or mention you.')}
        >
          <StillSharing personId={profile.id} />
        </EmptyState>
      ) : (
        <AfterHeading>
          <ProfilePosts profile={profile} idOrUsername={idOrUsername} />
        </AfterHeading>
      )}
      <ShownPeople profile={profile} isOwn={isOwn} />
    </div>
  );
}

/** On another person's profile. */
function OthersActions({ profile, relation }: { profile: Profile; relation: Relation | undefined }) {
  const { set, isPending } = useRestrict(profile);
  return (
    <div className="mt-5 flex flex-wrap items-center justify-center gap-2.5 max-[22rem]:gap-1 md:justify-start">
      {relation?.isBlocked ? (
        <Button variant="secondary" busy={isPending} onClick={() => set('blocked', false)}>
          {t('Unblock')}
        </Button>
      ) : (
        <FollowButton
          person={profile}
          isFollowing={relation?.isFollowing === true}
          className="min-w-34 max-[22rem]:min-w-0"
        />
      )}
      <ReportButton contentType="profile" contentId={profile.id} what={profile.name} />
      <Audience member={relation && <PersonMenu person={profile} relation={relation} />} />
    </div>
  );
}

const isListName = (name: string | null): name is ListName => name === 'followers' || name === 'following';

/** The list of people that the URL asks for, above the profile. */
function ShownPeople({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { key, pathname } = useLocation();
  const isHydrated = useHydrated();
  const named = search.get('people');
  const list = isHydrated && isListName(named) ? named : null;
  // Goes back to where the list was opened; a shared link to it has nowhere to go back to.
  const close = () =>
    key === 'default' ? navigate(pathname, { replace: true, preventScrollReset: true }) : navigate(-1);
  const wasOpened = useWasOpened(list !== null);
  if (!wasOpened) return null;
  return <PeopleSheet list={list} profile={profile} isOwn={isOwn} onClose={() => void close()} />;
}

const showsSaved = (search: URLSearchParams) => search.get('view') === 'saved';

const VIEWS = [
  { id: 'recipes', label: t('Recipes') },
  { id: 'saved', label: t('Saved') },
] as const;

/** One's own recipes and saved recipes, on one's own profile. */
function OwnRecipes({ profile }: { profile: Profile }) {
  const [search, setSearch] = useSearchParams();
  const view = showsSaved(search) ? 'saved' : 'recipes';
  return (
    <Tabs
      selected={view}
      onSelect={(id) =>
        setSearch(id === 'saved' ? { view: 'saved' } : {}, { replace: true, preventScrollReset: true })
      }
      className="mt-8"
    >
      <TabList label={t('Your recipes')} tabs={VIEWS} className="mx-auto max-w-sm md:mx-0" />
      <TabPanel tab={view}>
        {view === 'saved' ? <SavedRecipes /> : <ProfilePosts profile={profile} idOrUsername={undefined} />}
      </TabPanel>
    </Tabs>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ProfileNotFound />;
  return <ErrorPage error={error} />;
}

/** Visitors also get a toast and are sent Home (spec part 1 §2 'Profile'). */
function ProfileNotFound() {
  const isVisitor = useAudience() === 'visitor';
  const navigate = useNavigate();
  useEffect(() => {
    if (!isVisitor) return;
    showToast(
      {
        title: t('Profile Not Found'),
        description: t('Could not find the requested profile.'),
        tone: 'danger',
      },
      'profile-not-found',
    );
    void navigate(paths.home, { replace: true });
  }, [isVisitor, navigate]);
  return (
    <NotFound
      icon={<UserRoundX />}
      title={t('Profile Not Found')}
      text={t('There is no profile with this name.')}
    >
      <Button asLink to={paths.home}>
        {t('Return to Home')}
      </Button>
    </NotFound>
  );
}
