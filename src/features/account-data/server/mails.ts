import type { Mail } from '#server/mail/mailer.ts';
import { formatDate } from '#shared/dates.ts';
import { t } from '#shared/t.ts';

/** Tells the owner that the account will be erased, and how to keep it. */
export function deletionMail(to: string, name: string, publicUrl: string, eraseAt: Date): Mail {
  return {
    to,
    subject: t('Your Plateful account will be deleted'),
    text: t(
      `Hello {name},

you asked to delete your Plateful account. On {day} it is erased with everything in it.

If you want to keep it, sign in before that and choose “Keep my account” in the settings:

{publicUrl}/settings

If this was not you, sign in, keep the account and choose a new password.`,
      { name, day: formatDate(eraseAt.toISOString().slice(0, 10), 'MMMM d, yyyy'), publicUrl },
    ),
  };
}
