import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { isRouteErrorResponse, useParams, useRouteError } from 'react-router';
import { JoinHousehold } from '#features/household/web/join-household.tsx';
import { invitationQuery, useInvitation } from '#features/household/web/queries.ts';
import { useToday } from '#features/meal-plan/web/state/today.ts';
import { localDay } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { ErrorPage } from '../../layout/error-page.tsx';
import { NotFound } from '../../layout/not-found.tsx';
import { PageHead } from '../../layout/page-head.tsx';

export const loader = loadOnServer((from, { params: { token = '' }, viewer }) => [
  invitationQuery(from, token, viewer().today),
]);
export const clientLoader = loadInBrowser((from, { params: { token = '' } }) => [
  invitationQuery(from, token, localDay(new Date())),
]);

/** /household/join/{token}: an invitation to share a plan and a list. */
export default function JoinHouseholdPage() {
  const { token = '' } = useParams();
  // The day the page was opened: the question must not change at midnight.
  const now = useToday();
  const [today] = useState(() => now ?? localDay(new Date()));
  const { data } = useInvitation(token, today);
  // After joining, the refetched invitation would say that the person is already a member.
  const [offered, setOffered] = useState(data);
  if (data && !offered) setOffered(data);
  return (
    <div className="page max-w-2xl! py-6 short:py-3 md:py-12">
      <PageHead title={t('Join a household')} isPrivate />
      {offered ? (
        <JoinHousehold token={token} today={today} invitation={offered} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status >= 500) return <ErrorPage error={error} />;
  return (
    <NotFound
      icon={<UserRoundX />}
      title={t('Invitation not found')}
      text={t('This invitation no longer works. Please ask for a new link.')}
    >
      <Button asLink to={paths.home}>
        {t('Go Home')}
      </Button>
    </NotFound>
  );
}
