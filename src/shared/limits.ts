/** Characters of an id or username that a request names. */
export const LONGEST_ID = 100;
/** Characters of a position in a paged list. */
export const LONGEST_CURSOR = 200;
/** Items that a device requests at once for its copy of a list. */
export const MOST_COPIED = 100;
