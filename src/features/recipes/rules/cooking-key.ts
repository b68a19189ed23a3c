/** Storage key of the recipes being cooked; in a file of its own because the layout of every page needs it. */
export const COOKING_KEY = 'plateful-cooking';
