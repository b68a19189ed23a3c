import { FlaskConical } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { dayText } from '#features/subscription/rules/standing.ts';
import type { Decision } from '#features/subscription/rules/statuses.ts';
import { rateText, specialText, type Terms } from '#features/subscription/rules/terms.ts';
import {
  testPaymentQuery,
  useDecideTestPayment,
  useTestPayment,
} from '#features/subscription/web/queries.ts';
import { rememberedReturn } from '#features/subscription/web/state/return-memory.ts';
import { LONGEST_ID } from '#shared/limits.ts';
import { paths } from '#shared/paths.ts';
import { safeReturnPath } from '#shared/return-path.ts';
import { t } from '#shared/t.ts';
import { errorMessage } from '#web/errors.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { PageHead } from '../../layout/page-head.tsx';

const queries: PageQueries = (from, { url }) => {
  const subscriptionId = idIn(url.searchParams);
  return subscriptionId ? [testPaymentQuery(from, subscriptionId)] : [];
};
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

const idIn = (query: URLSearchParams) => query.get('subscription_id')?.slice(0, LONGEST_ID) || null;

/** Stands in for a payment provider's pages: approves or declines test payments, and makes every state happen. */
export default function TestPaymentPage() {
  const [query] = useSearchParams();
  const { user } = useSession();
  const subscriptionId = idIn(query);
  return (
    <div className="page flex justify-center pt-8 short:pt-3 desk:pt-14">
      <PageHead title={t('Test payments')} isPrivate />
      {subscriptionId && user ? (
        <TestPayment subscriptionId={subscriptionId} from={safeReturnPath(query.get('from'))} />
      ) : (
        <div className="w-full">
          <h1 className="mb-6 text-center text-3xl">{t('Test payments')}</h1>
          <ErrorState
            title={user ? t('No subscription ID found in URL') : t('Authentication Required')}
            text={
              user ? t('Please start again from the subscription page.') : t('Please sign in to subscribe.')
            }
          >
            <Button asLink to={user ? paths.subscription() : paths.auth({ from: paths.subscription() })}>
              {user ? t('Try Again') : t('Sign In')}
            </Button>
          </ErrorState>
        </div>
      )}
    </div>
  );
}

const STATUS_TEXTS = {
  APPROVAL_PENDING: t('Waits for you'),
  ACTIVE: t('Active'),
  DECLINED: t('Declined'),
  CANCELLED: t('Cancelled'),
  EXPIRED: t('Lapsed'),
};
const MOOD_TEXTS = { working: t('Answers'), failing: t('Fails'), hanging: t('Hangs') };
const DONE: Partial<Record<Decision, string>> = {
  fail: t('The test payments fail from now on.'),
  hang: t('The test payments hang from now on.'),
  work: t('The test payments respond again.'),
  lapse: t('The subscription has lapsed.'),
  cancel: t('The subscription was canceled at the provider.'),
};

