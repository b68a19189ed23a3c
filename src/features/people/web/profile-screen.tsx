import { UserRoundX } from 'lucide-react';
import { useEffect } from 'react';
import { isRouteErrorResponse, useNavigate, useParams, useRouteError } from 'react-router';
import { useSession } from '#features/accounts/web/data.ts';
import { ErrorPage } from '#web/layout/error-page.tsx';
import { PageHead } from '#web/layout/page-head.tsx';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { showToast } from '#web/ui/toast.ts';
import { ownProfileQuery, ownRecipesQuery, profileQuery, profileRecipesQuery, useProfile } from './data.ts';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileRecipes } from './profile-recipes.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const queries: PageQueries = (from, { params: { idOrUsername } }) =>
  idOrUsername === undefined
    ? [ownProfileQuery(from), ownRecipesQuery(from)]
    : [profileQuery(from, idOrUsername), profileRecipesQuery(from, idOrUsername)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

/** /profile and /profile/{id or username} (spec part 1 §2 'Profile'). */
export default function ProfileScreen() {
  const { idOrUsername } = useParams();
  const profile = useProfile(idOrUsername);
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
      <ProfileHeader profile={profile} />
      <ProfileRecipes profile={profile} idOrUsername={idOrUsername} />
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ProfileNotFound />;
  return <ErrorPage error={error} />;
}

/** For a visitor also a toast and the way home (spec part 1 §2 'Profile'). */
function ProfileNotFound() {
  const isVisitor = useSession().user === null;
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
    <div className="page py-12 md:py-20">
      <PageHead title="Profile Not Found" isPrivate />
      <EmptyState
        level="h1"
        icon={<UserRoundX />}
        title="Profile Not Found"
        text="Nobody of that name cooks here, or not any more."
      >
        <Button asLink to={paths.home}>
          Return to Home
        </Button>
      </EmptyState>
    </div>
  );
}
