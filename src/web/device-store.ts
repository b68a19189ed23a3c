import { useSyncExternalStore } from 'react';
import { DROPPED_WHEN_FULL, keyOf } from './head/names.ts';

/** Where a value was stored: on the device, or only in this tab because the storage is full or blocked. */
export type Outcome = 'stored' | 'full' | 'blocked';

/** How values are converted to text. */
export interface StoredFormat {
  encode(value: unknown): string;
  /** May throw on malformed text. */
  decode(text: string): unknown;
  /** False for text that must not be overwritten. */
  mayReplace?(text: string): boolean;
}

const JSON_FORMAT: StoredFormat = { encode: JSON.stringify, decode: JSON.parse };
/** Strings unquoted, which scripts in <head> read without parsing. */
export const TEXT: StoredFormat = { encode: String, decode: String };

/** Thrown when a device cannot hold any more of something; the message is for the cook. */
export class DeviceFull extends Error {}

/**
 * What happens if there is no room: `tab` keeps the value until the tab closes, `refuse` changes nothing, and `drop`
 * discards the value. Droppable values make room for all others. Where storage is blocked, everything lasts until the tab
 * closes.
 */
type WhenFull = 'tab' | 'refuse' | 'drop';

interface Room {
  whenFull?: WhenFull;
  /** In characters of stored text; more counts as full. */
  longest?: number;
}

/** The options shared by stores of one kind. */
export interface KindOptions<Value> extends Room {
  key: string;
  /** Checks a stored value, which may be malformed or edited; `null` if it is unusable. */
  parse(stored: unknown): Value | null;
  /** JSON unless told otherwise. */
  format?: StoredFormat;
  lifetime?: 'device' | 'tab';
}

interface StoreOptions<Value> extends KindOptions<Value> {
  /** The value while nothing is stored; setting it removes the key. */
  empty: Value;
}

export interface DeviceStore<Value> {
  readonly empty: Value;
  /** The same object until the value changes. */
  get(): Value;
  set(value: Value): Outcome;
  remove(): void;
  /** False for a value that only this tab holds. */
  isStored(): boolean;
  /** Called on changes in any tab. */
  subscribe(listener: () => void): () => void;
}

const LONGEST = 1_000_000;

/** One of the browser's storages, and the values this tab holds because they could not be stored. */
export class DeviceStorage {
  readonly #open: () => Storage;
  readonly #tabOnly = new Map<string, string>();
  readonly #listeners = new Set<(key: string | null) => void>();

