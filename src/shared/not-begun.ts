/**
 * The header of a 503 that was sent before anything was done: the client may retry, even a change. Other failures may
 * have come after the change was stored.
 */
export const NOT_BEGUN = 'x-plateful-not-begun';
