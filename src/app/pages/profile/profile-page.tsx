import { UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useParams, useRouteError, useSearchParams } from 'react-router';
import { useAudience, useSession } from '#features/accounts/web/queries/session.ts';
import { savedQuery } from '#features/favorites/web/queries/favorites.ts';
import { SavedRecipes } from '#features/favorites/web/saved-recipes.tsx';
import { ModerationNotices } from '#features/moderation/web/notices.tsx';
import { ReportButton } from '#features/moderation/web/report-button.tsx';
import type { Profile } from '#features/profiles/contract.ts';
import { ProfileHeader } from '#features/profiles/web/profile-header.tsx';
import { ownProfileQuery, profileQuery, useProfile } from '#features/profiles/web/queries.ts';
import {
  ownRecipesQuery,
  profileRecipesQuery,
  useProfileRecipes,
} from '#features/recipes/web/queries/of-person.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ErrorPage } from '../../layout/error-page.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { PageHead } from '../../layout/page-head.tsx';
import { ProfileRecipes } from './profile-recipes.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const queries: PageQueries = (from, { params: { idOrUsername }, url }) =>
  idOrUsername === undefined
    ? [
        ownProfileQuery(from),
        ownRecipesQuery(from),
        ...(showsSaved(url.searchParams) ? [savedQuery(from)] : []),
      ]
    : [profileQuery(from, idOrUsername), profileRecipesQuery(from, idOrUsername)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /profile and /profile/{id or username} (spec part 1 §2 'Profile'). */
export default function ProfilePage() {
  const { idOrUsername } = useParams();
  const profile = useProfile(idOrUsername);
  const recipeCount = useProfileRecipes(idOrUsername).data?.total;
  const isOwn = useSession().user?.id === profile?.id;
  if (!profile) return <ProfileSkeleton />;
  return (
    <div className="page pb-10">
      <PageHead
        title={profile.name}
        description={profile.bio || `Recipes by ${profile.name} on Plateful.`}
        canonical={paths.profileOf(profile.username ?? profile.id)}
        type="profile"
        isPrivate={idOrUsername === undefined}
      />
      {isOwn && <ModerationNotices />}
      <ProfileHeader
        profile={profile}
        recipeCount={recipeCount}
        isOwn={isOwn}
        actions={
          <div className="mt-5 flex flex-wrap justify-center gap-2.5 md:justify-start">
            <ReportButton contentType="profile" contentId={profile.id} what={profile.name} />
          </div>
        }
      />
      {idOrUsername === undefined ? (
        <OwnRecipes profile={profile} />
      ) : (
        <ProfileRecipes profile={profile} idOrUsername={idOrUsername} />
      )}
    </div>
  );
}

const showsSaved = (search: URLSearchParams) => search.get('view') === 'saved';

const VIEWS = [
  { id: 'recipes', label: 'Recipes' },
  { id: 'saved', label: 'Saved' },
] as const;

/** On one's own profile: own recipes and saved recipes. */
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
      <TabList label="Your recipes" tabs={VIEWS} className="mx-auto max-w-sm md:mx-0" />
      <TabPanel tab={view}>
        {view === 'saved' ? <SavedRecipes /> : <ProfileRecipes profile={profile} idOrUsername={undefined} />}
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
      { title: 'Profile Not Found', description: 'Could not find the requested profile.', tone: 'danger' },
      'profile-not-found',
    );
    void navigate(paths.home, { replace: true });
  }, [isVisitor, navigate]);
  return (
    <NotFound icon={<UserRoundX />} title="Profile Not Found" text="There is no profile with this name.">
      <Button asLink to={paths.home}>
        Return to Home
      </Button>
    </NotFound>
  );
}
