import { useSyncExternalStore } from 'react';

const KEY = 'plateful-choosing';
const listeners = new Set<() => void>();
let text: string | null | undefined;

/**
 * The place of the plan that a recipe is being looked for on this tab, as text for `place.ts` to read; `null` when there is
 * none. The layout of every page asks, so it brings little along.
 */
export function useChoosingText(): string | null {
  return useSyncExternalStore(watch, read, () => null);
}

/** Where 'Add dinner' was tapped: the next recipe that is added goes there. It survives a reload and a sign-up. */
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
    // Without storage the place holds until the page is left.
  }
  for (const listener of listeners) listener();
}