function TestPayment({ subscriptionId, from: told }: { subscriptionId: string; from: string | null }) {
  const { data: payment } = useTestPayment(subscriptionId);
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
      if (decision === 'decline') {
        showToast({
          title: t('Payment declined'),
          description: t('No subscription was started.'),
          tone: 'info',
        });
        await navigate(paths.subscription({ from }), { replace: true });
        return;
      }
      showToast({ title: t('Test payments'), description: DONE[decision], tone: 'info' });
    } catch (failure) {
      showToast({ title: t('Subscription Error'), description: errorMessage(failure), tone: 'danger' });
    }
  };
  const isDeciding = (decision: string) => decide.isPending && decide.variables.decision === decision;
  const isPending = payment?.status === 'APPROVAL_PENDING';

  return (
    <section aria-labelledby="approval" className="card w-full max-w-md overflow-hidden">
      <div className="h-3 bg-[repeating-linear-gradient(-45deg,var(--color-saffron)_0_12px,var(--color-ink)_12px_24px)]" />
      <div className="p-6 max-[22rem]:p-4 sm:p-8">
        <Badge tone="saffron" icon={<FlaskConical aria-hidden="true" />}>
          {t('Test payments')}
        </Badge>
        <h1 id="approval" className="mt-3 text-3xl">
          {isPending ? t('Approve the subscription?') : t('Your test payment')}
        </h1>
        <p className="mt-2 text-muted">
          {t('This page stands in for a payment provider. No card is asked for, and no money moves.')}
        </p>
        {payment ? (
          <>
            <Facts {...payment} />
            {isPending && (
              <div className="mt-7 grid gap-3">
                <Button size="lg" wide busy={decide.isPending} onClick={() => answer('approve')}>
                  {isDeciding('approve') ? t('Approving…') : t('Approve')}
                </Button>
                <Button
                  size="lg"
                  wide
                  variant="secondary"
                  busy={decide.isPending}
                  onClick={() => answer('decline')}
                >
                  {isDeciding('decline') ? t('Declining…') : t('Decline')}
                </Button>
              </div>
            )}
            <Trials
              status={payment.status}
              mood={payment.mood}
              isBusy={decide.isPending}
              onTry={(decision) => void answer(decision)}
            />
            <Button
              asLink
              wide
              variant="ghost"
              className="mt-3"
              to={
                isPending
                  ? paths.subscriptionSuccess({ subscription_id: subscriptionId, from: told ?? undefined })
                  : paths.subscription()
              }
            >
              {isPending ? t('Return without an answer') : t('Return to Plateful')}
            </Button>
          </>
        ) : (
          <div className="mt-6">
            <ErrorState
              title={t('Subscription Error')}
              text={t('This test payment does not exist. Please start again from the subscription page.')}
            >
              <Button asLink to={paths.subscription()}>
                {t('Try Again')}
              </Button>
            </ErrorState>
          </div>
        )}
      </div>
    </section>
  );
}

interface Payment {
  status: keyof typeof STATUS_TEXTS;
  mood: keyof typeof MOOD_TEXTS;
  terms: Terms;
  paidUntil: string | null;
}

function Facts({ status, mood, terms, paidUntil }: Payment) {
  const special = specialText(terms);
  return (
    <dl className="mt-6 divide-y divide-line border-y border-line">
      <Row name={t('Plan')} value={t('Plateful Premium')} />
      <Row name={t('Price')} value={rateText(terms)} />
      {special.length > 0 && (
        <Row
          name={t('First')}
          value={special.reduce((first, then) => t('{first}, then {then}', { first, then }))}
        />
      )}
      {terms.startsAt && <Row name={t('First payment')} value={dayText(terms.startsAt)} />}
      {(status === 'APPROVAL_PENDING' || status === 'ACTIVE') && (
        <Row
          name={t('Renews')}
          value={terms.interval === 'month' ? t('Monthly, cancel any time') : t('Yearly, cancel any time')}
        />
      )}
      <Row name={t('Status')} value={STATUS_TEXTS[status]} />
      {paidUntil && <Row name={t('Paid until')} value={dayText(paidUntil)} />}
      {mood !== 'working' && <Row name={t('Provider')} value={MOOD_TEXTS[mood]} />}
    </dl>
  );
}

/** Makes the provider do what real ones occasionally do. */
function Trials({
  status,
  mood,
  isBusy,
  onTry,
}: Pick<Payment, 'status' | 'mood'> & { isBusy: boolean; onTry(decision: Decision): void }) {
  const trials: [Decision, string, boolean][] = [
    ['cancel', t('Cancel it at the provider'), status === 'ACTIVE'],
    ['lapse', t('Let it lapse'), status === 'ACTIVE' || status === 'CANCELLED'],
    ['fail', t('Make the provider fail'), mood !== 'failing'],
    ['hang', t('Make the provider hang'), mood !== 'hanging'],
    ['work', t('Make the provider respond again'), mood !== 'working'],
  ];
  return (
    <details className="mt-6 rounded-control border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        {t('Try what can go wrong')}
      </summary>
      <div className="grid gap-2 px-4 pt-1 pb-4">
        {trials
          .filter(([, , isPossible]) => isPossible)
          .map(([decision, label]) => (
            <Button key={decision} variant="secondary" busy={isBusy} onClick={() => onTry(decision)}>
              {label}
            </Button>
          ))}
      </div>
    </details>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
