/** Ways to restrict a person. */
export const RESTRICTIONS = ['blocked', 'muted'] as const;
export type Restriction = (typeof RESTRICTIONS)[number];
