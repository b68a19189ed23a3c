/** What a tick means: at home, or in the cart. */
export const PLACES = ['home', 'cart'] as const;
export type Place = (typeof PLACES)[number];

/** One person's tick on a line, with a client-made id. */
export interface Tick {
  id: string;
  place: Place;
}

interface Ticked {
  ticks: readonly Tick[];
}

/** Where all of these lines are; `null` while one has no tick. The cart wins over home. */
export function placeOf(items: readonly Ticked[]): Place | null {
  if (items.length === 0 || items.some(({ ticks }) => ticks.length === 0)) return null;
  return items.some(({ ticks }) => ticks.some(({ place }) => place === 'cart')) ? 'cart' : 'home';
}
