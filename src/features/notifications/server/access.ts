import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { createSeal } from '#server/seal.ts';
import { isUuid } from '#shared/id.ts';
import { CONFIRM_HOURS } from '../rules/limits.ts';

export type MailSecrets = ReturnType<typeof mailSecrets>;

/**
 * The secrets of links in emails about notifications, derived from the server's secret: the database contains none of them.
 */
export function mailSecrets(secret: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'plateful notification mails', 32));
  const seal = createSeal(secret, 'notification mails');
  const mark = (userId: string) => createHmac('sha256', key).update(userId).digest('base64url');
  return {
    /** The secret for confirming that an account's address wants emails. */
    toConfirm(userId: string, email: string, now: Date): string {
      const until = now.getTime() + CONFIRM_HOURS * 60 * 60 * 1000;
      return seal.seal(JSON.stringify({ userId, email, until }), 'confirm');
    },
    /** Who confirmed which address; `null` for a secret that is not ours, or has expired. */
    confirmed(token: string, now: Date): { userId: string; email: string } | null {
      const text = seal.open(token, 'confirm');
      if (text === null) return null;
      const { until, ...confirmed } = JSON.parse(text) as { userId: string; email: string; until: number };
      return until > now.getTime() ? confirmed : null;
    },
    /** The secret with which somebody stops these emails. */
    of: (userId: string) => `${userId}.${mark(userId)}`,
    /** Whose emails a secret stops; `null` for one that is not ours. */
    personOf(given: string): string | null {
      const [id = '', signature = ''] = given.split('.');
      const [wanted, found] = [Buffer.from(mark(id)), Buffer.from(signature)];
      return isUuid(id) && wanted.length === found.length && timingSafeEqual(wanted, found) ? id : null;
    },
  };
}
