import { MINUTE_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { type Message, msg } from '#shared/t.ts';

/** People one person can follow. */
export const MOST_FOLLOWED = 10_000;
/** People that one person can block, and as many to mute: their ids are sent to every page. */
export const MOST_RESTRICTED = 1_000;
/** People per page of followers. */
export const PEOPLE_PAGE = 30;

const limit = (name: string, attempts: number, what: Message): RateLimit => ({
  name,
  attempts,
  seconds: 10 * MINUTE_S,
  what,
  per: 'user',
});
export const FOLLOWING = limit('follow', 120, msg('follows'));
export const RESTRICTING = limit('restrict', 120, msg('changes'));
export const SAVING = limit('profile', 30, msg('changes to your profile'));
