import { FlaskConical } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import type { Decision } from '#features/subscription/rules/statuses.ts';
import { useDecideTestPayment } from '#features/subscription/web/queries.ts';
import { rememberedReturn } from '#features/subscription/web/state/return-memory.ts';
import { safeReturnPath } from '#shared/return-path.ts';
import { errorMessage } from '#web/errors.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { showToast } from '#web/ui/toast.ts';
import { PageHead } from '../../layout/page-head.tsx';

/** Approves or declines test payments, standing in for a payment provider's page. */
export default function TestPaymentPage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const subscriptionId = query.get('subscription_id');
  return (
    <div className="page flex justify-center pt-8 short:pt-3 desk:pt-14">
      <PageHead title="Test payments" isPrivate />
      {subscriptionId && user ? (
        <Approval subscriptionId={subscriptionId} from={safeReturnPath(query.get('from'))} />
      ) : (
        <div className="w-full">
          <h1 className="mb-6 text-center text-3xl">Test payments</h1>
          <ErrorState
            title={user ? 'No subscription ID found in URL' : 'Authentication Required'}
            text={user ? 'Please start again from the subscription page.' : 'Please sign in to subscribe.'}
          >
            <Button asLink to={user ? paths.subscription() : paths.auth({ from: paths.subscription() })}>
              {user ? 'Try Again' : 'Sign In'}
            </Button>
          </ErrorState>
        </div>
      )}
    </div>
  );
}

function Approval({ subscriptionId, from: told }: { subscriptionId: string; from: string | null }) {
  const decide = useDecideTestPayment();
  const navigate = useNavigate();

  const answer = async (decision: Decision) => {
    const from = told ?? rememberedReturn() ?? undefined;
    try {
      await decide.mutateAsync({ subscriptionId, decision });
      if (decision === 'approve') {
        await navigate(paths.subscriptionSuccess({ subscription_id: subscriptionId, from }), {
          replace: true,
        });
        return;
      }
      showToast({ title: 'Payment declined', description: 'No subscription was started.', tone: 'info' });
      await navigate(paths.subscription({ from }), { replace: true });
    } catch (error) {
      showToast({ title: 'Subscription Error', description: errorMessage(error), tone: 'danger' });
    }
  };
  const isDeciding = (decision: string) => decide.isPending && decide.variables.decision === decision;

  return (
    <section aria-labelledby="approval" className="card w-full max-w-md overflow-hidden">
      <div className="h-3 bg-[repeating-linear-gradient(-45deg,var(--color-saffron)_0_12px,var(--color-ink)_12px_24px)]" />
      <div className="p-6 sm:p-8">
        <Badge tone="saffron" icon={<FlaskConical aria-hidden="true" />}>
          Test payments
        </Badge>
        <h1 id="approval" className="mt-3 text-3xl">
          Approve the subscription?
        </h1>
        <p className="mt-2 text-muted">
          This page stands in for a payment provider. No card is asked for, and no money moves.
        </p>
        <dl className="mt-6 divide-y divide-line border-y border-line">
          <Row name="Plan" value="Plateful Premium" />
          <Row name="Price" value="$35.00 per month" />
          <Row name="Renews" value="Monthly, cancel any time" />
        </dl>
        <div className="mt-7 grid gap-3">
          <Button size="lg" wide busy={decide.isPending} onClick={() => answer('approve')}>
            {isDeciding('approve') ? 'Approving…' : 'Approve'}
          </Button>
          <Button
            size="lg"
            wide
            variant="secondary"
            busy={decide.isPending}
            onClick={() => answer('decline')}
          >
            {isDeciding('decline') ? 'Declining…' : 'Decline'}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="text-right font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
