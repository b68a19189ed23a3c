/** In one request. */
export const MOST_SETTINGS = 100;
/** Characters of a text value. */
export const LONGEST_SETTING = 1000;
