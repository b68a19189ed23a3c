import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#features/accounts/web/queries/session.ts';
import { useReturnPath } from '#features/accounts/web/return-path.tsx';
import type { SubscriptionState } from '#features/subscription/contract.ts';
import { priceText } from '#features/subscription/rules/money.ts';
import { isTest, providerName } from '#features/subscription/rules/providers.ts';
import { standingText } from '#features/subscription/rules/standing.ts';
import type { Interval } from '#features/subscription/rules/statuses.ts';
import { rateText, type Terms } from '#features/subscription/rules/terms.ts';
import { ManageSubscription } from '#features/subscription/web/manage-subscription.tsx';
import { PremiumCard } from '#features/subscription/web/premium-card.tsx';
import { PromoCodeField } from '#features/subscription/web/promo-code-field.tsx';
import {
  subscriptionQuery,
  useOffersSubscription,
  useSubscriptionNow,
} from '#features/subscription/web/queries.ts';
import { usePromoCode } from '#features/subscription/web/state/promo-code.ts';
import { Subscribe } from '#features/subscription/web/subscribe.tsx';
import { refusalWarning } from '#features/subscription/web/subscription-warnings.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { loadInBrowser, type PageQueries } from '#web/load-in-browser.ts';
import { loadOnServer } from '#web/load-on-server.ts';
import { useRouterState } from '#web/router-state.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceRow } from '#web/ui/fields/choice-row.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { PageHead } from '../../layout/page-head.tsx';

const queries: PageQueries = (from) => [subscriptionQuery(from)];
export const loader = loadOnServer(queries);
export const clientLoader = loadInBrowser(queries);

export default function SubscriptionPage() {
  const [query] = useSearchParams();
  const { reason } = useRouterState<{ reason: string }>();
  const { data: state } = useSubscriptionNow();
  const provider = state?.paidBy && !state.paidBy.isGift ? state.paidBy.name : (state?.provider ?? '');
  // A pending first payment was never active.
  const pending = state?.status === 'PENDING' ? standingText({ ...state, isGift: false }) : null;
  const warning = state?.hasAccess
    ? null
    : (pending?.text ?? refusalWarning(query.get('reason') ?? reason ?? null, providerName(provider)));
  const [monthly] = state?.offers ?? [];
  const price = monthly
    ? t('{rate}, auto-renewing monthly, cancel any time.', { rate: rateText(monthly) })
    : '';
  return (
    <div className="page">
      <PageHead
        title={state?.hasAccess ? t('Your subscription') : t('Subscribe')}
        description={t('Plateful Premium{price}', { price: price && `: ${price}` })}
      />
      <PageHeading
        title={state?.hasAccess ? t('Your subscription') : t('Subscribe to Plateful')}
        text={t('Plan the week, shop from the plan, and cook with everything Plateful has.')}
        className="mx-auto max-w-4xl"
      />
      {warning && (
        <p
          role="alert"
          className="mx-auto mb-6 flex max-w-4xl gap-3 rounded-card bg-saffron-soft px-5 py-4 font-medium text-saffron-ink"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <span>
            {pending && <strong className="block">{pending.title}</strong>}
            {warning}
          </span>
        </p>
      )}
      {state && (state.hasAccess ? <Subscribed state={state} /> : <Offer state={state} />)}
      {query.get('debug') === '412' && state && (
        <p className="mx-auto mt-4 max-w-4xl text-sm text-muted wrap-anywhere">
          {t('Status {status}, subscription {subscriptionId}, payments by {provider}.', {
            status: state.status ?? 'none',
            subscriptionId: state.subscriptionId ?? 'none',
            provider: providerName(state.provider),
          })}
        </p>
      )}
    </div>
  );
}

const INTERVAL_LABELS: Record<Interval, string> = { month: t('Monthly'), year: t('Yearly') };

