/** Characters of what a cook tells the chef, at most. */
export const LONGEST_PROMPT = 2_000;
