import { useEffect } from 'react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheets/sheet.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { Spinner } from '#web/ui/states/spinner.tsx';
import { ManageSubscription } from './manage-subscription.tsx';
import { useSubscription, useVerifiedStatus } from './queries.ts';
import { statusToast } from './status-toast.tsx';

interface Props {
  isOpen: boolean;
  onClose(): void;
}

/** One's subscription, on one's profile. */
export default function SubscriptionSheet({ isOpen, onClose }: Props) {
  const { data: state, isError, refetch } = useSubscription();
  const isPending = state?.status === 'PENDING';
  const { data: status } = useVerifiedStatus(isOpen && isPending ? state.subscriptionId : null);
  useEffect(() => {
    if (status === 'ACTIVE' || status === 'INACTIVE') statusToast(status);
  }, [status]);
  useEffect(() => {
    if (isOpen && state?.status === 'INACTIVE') statusToast('INACTIVE');
  }, [isOpen, state?.status]);
  const hasNone = state && (state.status === null || !state.hasAccess);
  return (
    <Sheet
      open={isOpen}
      onClose={onClose}
      title={t('Your subscription')}
      footer={
        <Button asLink to={paths.subscription()} variant={hasNone ? 'primary' : 'secondary'}>
          {state?.status === 'CANCELLED'
            ? t('Renew Subscription')
            : hasNone
              ? t('Subscribe')
              : t('What it includes')}
        </Button>
      }
    >
      {state ? (
        state.status === null ? (
          <p className="text-muted">{t('You have no subscription.')}</p>
        ) : (
          <ManageSubscription state={state} />
        )
      ) : isError ? (
        <ErrorState
          title={t('Error')}
          text={t('Unable to fetch your subscription information.')}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="flex justify-center py-8">
          <Spinner label={t('Loading your subscription…')} />
        </div>
      )}
    </Sheet>
  );
}
