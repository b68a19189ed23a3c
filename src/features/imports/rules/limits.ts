/** Bytes of a page and characters of a text that a recipe is read from, at most. */
export const LARGEST_SOURCE = 5 * 1024 * 1024;
