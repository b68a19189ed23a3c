import { GRACE_DAYS } from '#features/account-data/rules/limits.ts';
import { KEPT_DAYS as MESSAGE_DAYS } from '#features/contact/rules/limits.ts';
import { KEPT_DAYS as NOTIFICATION_DAYS } from '#features/notifications/rules/limits.ts';
import { KEPT_WEEKS, KEPT_DAYS as VISIT_DAYS } from '#features/usage/rules/limits.ts';
import { t } from '#shared/t.ts';

/** From the limits that the software enforces, so that the page cannot promise anything else. */
const PERIODS: readonly [what: string, period: string][] = [
  [t('Your account and what you publish'), t('Until you delete it')],
  [
    t('A deleted account'),
    t('Erased {count} days after you delete it; until then you can change your mind', { count: GRACE_DAYS }),
  ],
  [t('Sessions'), t('{count} days after the last visit of the device', { count: 60 })],
  [t('Pages you opened'), t('{count} days; then only counts without names', { count: VISIT_DAYS })],
  [
    t('Weeks in which you used Plateful'),
    t('{count} weeks; then only counts without names', { count: KEPT_WEEKS }),
  ],
  [t('Codes that count a recipe’s views'), t('{count} days', { count: 3 })],
  [t('Contact form messages'), t('{count} days', { count: MESSAGE_DAYS })],
  [t('Notifications'), t('{count} days', { count: NOTIFICATION_DAYS })],
  [
    t('The address of a browser or phone for push notifications'),
    t('Until you turn them off there, or sign out'),
  ],
  [t('Your address for the newsletter'), t('Until you unsubscribe')],
  [t('How much you used a paid AI service'), t('{count} days', { count: 30 })],
  [
    t('What admins and moderators did'),
    t('Indefinitely, with the ids of the accounts involved, so that it can be audited'),
  ],
  [t('Payments'), t('Indefinitely, but without your name')],
];

export function Periods() {
  return (
    <dl className="grid gap-x-8 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {PERIODS.map(([what, period]) => (
        <div key={what} className="col-span-full grid grid-cols-subgrid border-b border-line py-3">
          <dt className="font-semibold">{what}</dt>
          <dd className="text-muted">{period}</dd>
        </div>
      ))}
    </dl>
  );
}
