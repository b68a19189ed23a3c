import type { RefusalReason } from '../rules/gate.ts';

/** Why someone was sent to /subscription, in the words of spec part 1 §8. */
export function refusalWarning(reason: string | null, provider: string): string | null {
  const warnings: Record<RefusalReason, string> = {
    cancelled: 'Your subscription has been cancelled. Please subscribe to regain access to premium features',
    expired: `Your ${provider} subscription is no longer active`,
    inactive: `Your ${provider} subscription is no longer active`,
    required: 'Please subscribe to access the app features',
  };
  return reason && Object.hasOwn(warnings, reason) ? warnings[reason as RefusalReason] : null;
}
