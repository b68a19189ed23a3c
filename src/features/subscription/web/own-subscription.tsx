import { CreditCard, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { Button } from '#web/ui/button.tsx';
import { part } from '#web/ui/part.tsx';
import { useWasOpened } from '#web/ui/use-was-opened.ts';
import { standingText } from '../rules/standing.ts';
import { useOffersSubscription, useSubscription } from './queries.ts';

const SubscriptionSheet = part(() => import('./subscription-sheet.tsx'));

/** The subscription buttons on one's own profile (spec part 1 §2 'Profile'). */
export function SubscriptionButtons() {
  const offersSubscription = useOffersSubscription();
  const { data: state } = useSubscription();
  const [isOpen, setOpen] = useState(false);
  const wasOpened = useWasOpened(isOpen);
  return (
    <>
      {state?.status === 'CANCELLED' && (
        <Button variant="secondary" asLink to={paths.subscription()} icon={<RefreshCw aria-hidden="true" />}>
          {t('Renew Subscription')}
        </Button>
      )}
      {offersSubscription && (
        <Button variant="secondary" icon={<CreditCard aria-hidden="true" />} onClick={() => setOpen(true)}>
          {t('Manage Subscription')}
        </Button>
      )}
      {wasOpened && <SubscriptionSheet isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A line about one's subscription, below one's profile. */
export function SubscriptionLine() {
  const { data: state } = useSubscription();
  const told = state && standingText({ ...state, isGift: state.paidBy?.isGift === true });
  if (!told) return null;
  return (
    <p className="mt-5 text-[0.9375rem] text-muted">
      <span className="font-semibold text-ink">{told.title}.</span> {told.text}
    </p>
  );
}
