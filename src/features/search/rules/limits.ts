export const LONGEST_TERM = 200;
export const MOST_PAGES = 40;
/** Recipes per page. */
export const MOST_FOUND = 60;
export const DEFAULT_FOUND = 24;
