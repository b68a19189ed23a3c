/** Storage key of the recipes being cooked; in a separate file because the layout of every page needs it. */
export const COOKING_KEY = 'plateful-cooking';
