/** Decisions that need no reason. */
export const PLAIN_DECISIONS = ['dismiss', 'restore', 'approve'] as const;
export type PlainDecision = (typeof PLAIN_DECISIONS)[number];
