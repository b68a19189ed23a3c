import type { Mail } from '#server/mail/mailer.ts';
import { formatDate } from '#shared/dates.ts';
import { paths } from '#shared/paths.ts';
import { t } from '#shared/t.ts';

/** Tells an admin that there is no fresh backup. */
export function backupWarningMail(
  to: string,
  publicUrl: string,
  { lastAt, failure }: { lastAt: Date | null; failure: string | null },
): Mail {
  const last = lastAt
    ? t('The last good one was made on {day}.', {
        day: formatDate(lastAt.toISOString().slice(0, 10), 'MMMM d, yyyy'),
      })
    : t('There is none yet.');
  return {
    to,
    subject: t('Plateful has no recent backup'),
    text: [
      t('The daily backup of Plateful was not made.'),
      last,
      ...(failure ? [t('What went wrong: {failure}', { failure })] : []),
      t('See {url}. Plateful tries again every hour.', { url: publicUrl + paths.adminSystem }),
    ].join('\n\n'),
  };
}
