/** 'unsure': nothing contradicts a diet, but a food is unknown or only some brands fit. */
export const VERDICTS = ['fits', 'unsure', 'no'] as const;
export type Verdict = (typeof VERDICTS)[number];
