import { useStored } from '#web/device-store.ts';
import { deviceStores } from '#web/device-stores.ts';

const NONE: readonly number[] = [];

/** Kept as long as the tab: a phone in the kitchen drops pages in the background, and loads them again. */
const ticked = deviceStores<readonly number[]>({
  key: 'plateful-ticked-ingredients',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(Number.isInteger) : null),
  lifetime: 'tab',
});

interface Written {
  id: string;
  version: number;
}

/** An edited recipe may have different ingredients, so it starts without ticks. */
const storeOf = ({ id, version }: Written) => ticked.of(`${id} ${version}`);

/** The positions of the ingredients ticked as measured out, and a function to tick and untick one. */
export function useTicked(recipe: Written): [places: readonly number[], tick: (at: number) => void] {
  const store = storeOf(recipe);
  const places = useStored(store) ?? NONE;
  const tick = (at: number) => {
    const others = places.filter((place) => place !== at);
    store.set(others.length < places.length ? others : [...places, at]);
  };
  return [places, tick];
}

/** So that nothing is ticked the next time it is cooked. */
export function clearTicked(recipe: Written): void {
  storeOf(recipe).remove();
}
