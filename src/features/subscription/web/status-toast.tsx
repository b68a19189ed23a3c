import { showToast } from '#web/ui/toast.ts';
import type { Status } from '../rules/statuses.ts';

/** What the provider answered (spec part 2 §4). */
export function statusToast(status: Status): void {
  if (status === 'ACTIVE')
    showToast({ title: 'Subscription Active', description: 'Your subscription is active.', tone: 'success' });
  else if (status === 'INACTIVE')
    showToast({
      title: 'Subscription Inactive',
      description: 'Your subscription is not active. Please renew it.',
      tone: 'danger',
    });
  else showToast({ title: `Subscription status: ${status}`, tone: 'info' });
}
