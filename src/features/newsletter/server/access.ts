import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { createSeal } from '#server/seal.ts';
import { isUuid } from '#shared/id.ts';
import { CONFIRM_HOURS } from '../rules/limits.ts';
import type { Preferences } from '../rules/topics.ts';

interface Asked {
  email: string;
  preferences: Preferences;
}

export type NewsletterSecrets = ReturnType<typeof newsletterSecrets>;

/**
 * The secrets in emailed links. Each is derived from the server's secret, so the database contains none of them, and nothing
 * at all about an address that nobody has confirmed.
 */
export function newsletterSecrets(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'plateful newsletter', 32));
  const seal = createSeal(secret, 'newsletter confirmation');
  const mark = (subscriberId: string) => createHmac('sha256', key).update(subscriberId).digest('base64url');
  return {
    /** The secret for confirming an address. */
    toConfirm(asked: Asked, now: Date): string {
      const until = now.getTime() + CONFIRM_HOURS * 60 * 60 * 1000;
      return seal.seal(JSON.stringify({ ...asked, until }), 'confirm');
    },
    /** What was requested; `null` for a secret that is not ours, or has expired. */
    confirmed(token: string, now: Date): Asked | null {
      const text = seal.open(token, 'confirm');
      if (text === null) return null;
      const { until, ...asked } = JSON.parse(text) as Asked & { until: number };
      return until > now.getTime() ? asked : null;
    },
    /** The secret with which a subscriber changes their preferences. */
    of: (subscriberId: string) => `${subscriberId}.${mark(subscriberId)}`,
    /** The subscriber that a secret belongs to; `null` for one that is not ours. */
    subscriberOf(given: string): string | null {
      const [id = '', signature = ''] = given.split('.');
      const [wanted, found] = [Buffer.from(mark(id)), Buffer.from(signature)];
      return isUuid(id) && wanted.length === found.length && timingSafeEqual(wanted, found) ? id : null;
    },
  };
}
