/** Begins the names under which a device keeps the recipes that are being cooked. */
export const COOKING_KEY = 'plateful-cooking:';
