import { useSyncExternalStore } from 'react';

/** One of a few choices, remembered on this device; `null` before it is known, and on the server. */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  unlessChosen: Choice,
): () => [Choice | null, (choice: Choice) => void] {
  const changedEvent = `${key}-changed`;
  // Without storage the choice holds for this page only.
  let chosen: string | null = null;
  const read = (): Choice => {
    let kept = chosen;
    try {
      kept = localStorage.getItem(key) ?? chosen;
    } catch {
      // As if nothing was kept.
    }
    return choices.find((choice) => choice === kept) ?? unlessChosen;
  };
  const choose = (choice: Choice): void => {
    chosen = choice;
    try {
      localStorage.setItem(key, choice);
    } catch {
      // As above.
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
