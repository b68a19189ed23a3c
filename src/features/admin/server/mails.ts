import type { Mail } from '#server/mail/mailer.ts';
import { t } from '#shared/t.ts';

/** The mail an admin sends to themselves to see whether mail works. */
export function testMail(to: string, name: string, publicUrl: string): Mail {
  return {
    to,
    subject: t('Plateful can send mail'),
    text: t(
      `Hello {name},

this mail shows that Plateful at {publicUrl} can send mail.`,
      { name, publicUrl },
    ),
  };
}
