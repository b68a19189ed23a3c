export const STATUSES = ['PENDING', 'ACTIVE', 'INACTIVE', 'CANCELLED', 'EXPIRED'] as const;
export type Status = (typeof STATUSES)[number];

/** The payment provider; a gift has none. */
export const PROVIDERS = ['sandbox', 'paypal', 'stripe', 'gift'] as const;
export type ProviderName = Exclude<(typeof PROVIDERS)[number], 'gift'>;

export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** The states of the test provider's own records. */
export const SANDBOX_STATUSES = ['APPROVAL_PENDING', 'ACTIVE', 'DECLINED', 'CANCELLED', 'EXPIRED'] as const;
/** How the test provider responds to queries. */
export const SANDBOX_MOODS = ['working', 'failing', 'hanging'] as const;

/** What a person does on the test payment page. */
export const DECISIONS = ['approve', 'decline', 'fail', 'hang', 'work', 'lapse', 'cancel'] as const;
export type Decision = (typeof DECISIONS)[number];
