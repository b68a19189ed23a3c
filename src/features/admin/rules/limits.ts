/** Rows shown of the usage log (spec part 2 §9). */
export const USAGE_ROWS = 100;
/** Most recent and most viewed recipes (spec part 2 §9). */
export const TOP = 10;
/** Days of the trends (spec part 2 §9). */
export const TREND_DAYS = 30;
/** Weeks in the retention table. */
export const RETENTION_WEEKS = 8;
/** What counts as recent in the moderation tab (spec part 2 §2). */
export const RECENT = 5;
export const USERS_PER_PAGE = 25;
export const LONGEST_QUERY = 120;

export const USER_SORTS = ['name', 'email', 'created', 'last_sign_in'] as const;
export type UserSort = (typeof USER_SORTS)[number];
