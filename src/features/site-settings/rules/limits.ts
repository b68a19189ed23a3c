/** Of one request. */
export const MOST_SETTINGS = 100;
/** Of a value that is text. */
export const LONGEST_SETTING = 1000;
