import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { refreshSession, useSession } from '#features/accounts/web/queries/session.ts';
import { useReturnPath } from '#features/accounts/web/return-path.tsx';
import { PremiumCard } from '#features/subscription/web/premium-card.tsx';
import {
  subscriptionQuery,
  useOffersSubscription,
  useStartSubscription,
  useSubscription,
} from '#features/subscription/web/queries.ts';
import { rememberReturn } from '#features/subscription/web/state/return-memory.ts';
import { refusalWarning } from '#features/subscription/web/subscription-warnings.tsx';
import { errorCode, errorMessage } from '#web/errors.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { paths } from '#web/paths.ts';
import { useRouterState } from '#web/router-state.ts';
import { Button } from '#web/ui/button.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { showToast } from '#web/ui/toast.ts';
import { PageHead } from '../../layout/page-head.tsx';

const queries: PageQueries = (from) => [subscriptionQuery(from)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function SubscriptionPage() {
  const [query] = useSearchParams();
  const offersSubscription = useOffersSubscription();
  const { reason } = useRouterState<{ reason: string }>();
  const { data: subscription } = useSubscription();
  const provider = subscription?.provider ?? 'Test payments';
  const isActive = subscription?.status === 'ACTIVE';
  const warning = isActive ? null : refusalWarning(query.get('reason') ?? reason ?? null, provider);
  return (
    <div className="page">
      <PageHead
        title="Subscribe"
        description="Plateful Premium: $35.00 per month, auto-renewing monthly, cancel any time."
      />
      <PageHeading
        title="Subscribe to Plateful"
        text="Plan the week, shop from the plan, and cook with everything Plateful has."
        className="mx-auto max-w-4xl"
      />
      {warning && (
        <p
          role="alert"
          className="mx-auto mb-6 flex max-w-4xl gap-3 rounded-card bg-saffron-soft px-5 py-4 font-medium text-saffron-ink"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {warning}
        </p>
      )}
      <PremiumCard>
        {isActive ? <AlreadyActive /> : offersSubscription ? <Subscribe provider={provider} /> : <AllFree />}
      </PremiumCard>
      {query.get('debug') === '412' && subscription && (
        <p className="mx-auto mt-4 max-w-4xl text-sm text-muted">
          Status {subscription.status ?? 'none'}, subscription {subscription.subscriptionId ?? 'none'},
          payments by {provider}.
        </p>
      )}
    </div>
  );
}

function Subscribe({ provider }: { provider: string }) {
  const { user } = useSession();
  const from = useReturnPath();
  const navigate = useNavigate();
  const start = useStartSubscription();
  const [isLeaving, setLeaving] = useState(false);
  const isTest = provider === 'Test payments';

  const mustSignIn = (description: string) => {
    showToast({ title: 'Authentication Required', description, tone: 'danger' });
    return navigate(paths.auth({ from: paths.subscription({ from: from ?? undefined }) }));
  };
  const failed = (description: string) =>
    showToast({ title: 'Subscription Error', description, tone: 'danger' });
  const subscribe = async () => {
    if (!user) return mustSignIn('Please sign in to subscribe.');
    try {
      const { approvalUrl } = await start.mutateAsync(undefined);
      if (!approvalUrl) return failed('No approval URL returned from subscription function');
      rememberReturn(from);
      setLeaving(true);
      window.location.assign(withReturn(approvalUrl, from));
    } catch (error) {
      if (errorCode(error) === 'not_signed_in') {
        // The sign-in page sends back whoever still seems to be signed in.
        await refreshSession();
        return mustSignIn('You must be logged in to subscribe');
      }
      failed(errorMessage(error, 'There was a problem creating your subscription'));
    }
  };
  const isBusy = start.isPending || isLeaving;
  return (
    <>
      <Button size="lg" wide busy={isBusy} onClick={subscribe}>
        {isBusy ? 'Opening the payment page…' : `Subscribe Now with ${provider}`}
      </Button>
      {isTest && (
        <p className="mt-3 text-center text-sm text-muted">
          This Plateful uses test payments: no card is asked for, and no money moves.
        </p>
      )}
    </>
  );
}

/** Only our own approval page learns where the person came from. */
function withReturn(approvalUrl: string, from: string | null): string {
  return from && approvalUrl.startsWith('/')
    ? `${approvalUrl}&${new URLSearchParams({ from })}`
    : approvalUrl;
}

function AllFree() {
  return (
    <p className="flex items-center gap-2.5 rounded-control bg-herb-soft px-4 py-3 font-semibold text-herb-ink">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
      Everything on this Plateful is free to use
    </p>
  );
}

function AlreadyActive() {
  const from = useReturnPath();
  return (
    <>
      <p className="flex items-center gap-2.5 rounded-control bg-herb-soft px-4 py-3 font-semibold text-herb-ink">
        <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
        Your subscription is active
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asLink to={from ?? paths.home}>
          {from ? 'Continue' : 'Go to Dashboard'}
        </Button>
        <Button asLink to={paths.profile} variant="secondary">
          View Your Profile
        </Button>
      </div>
    </>
  );
}
