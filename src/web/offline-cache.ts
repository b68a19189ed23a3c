import { deviceStores } from './device-stores.ts';

/** The server's latest answers, for offline use: newest first, a few per kind and person. */
const answers = deviceStores<unknown[]>({
  key: 'offline',
  parse: (stored) => (Array.isArray(stored) ? stored : null),
  whenFull: 'drop',
});

/** Copies that `isCopy` does not recognise are left out. */
export function readOffline<Copy>(
  kind: string,
  userId: string,
  isCopy: (stored: unknown) => stored is Copy,
): Copy[] {
  return (answers.of(nameOf(kind, userId)).get() ?? []).filter(isCopy);
}

export function writeOffline<Copy>(kind: string, userId: string, copies: readonly Copy[]): void {
  answers.of(nameOf(kind, userId)).set([...copies]);
}

/** The cache owner while nobody is signed in. */
export const VISITOR = 'visitor';

const nameOf = (kind: string, userId: string) => `${kind}:${userId}`;
