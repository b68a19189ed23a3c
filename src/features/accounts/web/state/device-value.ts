import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function follow(changed: () => void): () => void {
  listeners.add(changed);
  addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    removeEventListener('storage', changed);
  };
}

/** The value stored under a key, in sync across windows; `null` on the server and when nothing is stored. */
export function useDeviceValue(key: string): string | null {
  return useSyncExternalStore(
    follow,
    () => read(key),
    () => null,
  );
}

export function setDeviceValue(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is unavailable, so nothing changes.
  }
  for (const listener of listeners) listener();
}
