import { useStored } from '#web/device-store.ts';
import { deviceStores } from '#web/device-stores.ts';

const NONE: readonly number[] = [];

/** Kept while the tab lives: a phone in the kitchen drops pages in the background, and loads them again. */
const ticked = deviceStores<readonly number[]>({
  key: 'plateful-ticked-ingredients',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(Number.isInteger) : null),
  lifetime: 'tab',
});

interface Written {
  id: string;
  version: number;
}

/** An edited recipe may list others, so it starts without ticks. */
const storeOf = ({ id, version }: Written) => ticked.of(`${id} ${version}`);

/** The places of the ingredients that are ticked as measured out, and how to tick one or take its tick back. */
export function useTicked(recipe: Written): [places: readonly number[], tick: (at: number) => void] {
  const store = storeOf(recipe);
  const places = useStored(store) ?? NONE;
  const tick = (at: number) => {
    const others = places.filter((place) => place !== at);
    store.set(others.length < places.length ? others : [...places, at]);
  };
  return [places, tick];
}

/** Ready for the next time it is cooked. */
export function clearTicked(recipe: Written): void {
  storeOf(recipe).remove();
}
