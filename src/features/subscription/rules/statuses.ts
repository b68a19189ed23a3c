export const STATUSES = ['PENDING', 'ACTIVE', 'INACTIVE', 'CANCELLED', 'EXPIRED'] as const;

/** What a person answers on the test payment page. */
export const DECISIONS = ['approve', 'decline'] as const;
export type Decision = (typeof DECISIONS)[number];
