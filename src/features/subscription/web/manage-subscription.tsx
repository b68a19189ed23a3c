import { CircleCheck, CircleSlash, FlaskConical, Gift, RefreshCw } from 'lucide-react';
import { useNavigate } from 'react-router';
import { refreshSession } from '#features/accounts/web/queries/session.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { confirm } from '#web/ui/sheets/confirm.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { SubscriptionState } from '../contract.ts';
import { dayText, giftText, standingText } from '../rules/standing.ts';
import { useCancelSubscription, useRefreshStatus } from './queries.ts';
import { statusToast } from './status-toast.tsx';

/** The state of the person's subscription, and what they can do with it. */
export function ManageSubscription({ state }: { state: SubscriptionState }) {
  const { status, subscriptionId, paidBy, paidUntil, hasAccess, gift } = state;
  const navigate = useNavigate();
  const refresh = useRefreshStatus();
  const cancel = useCancelSubscription();
  const told = standingText({ ...state, isGift: paidBy?.isGift === true });
  if (!told || !paidBy) return null;

  const mustSignIn = async (description: string) => {
    showToast({
      title: t('Authentication Required'),
      description,
      tone: 'danger',
    });
    await refreshSession();
    return navigate(paths.login(paths.subscription()));
  };
  const askProvider = async () => {
    if (!subscriptionId) return;
    try {
      statusToast((await refresh.mutateAsync({ subscriptionId })).status);
    } catch (error) {
      if (errorCode(error) === 'not_signed_in')
        return mustSignIn(t('Please sign in to manage your subscription.'));
      const description = errorMessage(error, t('There was an issue verifying your subscription status'));
      showToast({ title: t('Failed to refresh subscription status'), description, tone: 'danger' });
    }
  };
  const stop = async () => {
    // Access may last until the end of the gift instead, which is shown separately.
    const accessUntil = gift ? null : paidUntil;
    const isSure = await confirm({
      title: t('Cancel your subscription?'),
      text: accessUntil
        ? t('You keep access until {paidUntil}. Nothing more is charged, and you can renew it any time.', {
            paidUntil: dayText(accessUntil),
          })
        : t('Nothing more is charged, and you can renew it any time.'),
      confirmLabel: t('Cancel Subscription'),
      cancelLabel: t('Keep it'),
    });
    if (!isSure) return;
    try {
      const { paidUntil: until } = await cancel.mutateAsync({});
      const description =
        until && !gift ? t('You keep access until {until}.', { until: dayText(until) }) : undefined;
      showToast({ title: t('Subscription Cancelled'), description, tone: 'success' });
    } catch (error) {
      const code = errorCode(error);
      if (code === 'not_signed_in') return mustSignIn(t('Please sign in to cancel your subscription.'));
      const title = code === 'conflict' ? t('No Active Subscription') : t('Cancellation Failed');
      const description = errorMessage(error, t('Unable to cancel your subscription at this time.'));
      showToast({ title, description, tone: 'danger' });
    }
  };
  const Icon = hasAccess ? CircleCheck : CircleSlash;
  const canCancel = status === 'ACTIVE' && !paidBy.isGift;
  return (
    <div>
      <div
        className={`flex gap-3 rounded-control px-4 py-3 ${hasAccess ? 'bg-herb-soft text-herb-ink' : 'bg-saffron-soft text-saffron-ink'}`}
      >
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <div>
          <p className="font-semibold">{told.title}</p>
          {told.text && <p className="text-[0.9375rem]">{told.text}</p>}
        </div>
      </div>
      {gift && <GivenBeside until={gift.until} />}
      {!paidBy.isGift && (
        <div className="mt-4 flex flex-wrap gap-2.5 max-sm:*:flex-auto">
          <Button
            variant="secondary"
            icon={<RefreshCw aria-hidden="true" />}
            busy={refresh.isPending}
            onClick={askProvider}
          >
            {refresh.isPending ? t('Asking…') : t('Refresh Status')}
          </Button>
          {paidBy.isTest && subscriptionId && (
            <Button
              asLink
              to={paths.testPayment(subscriptionId)}
              variant="secondary"
              icon={<FlaskConical aria-hidden="true" />}
            >
              {t('Test payments')}
            </Button>
          )}
          {canCancel && (
            <Button variant="ghost" className="text-danger-ink!" busy={cancel.isPending} onClick={stop}>
              {cancel.isPending ? t('Canceling…') : t('Cancel Subscription')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** A gift to somebody who pays: both are shown, because the gift does not end the payments. */
function GivenBeside({ until }: { until: string | null }) {
  const { title, text } = giftText(until);
  return (
    <p className="mt-3 flex gap-3 px-4 text-[0.9375rem]">
      <Gift aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-herb-ink" />
      <span>
        <strong className="font-semibold">{title}.</strong> {text}
      </span>
    </p>
  );
}
