/** Prefix of the storage keys of recipes being cooked. */
export const COOKING_KEY = 'plateful-cooking:';
