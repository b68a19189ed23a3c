import { useSyncExternalStore } from 'react';
import { codecOf, type StoredFormat } from './stored-format.ts';

/** Where a value went: onto the device, or nowhere but this tab because the storage is full or may not be used. */
export type Outcome = 'stored' | 'full' | 'blocked';

/** Thrown when a device can hold no more of something; the message is for the cook. */
export class DeviceFull extends Error {}

/**
 * When there is no room: `tab` keeps the value until the tab closes, `refuse` changes nothing, and `drop` gives the value up.
 * Values that may be dropped make room for all others. Where storage is blocked, everything lasts until the tab closes.
 */
type WhenFull = 'tab' | 'refuse' | 'drop';

interface Room {
  whenFull?: WhenFull;
  /** In characters of stored text; more counts as full. */
  longest?: number;
}

interface KindOptions<Value> extends StoredFormat<Value>, Room {
  key: string;
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
  /** False for a value that only this tab has. */
  isStored(): boolean;
  /** Called on changes in any tab. */
  subscribe(listener: () => void): () => void;
}

/** Stores of one kind, told apart by a name such as an id. */
export interface DeviceStores<Value> {
  of(name: string): DeviceStore<Value | null>;
  names(): string[];
  /** Called with the name that changed, in any tab; `null` if it may be any. */
  subscribe(listener: (name: string | null) => void): () => void;
}

const CACHE = 'plateful-cache:';
const LONGEST = 1_000_000;

/** One of the browser's storages, and what this tab holds because it could not be stored. */
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
    const { empty } = options;
    const key = options.whenFull === 'drop' ? CACHE + options.key : options.key;
    const { encode, decode } = codecOf(options);
    const emptyText = encode(empty);
    let known: { text: string; value: Value | null; isNewer: boolean } | undefined;
    const read = () => {
      const text = this.read(key);
      if (text === null) return null;
      if (known?.text !== text) known = { text, ...decode(text) };
      return known;
    };
    return {
      empty,
      get: () => read()?.value ?? empty,
      set: (value) => {
        const text = encode(value);
        if (read()?.isNewer) return this.#keepInTab(key, text);
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

  stores<Value>(options: KindOptions<Value>): DeviceStores<Value> {
    const known = new Map<string, DeviceStore<Value | null>>();
    const prefix = `${options.whenFull === 'drop' ? CACHE : ''}${options.key}:`;
    return {
      of: (name) => {
        const store =
          known.get(name) ?? this.store({ ...options, key: `${options.key}:${name}`, empty: null });
        known.set(name, store);
        return store;
      },
      names: () => this.keys(prefix).map((key) => key.slice(prefix.length)),
      subscribe: (listener) =>
        this.listen((key) => {
          if (key === null || key.startsWith(prefix)) listener(key?.slice(prefix.length) ?? null);
        }),
    };
  }

  read(key: string): string | null {
    return this.#tabOnly.get(key) ?? this.#area()?.getItem(key) ?? null;
  }

  write(key: string, text: string, { whenFull = 'tab', longest = LONGEST }: Room): Outcome {
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
      const cached = mayEvict ? this.keys(CACHE) : [];
      if (cached.length === 0) return 'full';
      for (const other of cached) this.remove(other);
      return this.#put(key, text, false);
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
const storageFor = ({ lifetime }: { lifetime?: 'device' | 'tab' }) => (lifetime === 'tab' ? ofTab : ofDevice);

/** Declares what is kept on this device, or in this tab, under one key. */
export function deviceStore<Value>(options: StoreOptions<Value>): DeviceStore<Value> {
  return storageFor(options).store(options);
}

/** The same for many values of one kind, each under its name. */
export function deviceStores<Value>(options: KindOptions<Value>): DeviceStores<Value> {
  return storageFor(options).stores(options);
}

/** A choice between some words. */
export function storedChoice<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  unlessChosen: Choice,
): DeviceStore<Choice> {
  const parse = (stored: unknown) => choices.find((choice) => choice === stored) ?? null;
  return deviceStore({ key, empty: unlessChosen, parse, format: 'text' });
}

/** The stored value, followed across tabs; `unhydrated` on the server and until the page is hydrated. */
export function useStored<Value, Unhydrated = Value>(
  store: DeviceStore<Value>,
  unhydrated: Value | Unhydrated = store.empty,
): Value | Unhydrated {
  return useSyncExternalStore<Value | Unhydrated>(store.subscribe, store.get, () => unhydrated);
}

/** Whether anything is stored under a key or, ending in `:`, under keys that begin with it; for code that loads its owner only then. */
export function isStoredUnder(key: string): boolean {
  return ofDevice.keys(key).some((stored) => stored === key || key.endsWith(':'));
}

/** For scripts in <head>, which run before any module: an expression that reads a stored text, or throws. */
export function inlineRead(key: string): string {
  return `localStorage.getItem('${key}')`;
}
