import { useSyncExternalStore } from 'react';
import { SHARED_CACHE } from '#shared/share-target.ts';
import { TOLD_CHOICES } from '#shared/viewer.ts';
import { type DeviceStorage, storageFor } from '../device-store.ts';
import { DROPPED_WHEN_FULL, MEMBER_UNITS_KEY, THEME_KEY, UNITS_KEY } from '../head/names.ts';

/** The key under which each storage keeps the id of the person who last used it; empty after they signed out. */
const PERSON = 'plateful-person';

/**
 * Keys that stay on a device when its person signs out or somebody else signs in. Everything else is private and is removed,
 * so that no store can be forgotten. A key ending in `:` is a prefix.
 */
const STAYS: readonly string[] = [
  // How the device shows things.
  THEME_KEY,
  UNITS_KEY,
  MEMBER_UNITS_KEY,
  'week-start',
  'household',
  ...TOLD_CHOICES,
  // The notifications this device gets, and for whom it is registered.
  'notificationSettings',
  'pushNotificationToken',
  'push-registered-for',
  // Data of visitors on this device, whoever signs in meanwhile.
  'recipe-app-meal-plan',
  'plateful-grocery-list',
  'plate-plan-recipes',
  // Unsaved work, keyed by person. It waits for them, and is shown to nobody else.
  'plateful-draft:',
  'rating-draft:',
  'plateful-pending-plan:',
  'plateful-pending-list:',
  'plateful-pending-favorites:',
  // Dropped by `dropCopies`, even if the same person signs in again.
  DROPPED_WHEN_FULL,
];

export const staysOnDevice = (key: string): boolean =>
  STAYS.some((stays) => (stays.endsWith(':') ? key.startsWith(stays) : key === stays));

/** Sets who uses a storage from now on, and removes private data if that was somebody else. Returns whether it did. */
export function handOverStorage(storage: DeviceStorage, person: string | null): boolean {
  const former = storage.read(PERSON);
  if (former === person) return false;
  if (former !== null) for (const key of storage.keys('')) if (!staysOnDevice(key)) storage.remove(key);
  if (person !== null) storage.write(PERSON, person);
  return former !== null;
}

let handOvers = 0;
const listeners = new Set<() => void>();

function dropped(): void {
  handOvers += 1;
  // Content shared by another app waits there for the import screen.
  if ('caches' in globalThis) void caches.delete(SHARED_CACHE).catch(() => {});
  for (const listener of [...listeners]) listener();
}

/**
 * Sets who uses this device from now on; `null` after signing out. A visitor's data is taken along when they sign in;
 * another person's is not.
 */
export function handOver(person: string | null): void {
  const storages = [storageFor({}), storageFor({ lifetime: 'tab' })];
  if (storages.map((storage) => handOverStorage(storage, person)).includes(true)) dropped();
}

/**
 * The same for a page that opens while nobody is signed in. The session may have ended elsewhere, and whoever opened the
 * page may be somebody else. Data that only this tab holds waits for its person to sign in again.
 */
export function openedByNobody(): void {
  if (handOverStorage(storageFor({}), null)) dropped();
}

/** Changes whenever private data was removed: used as the `key` of what a page has on screen. */
export function useHandOvers(): number {
  return useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    () => handOvers,
    () => 0,
  );
}
