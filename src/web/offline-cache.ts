/** The server's latest answers, cached on this device for offline use: newest first, a few per kind. */
export function readOffline<Copy>(kind: string, userId: string): Copy[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind, userId)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** When storage is full the cache is dropped; the server has the data. */
export function writeOffline<Copy>(kind: string, userId: string, copies: readonly Copy[]): void {
  try {
    localStorage.setItem(keyOf(kind, userId), JSON.stringify(copies));
  } catch {
    localStorage.removeItem(keyOf(kind, userId));
  }
}

/** The cache owner while nobody is signed in. */
export const VISITOR = 'visitor';

/** Clears the offline cache of everyone who signed in on this device. */
export function clearOfflineCache(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && !key.endsWith(`:${VISITOR}`)) localStorage.removeItem(key);
  } catch {
    // Storage may be unavailable.
  }
}

const PREFIX = 'plateful-offline-';
const keyOf = (kind: string, userId: string) => `${PREFIX}${kind}:${userId}`;
