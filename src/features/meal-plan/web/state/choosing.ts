import { useSyncExternalStore } from 'react';

const KEY = 'plateful-choosing';
const listeners = new Set<() => void>();
let text: string | null | undefined;

/**
 * The slot a recipe is being chosen for on this tab, as text for `place.ts`; `null` for none. Kept small: the layout of every
 * page uses it.
 */
export function useChoosingText(): string | null {
  return useSyncExternalStore(watch, read, () => null);
}

/** Starts choosing for a slot: the next recipe added goes there. Survives reloads and sign-up. */
export function startChoosing({ date, mealType }: { date: string; mealType: string }): void {
  keep(`${date} ${mealType}`);
}

export function stopChoosing(): void {
  keep(null);
}

function watch(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function read(): string | null {
  if (text === undefined) {
    try {
      text = sessionStorage.getItem(KEY);
    } catch {
      text = null;
    }
  }
  return text;
}

function keep(next: string | null): void {
  text = next;
  try {
    if (next === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, next);
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
  for (const listener of listeners) listener();
}
