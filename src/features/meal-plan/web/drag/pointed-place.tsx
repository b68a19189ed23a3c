import { createContext, useContext, useSyncExternalStore } from 'react';
import { type DropPlace, placeId } from './places.tsx';

/**
 * The place a mouse or finger holds a meal over. It is kept beside the drag's own state, of which every meal and every
 * day hears: here only the place that is entered and the one that is left are drawn anew.
 */
export class PointedPlace {
  /** As it was last found; it stays after the drag, for what is said of it. */
  found: string | null = null;
  #shown: string | null = null;
  readonly #listeners = new Set<() => void>();

  show(id: string | null): void {
    if (this.#shown === id) return;
    this.#shown = id;
    for (const listener of this.#listeners) listener();
  }

  isShown(id: string): boolean {
    return this.#shown === id;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };
}

const Pointed = createContext(new PointedPlace());
export const PointedPlaceProvider = Pointed.Provider;

export function useIsPointedAt(place: DropPlace): boolean {
  const pointed = useContext(Pointed);
  const isShown = () => pointed.isShown(placeId(place));
  return useSyncExternalStore(pointed.subscribe, isShown, () => false);
}
