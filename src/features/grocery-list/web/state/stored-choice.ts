import { useSyncExternalStore } from 'react';

/** A choice stored on this device; `null` on the server and before hydration. */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  unlessChosen: Choice,
): () => [Choice | null, (choice: Choice) => void] {
  const changedEvent = `${key}-changed`;
  // Without storage, the choice lasts until the page is left.
  let chosen: string | null = null;
  const read = (): Choice => {
    let kept = chosen;
    try {
      kept = localStorage.getItem(key) ?? chosen;
    } catch {
      // Storage may be unavailable.
    }
    return choices.find((choice) => choice === kept) ?? unlessChosen;
  };
  const choose = (choice: Choice): void => {
    chosen = choice;
    try {
      localStorage.setItem(key, choice);
    } catch {
      // Storage may be unavailable.
    }
    window.dispatchEvent(new Event(changedEvent));
  };
  const watch = (changed: () => void) => {
    window.addEventListener('storage', changed);
    window.addEventListener(changedEvent, changed);
    return () => {
      window.removeEventListener('storage', changed);
      window.removeEventListener(changedEvent, changed);
    };
  };
  return () => [useSyncExternalStore(watch, read, () => null), choose];
}