/** What a new subscription costs, and the button that starts it. */
function Offer({ state }: { state: SubscriptionState }) {
  const { offers, provider } = state;
  const { user } = useSession();
  const offersSubscription = useOffersSubscription();
  const [interval, chooseInterval] = useState<Interval>('month');
  const promo = usePromoCode(interval);
  const offered = offers.find((offer) => offer.interval === interval) ?? null;
  const [monthly, yearly] = offers;
  if (!offersSubscription || !offered)
    return (
      <PremiumCard terms={null}>
        <Note>
          {offersSubscription
            ? t('This Plateful is not accepting new subscriptions at the moment')
            : t('Everything on this Plateful is free to use')}
        </Note>
      </PremiumCard>
    );
  return (
    <PremiumCard terms={promo.applied?.terms ?? offered}>
      {monthly && yearly && (
        <>
          <ChoiceRow
            legend={t('How often you pay')}
            choices={offers.map((offer) => ({
              value: offer.interval,
              label: INTERVAL_LABELS[offer.interval],
            }))}
            chosen={interval}
            onChoose={(chosen) => {
              chooseInterval(chosen);
              promo.remove();
            }}
            className="mb-3"
          />
          <Saving monthly={monthly} yearly={yearly} />
        </>
      )}
      {user && <PromoCodeField key={interval} promo={promo} />}
      <Subscribe provider={provider} interval={interval} promo={promo} />
      {isTest(provider) && <NoMoney />}
    </PremiumCard>
  );
}

/** The savings of a yearly subscription, if any. */
function Saving({ monthly, yearly }: { monthly: Terms; yearly: Terms }) {
  const saved = monthly.amount * 12 - yearly.amount;
  if (saved <= 0) return null;
  return (
    <p className="mb-4 text-center text-sm font-semibold text-herb-ink">
      {t('A year saves {saved}', { saved: priceText(saved, yearly.currency) })}
    </p>
  );
}

function NoMoney() {
  return (
    <p className="mt-3 text-center text-sm text-muted">
      {t('This Plateful uses test payments: no card is asked for, and no money moves.')}
    </p>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p className="flex items-center gap-2.5 rounded-control bg-herb-soft px-4 py-3 font-semibold text-herb-ink">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
      {children}
    </p>
  );
}

/** For subscribers: the state of the subscription, and how to end or renew it. */
function Subscribed({ state }: { state: SubscriptionState }) {
  const from = useReturnPath();
  const interval = state.terms?.interval ?? 'month';
  const { provider, canResume, offers } = state;
  const offered = offers.find((offer) => offer.interval === interval) ?? offers[0];
  // Resuming a subscription keeps its price; a new one gets today's.
  const terms = state.status === 'CANCELLED' && !canResume ? (offered ?? null) : state.terms;
  const isCancelled = state.status === 'CANCELLED';
  // Permanent access needs no renewal.
  const isGivenForGood = state.gift !== null && state.gift.until === null;
  return (
    <>
      <section
        aria-label={t('Your subscription')}
        className="card mx-auto mb-6 w-full max-w-4xl p-6 max-[22rem]:p-5 sm:p-9"
      >
        <ManageSubscription state={state} />
        {isCancelled && !isGivenForGood && (canResume || offered) && (
          <div className="mt-6 sm:max-w-sm">
            <Subscribe
              provider={provider}
              interval={canResume ? interval : (offered?.interval ?? 'month')}
              isRenewal
            />
          </div>
        )}
        <div className="mt-6 flex flex-wrap gap-2.5 max-sm:*:flex-auto">
          <Button asLink to={from ?? paths.home} variant={isCancelled ? 'secondary' : 'primary'}>
            {from ? t('Continue') : t('Go to Dashboard')}
          </Button>
          <Button asLink to={paths.profile} variant="secondary">
            {t('View Your Profile')}
          </Button>
        </div>
      </section>
      <PremiumCard terms={terms && { ...terms, freeDays: 0, freeMonths: 0, discount: null }} />
    </>
  );
}
