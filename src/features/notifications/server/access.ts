import { LinkSecrets } from '#server/mail/link-secrets.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { CONFIRM_HOURS } from '../rules/limits.ts';

export type MailSecrets = LinkSecrets<{ userId: string; email: string }>;

/** The secrets for confirming that an account's address wants emails, and with which somebody (by id) stops them. */
export function mailSecrets(secret: string): MailSecrets {
  return new LinkSecrets(secret, {
    confirming: 'notification mails',
    validMs: CONFIRM_HOURS * HOUR_MS,
    naming: 'notification mails',
  });
}
