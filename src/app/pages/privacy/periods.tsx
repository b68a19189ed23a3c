import { GRACE_DAYS } from '#features/account-data/rules/limits.ts';
import { KEPT_DAYS as MESSAGE_DAYS } from '#features/contact/rules/limits.ts';
import { KEPT_DAYS as NOTIFICATION_DAYS } from '#features/notifications/rules/limits.ts';
import { KEPT_WEEKS, KEPT_DAYS as VISIT_DAYS } from '#features/usage/rules/limits.ts';

/** From the limits that the software enforces, so that the page cannot promise anything else. */
const PERIODS: readonly [what: string, period: string][] = [
  ['Your account and what you publish', 'Until you delete it'],
  ['A deleted account', `Erased ${GRACE_DAYS} days after you delete it; until then you can change your mind`],
  ['Sessions', '60 days after the last visit of the device'],
  ['Pages you opened', `${VISIT_DAYS} days; then only counts without names`],
  ['Weeks in which you used Plateful', `${KEPT_WEEKS} weeks; then only counts without names`],
  ['Codes that count a recipe’s views', '3 days'],
  ['Messages of the contact form', `${MESSAGE_DAYS} days`],
  ['Notifications', `${NOTIFICATION_DAYS} days`],
  ['The address of a browser for push notifications', 'Until you turn them off there, or sign out'],
  ['Your address for the newsletter', 'Until you unsubscribe'],
  ['How much of a paid AI service you used', '30 days'],
  [
    'What admins and moderators did',
    'Without an end, with the ids of the accounts concerned, so that it can be checked',
  ],
  ['Payments', 'Without an end, but without your name'],
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
