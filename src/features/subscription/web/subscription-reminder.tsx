import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { showToast } from '#web/ui/states/toast.ts';
import { type RefusalReason, refusalReason } from '../rules/gate.ts';
import { subscriptionQuery } from './queries.ts';

/** Delay after the page load, and duration (spec part 1 §6 and §8). */
const AFTER_MS = 1000;
const STAYS_MS = 4000;
const QUIET_PATHS =
  /^\/(subscription|subscription-success|test-payment|auth|login|profile-setup|reset-password)\b/;

async function titleFor(reason: RefusalReason): Promise<string> {
  if (reason === 'cancelled') return t('Your subscription has been cancelled');
  if (reason === 'required') return t('Please subscribe to access the app features');
  const state = await queryClient()
    .fetchQuery(subscriptionQuery(api))
    .catch(() => null);
  return state?.paidBy
    ? t('Your {name} subscription is no longer active', { name: state.paidBy.name })
    : t('Your subscription is no longer active');
}

interface Props {
  subscription: string | null;
  /** Whether the person still has no subscription. */
  isWithout: boolean;
}

/** Reminds a person without an active subscription, once. */
export default function SubscriptionReminder({ subscription, isWithout }: Props) {
  const navigate = useNavigate();
  // Anyone who subscribes within that second no longer needs it.
  const isStillWithout = useRef(isWithout);
  useEffect(() => {
    isStillWithout.current = isWithout;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per page load.
  useEffect(() => {
    const timer = setTimeout(async () => {
      if (!isStillWithout.current || QUIET_PATHS.test(window.location.pathname)) return;
      const reason = refusalReason(subscription);
      const title = await titleFor(reason);
      const action = { label: t('Subscribe'), onClick: () => navigate(paths.subscription({ reason })) };
      showToast({ title, tone: 'info', duration: STAYS_MS, action });
    }, AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return null;
}
