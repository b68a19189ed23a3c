import { t } from '#shared/t.ts';
import type { RefusalReason } from '../rules/gate.ts';

/** Why someone was sent to /subscription, in the words of spec part 1 §8. */
export function refusalWarning(reason: string | null, provider: string): string | null {
  const warnings: Record<RefusalReason, string> = {
    cancelled: t(
      'Your subscription has been cancelled. Please subscribe to regain access to premium features',
    ),
    expired: t('Your {provider} subscription is no longer active', { provider }),
    inactive: t('Your {provider} subscription is no longer active', { provider }),
    required: t('Please subscribe to access the app features'),
  };
  return reason && Object.hasOwn(warnings, reason) ? warnings[reason as RefusalReason] : null;
}
