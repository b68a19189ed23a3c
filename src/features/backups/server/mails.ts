import type { Mail } from '#server/mail/mailer.ts';
import { t } from '#shared/t.ts';

/** Tells an admin that there is no fresh backup. */
export function backupWarningMail(
  to: string,
  publicUrl: string,
  { lastAt, failure }: { lastAt: Date | null; failure: string | null },
): Mail {
  const last = lastAt
    ? t('The last good one was made on {day}.', { day: lastAt.toISOString().slice(0, 10) })
    : t('There is none yet.');
  return {
    to,
    subject: t('Plateful has no recent backup'),
    text: [
      t('The daily backup of Plateful was not made.'),
      last,
      ...(failure ? [t('What went wrong: {failure}', { failure })] : []),
      t('See {url}. Plateful tries again every hour.', { url: `${publicUrl}/admin/system` }),
    ].join('\n\n'),
  };
}
