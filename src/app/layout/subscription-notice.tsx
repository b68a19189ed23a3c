import { useEffect, useState } from 'react';
import { useAudience, useSession } from '#features/accounts/web/queries/session.ts';
import { part } from '#web/ui/part.tsx';

const SubscriptionReminder = part(() => import('#features/subscription/web/subscription-reminder.tsx'));

/** Lazy-loads the reminder for people who loaded the page without an active subscription. */
export function SubscriptionNotice() {
  const { user, isAdmin, subscription, access } = useSession();
  const isWithout = user !== null && !isAdmin && access !== 'open' && subscription !== 'ACTIVE';
  const isKnown = useAudience() !== 'unknown';
  const [isReminded, setReminded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: decided once, when the session is known.
  useEffect(() => {
    if (isWithout) setReminded(true);
  }, [isKnown]);
  return isReminded ? <SubscriptionReminder subscription={subscription} isWithout={isWithout} /> : null;
}
