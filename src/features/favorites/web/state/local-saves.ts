import { isUuid } from '#shared/id.ts';
import { deviceStore, useStored } from '#web/device-store.ts';

const MOST = 200;

/** Ids of recipes a visitor saved on this device, newest last (spec part 1 §3). */
const saves = deviceStore<readonly { id: string }[]>({
  key: 'plate-plan-recipes',
  empty: [],
  parse: (stored) =>
    Array.isArray(stored) ? stored.filter((entry) => isUuid(String(entry?.id))).slice(-MOST) : null,
  whenFull: 'refuse',
});

/** Ids saved on this device; empty until hydration. */
export function useLocalSaves(): readonly string[] {
  return useStored(saves).map(({ id }) => id);
}

export function localSaves(): readonly string[] {
  return saves.get().map(({ id }) => id);
}

/** Saves or unsaves a recipe on this device; beyond 200 the oldest are evicted. Returns whether it was stored. */
export function saveLocally(recipeId: string, wanted: boolean): boolean {
  const others = saves.get().filter(({ id }) => id !== recipeId);
  const next = wanted ? [...others, { id: recipeId }].slice(-MOST) : others;
  return saves.set(next) === 'stored';
}
