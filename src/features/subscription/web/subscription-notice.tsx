import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAudience, useSession } from '#features/accounts/web/queries/session.ts';
import { paths } from '#web/paths.ts';
import { showToast } from '#web/ui/toast.ts';
import { refusalReason } from '../rules/gate.ts';

/** How long after the page has loaded, and how long it stays (spec part 1 §6 and §8). */
const AFTER_MS = 1000;
const STAYS_MS = 4000;
const QUIET_PATHS =
  /^\/(subscription|subscription-success|test-payment|auth|login|profile-setup|reset-password)\b/;

/** Tells a signed-in person without an active subscription, once when the page has loaded. */
export function SubscriptionNotice() {
  const { user, isAdmin, subscription, access } = useSession();
  const navigate = useNavigate();
  const isWithout = user !== null && !isAdmin && access !== 'open' && subscription !== 'ACTIVE';
  // Whoever pays in the first second has a subscription by the time it would be told.
  const isStillWithout = useRef(isWithout);
  useEffect(() => {
    isStillWithout.current = isWithout;
  });

  const isKnown = useAudience() !== 'unknown';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks once, at who the page was loaded by.
  useEffect(() => {
    if (!isWithout) return;
    const timer = setTimeout(() => {
      if (!isStillWithout.current || QUIET_PATHS.test(window.location.pathname)) return;
      const reason = refusalReason(subscription);
      const title =
        reason === 'cancelled'
          ? 'Your subscription has been cancelled'
          : reason === 'required'
            ? 'Please subscribe to access the app features'
            : 'Your subscription is no longer active';
      const action = { label: 'Subscribe', onClick: () => navigate(paths.subscription({ reason })) };
      showToast({ title, tone: 'info', duration: STAYS_MS, action });
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);

  return null;
}
