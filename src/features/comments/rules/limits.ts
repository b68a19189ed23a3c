import { MINUTE_S } from '#shared/durations.ts';
import type { RateLimit } from '#shared/endpoint.ts';
import { msg } from '#shared/t.ts';

/** What can be commented on. */
export const SUBJECTS = ['recipe', 'reel'] as const;
export type SubjectType = (typeof SUBJECTS)[number];

/** Orders of a thread; replies are always oldest first. */
export const ORDERS = ['newest', 'liked'] as const;
export type Order = (typeof ORDERS)[number];

/** Deleted; removed by moderators; or written by somebody whom the reader blocked or muted. */
export const COMMENT_STATES = ['shown', 'deleted', 'removed', 'hidden'] as const;

/** Characters of a comment. */
export const LONGEST_COMMENT = 2_000;
export const COMMENT_TOO_LONG = msg('Please use at most {count} characters.', { count: LONGEST_COMMENT });
/** Comments per page. */
export const COMMENTS_PAGE = 20;
/** Replies shown with a comment, before 'Show more replies'. */
export const FIRST_REPLIES = 3;
/** The most mentions in a comment that become links. */
export const MOST_MENTIONS = 20;
/** People suggested while a mention is being typed. */
export const PEOPLE_OFFERED = 6;

/** Minutes within which a deleted comment can be restored. */
export const UNDO_MINUTES = 10;

export const COMMENTING: RateLimit = {
  name: 'comment',
  attempts: 20,
  seconds: 10 * MINUTE_S,
  what: msg('comments'),
  per: 'user',
  everywhere: true,
};
export const LIKING: RateLimit = {
  name: 'comment-like',
  attempts: 300,
  seconds: 10 * MINUTE_S,
  what: msg('likes'),
  per: 'user',
};
