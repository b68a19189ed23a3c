import { type DeviceStorage, type DeviceStore, type KindOptions, storageFor } from './device-store.ts';
import { keyOf } from './head/names.ts';

/** Stores of one kind, distinguished by a name such as an id. */
export interface DeviceStores<Value> {
  of(name: string): DeviceStore<Value | null>;
  names(): string[];
  /** Called with the name that changed, in any tab; `null` if it could be any. */
  subscribe(listener: (name: string | null) => void): () => void;
}

/** Declares values stored under many names, on this device or in this tab. */
export function deviceStores<Value>(
  options: KindOptions<Value>,
  storage: DeviceStorage = storageFor(options),
): DeviceStores<Value> {
  const known = new Map<string, DeviceStore<Value | null>>();
  const prefix = `${keyOf(options)}:`;
  return {
    of(name) {
      const store =
        known.get(name) ??
        storage.store<Value | null>({ ...options, key: `${options.key}:${name}`, empty: null });
      known.set(name, store);
      return store;
    },
    names: () => storage.keys(prefix).map((key) => key.slice(prefix.length)),
    subscribe: (listener) =>
      storage.listen((key) => {
        if (key === null || key.startsWith(prefix)) listener(key?.slice(prefix.length) ?? null);
      }),
  };
}
