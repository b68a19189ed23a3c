/** Copies of the server's answers, kept on this device for when it cannot be asked: the newest first, a few of a kind. */
export function readOffline<Copy>(kind: string, userId: string): Copy[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(kind, userId)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** A full device keeps none; what they are of is on the server. */
export function writeOffline<Copy>(kind: string, userId: string, copies: readonly Copy[]): void {
  try {
    localStorage.setItem(keyOf(kind, userId), JSON.stringify(copies));
  } catch {
    localStorage.removeItem(keyOf(kind, userId));
  }
}

/** Whose copies are kept while nobody is signed in. */
export const VISITOR = 'visitor';

/** Drops the copies of everyone who signed in on this device. */
export function clearOfflineCache(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && !key.endsWith(`:${VISITOR}`)) localStorage.removeItem(key);
  } catch {
    // Without storage nothing is kept.
  }
}

const PREFIX = 'plateful-offline-';
const keyOf = (kind: string, userId: string) => `${PREFIX}${kind}:${userId}`;
