/** What a moderator decides without giving a reason. */
export const PLAIN_DECISIONS = ['dismiss', 'restore', 'approve'] as const;
export type PlainDecision = (typeof PLAIN_DECISIONS)[number];
