import { deviceStore, TEXT, useStored } from '#web/device-store.ts';

/** Survives reloads and sign-up, in this tab only. */
const choosing = deviceStore<string | null>({
  key: 'plateful-choosing',
  empty: null,
  parse: String,
  format: TEXT,
  lifetime: 'tab',
  longest: 100,
});

/**
 * The slot a recipe is being chosen for on this tab, as text for `place.ts`; `null` for none. Kept small: the layout of every
 * page uses it.
 */
export function useChoosingText(): string | null {
  return useStored(choosing);
}

/** Starts choosing for a slot: the next recipe added goes there. */
export function startChoosing({ date, mealType }: { date: string; mealType: string }): void {
  choosing.set(`${date} ${mealType}`);
}

export function stopChoosing(): void {
  choosing.remove();
}
