import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

export const LONGEST_NOTE = 80;
export const MOST_INVITATIONS = 500;
export const MOST_USES = 100;
/** How long an invitation may be valid, in days. */
export const VALID_DAYS = [1, 7, 30] as const;

export const INVITATION_LINK: RateLimit = {
  name: 'invitation-link',
  attempts: 30,
  seconds: 10 * 60,
  what: msg('invitations'),
  per: 'address',
  everywhere: true,
};
