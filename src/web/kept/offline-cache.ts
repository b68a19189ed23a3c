import { deviceStores } from '../device-stores.ts';

/**
 * The server's latest responses, for offline use: newest first, a few per kind, for one owner at a time (a kitchen or a
 * visitor).
 */
const answers = deviceStores<unknown[]>({
  key: 'offline',
  parse: (stored) => (Array.isArray(stored) ? stored : null),
  whenFull: 'drop',
});

/** Copies that `isCopy` does not recognize are left out. */
export function readOffline<Copy>(
  kind: string,
  owner: string,
  isCopy: (stored: unknown) => stored is Copy,
): Copy[] {
  return (answers.of(nameOf(kind, owner)).get() ?? []).filter(isCopy);
}

export function writeOffline<Copy>(kind: string, owner: string, copies: readonly Copy[]): void {
  const name = nameOf(kind, owner);
  for (const other of answers.names())
    if (other !== name && other.startsWith(nameOf(kind, ''))) answers.of(other).remove();
  answers.of(name).set([...copies]);
}

/** The owner while nobody is signed in. */
export const VISITOR = 'visitor';

const nameOf = (kind: string, owner: string) => `${kind}:${owner}`;
