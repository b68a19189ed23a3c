import { useSyncExternalStore } from 'react';
import { isUuid } from '#shared/id.ts';

/** Ids of recipes a visitor saved on this device, newest last (spec part 1 §3). */
const KEY = 'plate-plan-recipes';
const MOST = 200;
const NONE: readonly string[] = [];

let known: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** Ids saved on this device; empty until hydration. */
export function useLocalSaves(): readonly string[] {
  return useSyncExternalStore(subscribe, localSaves, () => NONE);
}

export function localSaves(): readonly string[] {
  known ??= read();
  return known;
}

/** Saves or unsaves a recipe on this device; beyond 200 the oldest are evicted. Returns whether it was stored. */
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

/** Includes changes from other windows. */
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

/** Malformed or outdated entries are ignored. */
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
