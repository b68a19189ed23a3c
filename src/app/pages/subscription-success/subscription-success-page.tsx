import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useVerifiedStatus } from '#features/subscription/web/queries.ts';
import { rememberedReturn, rememberReturn } from '#features/subscription/web/state/return-memory.ts';
import { paths } from '#shared/paths.ts';
import { safeReturnPath } from '#shared/return-path.ts';
import { t } from '#shared/t.ts';
import { errorCode, errorMessage } from '#web/errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { showToast } from '#web/ui/states/toast.ts';
import { PageHead } from '../../layout/page-head.tsx';

/** The payment provider's return page. */
export default function SubscriptionSuccessPage() {
  const [query] = useSearchParams();
  const subscriptionId = query.get('subscription_id') || null;
  const verified = useVerifiedStatus(subscriptionId);
  const { data: status, error } = verified;
  const isAway = error !== null && errorCode(error) === 'unavailable';

  const failure = !subscriptionId
    ? t('No subscription ID found in URL')
    : error
      ? failureMessage(error)
      : status && status !== 'ACTIVE' && status !== 'PENDING'
        ? t('There was a problem verifying your subscription')
        : null;

  return (
    <div className="page flex flex-col items-center py-14 text-center short:py-4 desk:py-20">
      {failure ? (
        <Failed message={failure} onAskAgain={isAway ? () => void verified.refetch() : null} />
      ) : status === 'ACTIVE' ? (
        <Confirmed told={safeReturnPath(query.get('from'))} />
      ) : (
        <>
          <PageHead title={t('Confirming your subscription')} isPrivate />
          <h1 className="text-3xl md:text-4xl">{t('Confirming your subscription')}</h1>
          <p className="mt-5 text-lg text-muted">
            <Spinner
              label={
                status === 'PENDING'
                  ? t('Waiting for the payment to be confirmed…')
                  : t('Asking the payment provider…')
              }
            />
          </p>
          {status === 'PENDING' && (
            <>
              <p className="mt-3 max-w-md text-muted">
                {t('You get access as soon as the payment is confirmed.')}
              </p>
              <Button asLink to={paths.home} variant="secondary" className="mt-8">
                {t('Go to Dashboard')}
              </Button>
            </>
          )}
        </>
      )}
    </div>
  );
}

function failureMessage(error: unknown): string {
  return errorCode(error) === 'not_signed_in'
    ? t('Please sign in, then open this page again.')
    : errorMessage(error, t('There was a problem verifying your subscription'));
}

function Confirmed({ told }: { told: string | null }) {
  const [from, setFrom] = useState(told);
  useEffect(() => {
    setFrom((known) => known ?? rememberedReturn());
    rememberReturn(null);
    showToast({
      title: t('Subscription Activated'),
      description: t('You now have full access to Plateful.'),
      tone: 'success',
    });
  }, []);
  return (
    <>
      <PageHead title={t('Subscription Confirmed!')} isPrivate />
      <CircleCheck aria-hidden="true" className="size-20 short:size-12 stroke-[1.25] text-herb-ink" />
      <h1 className="mt-6 text-3xl short:mt-2 desk:text-[2.75rem]">{t('Subscription Confirmed!')}</h1>
      <p className="mt-3 max-w-md text-lg text-muted">
        {t('Thank you. You now have full access to Plateful.')}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {from && (
          <Button asLink to={from}>
            {t('Continue')}
          </Button>
        )}
        <Button asLink to={paths.home} variant={from ? 'secondary' : 'primary'}>
          {t('Go to Dashboard')}
        </Button>
        <Button asLink to={paths.profile} variant="secondary">
          {t('View Your Profile')}
        </Button>
      </div>
    </>
  );
}

/** `onAskAgain`: the provider did not respond but may do so later. */
function Failed({ message, onAskAgain }: { message: string; onAskAgain: (() => void) | null }) {
  useEffect(() => {
    showToast({ title: t('Verification Error'), description: message, tone: 'danger' });
  }, [message]);
  return (
    <>
      <PageHead title={t('Verification Failed')} isPrivate />
      <CircleX aria-hidden="true" className="size-20 short:size-12 stroke-[1.25] text-danger-ink" />
      <h1 className="mt-6 text-3xl short:mt-2 desk:text-4xl">{t('Verification Failed')}</h1>
      <p className="mt-3 max-w-md text-lg text-muted">
        {onAskAgain
          ? message
          : t('The subscription could not be confirmed. Nothing has changed in your account.')}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {onAskAgain && <Button onClick={onAskAgain}>{t('Ask Again')}</Button>}
        <Button asLink to={paths.subscription()} variant={onAskAgain ? 'secondary' : 'primary'}>
          {t('Try Again')}
        </Button>
        <Button asLink to={paths.home} variant="secondary">
          {t('Go to Dashboard')}
        </Button>
      </div>
    </>
  );
}
