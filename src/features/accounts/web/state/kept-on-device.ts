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

/** What this device keeps under a key, in every window; `null` on the server, and where nothing is kept. */
export function useKeptOnDevice(key: string): string | null {
  return useSyncExternalStore(
    follow,
    () => read(key),
    () => null,
  );
}

export function keepOnDevice(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is closed: nothing is kept, and all stays as it is.
  }
  for (const listener of listeners) listener();
}