  constructor(open: () => Storage, otherTabs?: Pick<EventTarget, 'addEventListener'>) {
    this.#open = open;
    otherTabs?.addEventListener('storage', (event) => {
      const { key, storageArea } = event as StorageEvent;
      if (storageArea !== this.#area()) return;
      if (key !== null) this.#tabOnly.delete(key);
      this.#tell(key);
    });
  }

  store<Value>(options: StoreOptions<Value>): DeviceStore<Value> {
    const { empty, parse, format = JSON_FORMAT } = options;
    const key = keyOf(options);
    const emptyText = format.encode(empty);
    let known: { text: string; value: Value } | undefined;
    const decoded = (text: string) => {
      try {
        return parse(format.decode(text)) ?? empty;
      } catch {
        return empty;
      }
    };
    return {
      empty,
      get: () => {
        const text = this.read(key);
        if (text === null) return empty;
        if (known?.text !== text) known = { text, value: decoded(text) };
        return known.value;
      },
      set: (value) => {
        const text = format.encode(value);
        const stored = this.read(key);
        if (stored !== null && format.mayReplace?.(stored) === false) return this.#keepInTab(key, text);
        if (text !== emptyText) return this.write(key, text, options);
        this.remove(key);
        return 'stored';
      },
      remove: () => this.remove(key),
      isStored: () => !this.#tabOnly.has(key),
      subscribe: (listener) =>
        this.listen((changed) => {
          if (changed === key || changed === null) listener();
        }),
    };
  }

  read(key: string): string | null {
    return this.#tabOnly.get(key) ?? this.#area()?.getItem(key) ?? null;
  }

  write(key: string, text: string, { whenFull = 'tab', longest = LONGEST }: Room = {}): Outcome {
    const outcome = text.length > longest ? 'full' : this.#put(key, text, whenFull !== 'drop');
    if (outcome === 'stored') this.#tabOnly.delete(key);
    else if (outcome === 'blocked' || whenFull === 'tab') this.#tabOnly.set(key, text);
    else if (whenFull === 'drop') this.#area()?.removeItem(key);
    else return outcome;
    this.#tell(key);
    return outcome;
  }

  remove(key: string): void {
    this.#tabOnly.delete(key);
    this.#area()?.removeItem(key);
    this.#tell(key);
  }

  keys(prefix: string): string[] {
    const area = this.#area();
    const stored = Array.from({ length: area?.length ?? 0 }, (_, place) => area?.key(place) ?? '');
    return [...new Set([...stored, ...this.#tabOnly.keys()])].filter((key) => key.startsWith(prefix));
  }

  /** Drops every copy of server data; returns whether there was any. */
  dropCopies(): boolean {
    const keys = this.keys(DROPPED_WHEN_FULL);
    for (const key of keys) this.remove(key);
    return keys.length > 0;
  }

  listen(listener: (key: string | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #keepInTab(key: string, text: string): Outcome {
    this.#tabOnly.set(key, text);
    this.#tell(key);
    return 'blocked';
  }

  #put(key: string, text: string, mayEvict: boolean): Outcome {
    const area = this.#area();
    if (!area) return 'blocked';
    try {
      area.setItem(key, text);
      return 'stored';
    } catch (error) {
      if (!/quota/i.test((error as Error).name)) return 'blocked';
      return mayEvict && this.dropCopies() ? this.#put(key, text, false) : 'full';
    }
  }

  /** `null` on the server, and where the browser refuses access. */
  #area(): Storage | null {
    try {
      return this.#open();
    } catch {
      return null;
    }
  }

  #tell(key: string | null): void {
    for (const listener of [...this.#listeners]) listener(key);
  }
}

const otherTabs = typeof window === 'undefined' ? undefined : window;
const ofDevice = new DeviceStorage(() => window.localStorage, otherTabs);
const ofTab = new DeviceStorage(() => window.sessionStorage, otherTabs);
export const storageFor = ({ lifetime }: { lifetime?: 'device' | 'tab' }) =>
  lifetime === 'tab' ? ofTab : ofDevice;

/** Declares a value stored under one key, on this device or in this tab. */
export function deviceStore<Value>(options: StoreOptions<Value>): DeviceStore<Value> {
  return storageFor(options).store(options);
}

/** A choice between some words. */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  unlessChosen: Choice,
): DeviceStore<Choice> {
  const parse = (stored: unknown) => choices.find((choice) => choice === stored) ?? null;
  return deviceStore({ key, empty: unlessChosen, parse, format: TEXT });
}

/** The stored value, synced across tabs; `unhydrated` on the server and until the page is hydrated. */
export function useStored<Value, Unhydrated = Value>(
  store: DeviceStore<Value>,
  unhydrated: Value | Unhydrated = store.empty,
): Value | Unhydrated {
  return useSyncExternalStore<Value | Unhydrated>(store.subscribe, store.get, () => unhydrated);
}

/** Drops the copies of the previous person's data. */
export function dropCopies(): void {
  ofDevice.dropCopies();
}

/**
 * Whether anything is stored under a key or, ending in `:`, under keys that begin with it; so that the module that owns it
 * is loaded only if needed.
 */
export function isStoredUnder(key: string): boolean {
  return ofDevice.keys(key).some((stored) => stored === key || key.endsWith(':'));
}
