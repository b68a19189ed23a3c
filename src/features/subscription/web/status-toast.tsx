import { t } from '#shared/t.ts';
import { showToast } from '#web/ui/states/toast.ts';
import type { Status } from '../rules/statuses.ts';

/** Shows the provider's response as a toast (spec part 2 §4). */
export function statusToast(status: Status): void {
  if (status === 'ACTIVE')
    showToast({
      title: t('Subscription Active'),
      description: t('Your subscription is active.'),
      tone: 'success',
    });
  else if (status === 'INACTIVE')
    showToast({
      title: t('Subscription Inactive'),
      description: t('Your subscription is not active. Please renew it.'),
      tone: 'danger',
    });
  else showToast({ title: t('Subscription status: {status}', { status }), tone: 'info' });
}
