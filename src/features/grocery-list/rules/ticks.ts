/** What a tick says: there is some at home, or it lies in the trolley. */
export const PLACES = ['home', 'trolley'] as const;
export type Place = (typeof PLACES)[number];

/** One person's tick on a line; its id is made by their device. */
export interface Tick {
  id: string;
  place: Place;
}

interface Ticked {
  ticks: readonly Tick[];
}

/** Where all of these lines are; `null` while one has no tick. A line somebody put into the trolley is bought. */
export function placeOf(items: readonly Ticked[]): Place | null {
  if (items.length === 0 || items.some(({ ticks }) => ticks.length === 0)) return null;
  return items.some(({ ticks }) => ticks.some(({ place }) => place === 'trolley')) ? 'trolley' : 'home';
}
