import { deviceStore } from './device-store.ts';

/**
 * How many changes to data that other screens show were saved on this device. A screen that reports what has changed
 * compares it with the number at its last response, and so tells the reader's own changes from those of others.
 */
const saved = deviceStore<number>({
  key: 'own-changes',
  empty: 0,
  parse: (stored) => (Number.isSafeInteger(stored) ? (stored as number) : null),
  whenFull: 'drop',
});

export const ownChanges = (): number => saved.get();

export function countOwnChange(): void {
  saved.set(saved.get() + 1);
}
