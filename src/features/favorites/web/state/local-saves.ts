import { useSyncExternalStore } from 'react';
import { isUuid } from '#shared/id.ts';

/** Ids of the recipes that a visitor saved on this device, the last one last (spec part 1 §3). */
const KEY = 'plate-plan-recipes';
const MOST = 200;
const NONE: readonly string[] = [];

let known: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** What is saved on this device; nothing while a page from the server comes alive. */
export function useLocalSaves(): readonly string[] {
  return useSyncExternalStore(subscribe, localSaves, () => NONE);
}

export function localSaves(): readonly string[] {
  known ??= read();
  return known;
}

/** Saves a recipe on this device or takes it out; of more than 200 the oldest go. Answers whether it could be kept. */
export function saveLocally(recipeId: string, wanted: boolean): boolean {
  const others = localSaves().filter((id) => id !== recipeId);
  known = wanted ? [...others, recipeId].slice(-MOST) : others;
  for (const listener of listeners) listener();
  try {
    if (known.length > 0) localStorage.setItem(KEY, JSON.stringify(known.map((id) => ({ id }))));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** Also hears of other windows. */
function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== KEY && key !== null) return;
    known = undefined;
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}

/** Whatever else stands there, written by an older Plateful or by somebody else, is left out. */
function read(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return NONE;
    return kept
      .map((entry) => String(entry?.id))
      .filter(isUuid)
      .slice(-MOST);
  } catch {
    return NONE;
  }
}
