/** Of a free-text entry. */
export const LONGEST_TEXT = 120;
export const LONGEST_NOTE = 500;
export const MOST_SERVINGS = 100;
/** Copied at once. */
export const MOST_COPIED_MEALS = 2000;
/** Of a plan that is looked at by its link. */
export const MOST_SHARED_DAYS = 62;
/** Whose nutrition is counted at once: the longest month view. */
export const MOST_NUTRITION_DAYS = 42;
