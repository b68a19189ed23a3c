import { LinkSecrets } from '#server/mail/link-secrets.ts';
import { HOUR_MS } from '#shared/durations.ts';
import { CONFIRM_HOURS } from '../rules/limits.ts';
import type { Preferences } from '../rules/topics.ts';

interface Asked {
  email: string;
  preferences: Preferences;
}

export type NewsletterSecrets = LinkSecrets<Asked>;

/** The secrets for confirming an address, and with which a subscriber (by id) changes their preferences. */
export function newsletterSecrets(secret: string): NewsletterSecrets {
  return new LinkSecrets(secret, {
    confirming: 'newsletter confirmation',
    validMs: CONFIRM_HOURS * HOUR_MS,
    naming: 'newsletter',
  });
}
