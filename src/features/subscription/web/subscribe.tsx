import { useState } from 'react';
import { useNavigate } from 'react-router';
import { refreshSession, useSession } from '#features/accounts/web/queries/session.ts';
import { useReturnPath } from '#features/accounts/web/return-path.tsx';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { providerName } from '../rules/providers.ts';
import type { Interval } from '../rules/statuses.ts';
import { useStartSubscription } from './queries.ts';
import type { PromoCode } from './state/promo-code.ts';
import { rememberReturn } from './state/return-memory.ts';

interface Props {
  /** The payment provider. */
  provider: string;
  interval: Interval;
  promo?: PromoCode;
  /** Whether a canceled subscription is resumed. */
  isRenewal?: boolean;
}

/** Starts a subscription, and opens the page where it is approved. */
export function Subscribe({ provider, interval, promo, isRenewal = false }: Props) {
  const { user } = useSession();
  const from = useReturnPath();
  const navigate = useNavigate();
  const start = useStartSubscription();
  const [isLeaving, setLeaving] = useState(false);

  const mustSignIn = (description: string) => {
    showToast({ title: t('Authentication Required'), description, tone: 'danger' });
    return navigate(paths.auth({ from: paths.subscription({ from: from ?? undefined }) }));
  };
  const failed = (description: string) =>
    showToast({ title: t('Subscription Error'), description, tone: 'danger' });
  const subscribe = async () => {
    if (!user) return mustSignIn(t('Please sign in to subscribe.'));
    // A typed code counts, also if it was not applied; the field says why it is refused.
    const promoCode = await promo?.apply();
    if (promo && promoCode === undefined) return;
    try {
      const answer = await start.mutateAsync({ interval, ...(promoCode ? { promoCode } : {}) });
      if (!answer) return failed(t('No data returned from subscription function'));
      if (!answer.approvalUrl) return failed(t('No approval URL returned from subscription function'));
      rememberReturn(from);
      setLeaving(true);
      window.location.assign(withReturn(answer.approvalUrl, from));
    } catch (error) {
      if (errorCode(error) === 'not_signed_in') {
        // The sign-in page redirects people who still seem to be signed in.
        await refreshSession();
        return mustSignIn(t('You must be logged in to subscribe'));
      }
      failed(errorMessage(error, t('There was a problem creating your subscription')));
    }
  };
  const isBusy = start.isPending || isLeaving;
  const label = isRenewal
    ? t('Renew Subscription')
    : t('Subscribe Now with {provider}', { provider: providerName(provider) });
  return (
    <Button size="lg" wide busy={isBusy || promo?.isTrying} onClick={subscribe}>
      {isBusy ? (isRenewal ? t('Renewing…') : t('Opening the payment page…')) : label}
    </Button>
  );
}

/** Only our own pages are told where the person came from. */
function withReturn(approvalUrl: string, from: string | null): string {
  return from && approvalUrl.startsWith('/')
    ? `${approvalUrl}&${new URLSearchParams({ from })}`
    : approvalUrl;
}
