import type { Mail } from '#server/mail/mailer.ts';
import { t } from '#shared/t.ts';

/** The email an admin sends to themselves to test the mail server. */
export function testMail(to: string, name: string, publicUrl: string): Mail {
  return {
    to,
    subject: t('Plateful can send email'),
    text: t(
      `Hello {name},

this email shows that Plateful at {publicUrl} can send email.`,
      { name, publicUrl },
    ),
  };
}
