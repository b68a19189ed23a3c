import { useSyncExternalStore } from 'react';
import { SHARED_CACHE } from '#shared/share-target.ts';
import { TOLD_CHOICES } from '#shared/viewer.ts';
import { type DeviceStorage, storageFor } from '../device-store.ts';
import { DROPPED_WHEN_FULL, MEMBER_UNITS_KEY, THEME_KEY, UNITS_KEY } from '../head/names.ts';

/** Under which each storage keeps the id of the person it was last used by; nothing after they signed out. */
const PERSON = 'plateful-person';

/**
 * What stays on a device when its person signs out or somebody else signs in. Everything else is private and goes, so that no
 * store can be forgotten; a key that ends in `:` stands for all that begin with it.
 */
const STAYS: readonly string[] = [
  // How the device shows things.
  THEME_KEY,
  UNITS_KEY,
  MEMBER_UNITS_KEY,
  'week-start',
  'household',
  ...TOLD_CHOICES,
  // What the device is sent, and for whom it is registered.
  'notificationSettings',
  'pushNotificationToken',
  'push-registered-for',
  // What visitors have on this device, whoever signs in between.
  'recipe-app-meal-plan',
  'plateful-grocery-list',
  'plate-plan-recipes',
  // Work that names its person in its key, waits for them, and is shown to nobody else.
  'plateful-draft:',
  'rating-draft:',
  'plateful-pending-plan:',
  'plateful-pending-list:',
  'plateful-pending-favorites:',
  // Dropped by `dropCopies`, also when the same person signs in again.
  DROPPED_WHEN_FULL,
];

export const staysOnDevice = (key: string): boolean =>
  STAYS.some((stays) => (stays.endsWith(':') ? key.startsWith(stays) : key === stays));

/** Says whom a storage is used by from now on; what is private goes if that was somebody else. Returns whether it went. */
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
  // What another app shared waits there for the import screen.
  if ('caches' in globalThis) void caches.delete(SHARED_CACHE).catch(() => {});
  for (const listener of [...listeners]) listener();
}

/**
 * Says who uses this device from now on; `null` after signing out. What a visitor made comes along when they sign in; what
 * another person made does not.
 */
export function handOver(person: string | null): void {
  const storages = [storageFor({}), storageFor({ lifetime: 'tab' })];
  if (storages.map((storage) => handOverStorage(storage, person)).includes(true)) dropped();
}

/**
 * The same for a page that opens while nobody is signed in. A session may have ended elsewhere, and whoever opened the page may be
 * somebody else. What only this tab has waits for its person to sign in again.
 */
export function openedByNobody(): void {
  if (handOverStorage(storageFor({}), null)) dropped();
}

/** Changes when what is private was dropped: for what a page has on screen, as its `key`. */
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
