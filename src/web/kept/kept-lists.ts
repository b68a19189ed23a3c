import { HOUR_MS } from '#shared/durations.ts';
import { MOST_COPIED } from '#shared/limits.ts';
import { CACHES } from '#shared/offline-caches.ts';

/** An entry of a person's list on the server, without its content. */
export interface IndexRow {
  id: string;
  version: number;
}

/** A complete list in the server's order, with the index it was copied from. */
export interface KeptList<Row extends IndexRow, Item> {
  owner: string;
  /** When it was last compared with the server, in milliseconds since 1970. */
  at: number;
  items: { row: Row; item: Item }[];
}

/** A store of lists, by name. */
export interface ListStore {
  read(name: string): Promise<unknown>;
  write(name: string, list: unknown): Promise<void>;
}

/** Query key of everything read from these lists; invalidated when they have been copied. */
export const KEPT_LISTS = ['kept-lists'];

interface Source<Row extends IndexRow, Item> {
  index(): Promise<readonly Row[]>;
  some(ids: string[]): Promise<readonly Item[]>;
}

/** A person's list on this device; `null` if it was never copied, or if the browser stores nothing. */
export async function keptList<Row extends IndexRow, Item>(
  name: string,
  owner: string,
  store: ListStore = inCache,
): Promise<KeptList<Row, Item> | null> {
  const kept = (await store.read(name).catch(() => null)) as KeptList<Row, Item> | null;
  return kept?.owner === owner ? kept : null;
}

/**
 * Copies a person's list to this device, and returns it: fetches the index, and what is new or changed in it. What has
 * arrived is kept even if the rest fails. `isStill` says whether the same person is still signed in.
 */
export async function copyList<Row extends IndexRow, Item extends { id: string }>(
  name: string,
  owner: string,
  { index, some }: Source<Row, Item>,
  isStill: () => boolean,
  store: ListStore = inCache,
): Promise<KeptList<Row, Item>> {
  const before = await keptList<Row, Item>(name, owner, store);
  const rows = await index();
  const known = new Map(before?.items.map(({ row, item }) => [`${row.id} ${row.version}`, item]));
  const keyOf = ({ id, version }: Row) => `${id} ${version}`;
  const missing = rows.filter((row) => !known.has(keyOf(row)));
  const write = async () => {
    const items = rows.flatMap((row) => {
      const item = known.get(keyOf(row));
      return item ? [{ row, item }] : [];
    });
    const list = { owner, at: Date.now(), items };
    if (isStill()) await store.write(name, list);
    return list;
  };
  for (let from = 0; from < missing.length; from += MOST_COPIED) {
    const part = missing.slice(from, from + MOST_COPIED);
    const versions = new Map(part.map((row) => [row.id, keyOf(row)]));
    for (const item of await some([...versions.keys()])) known.set(versions.get(item.id) ?? '', item);
    if (from + MOST_COPIED < missing.length) await write();
  }
  return write();
}

/** A list of the signed-in person that this device stores. `signedInNow` says who that is. */
export interface ListOnDevice<Row extends IndexRow, Item> {
  copy(owner: string): Promise<KeptList<Row, Item>>;
  kept(owner: string): Promise<KeptList<Row, Item> | null>;
}

export function listOnDevice<Row extends IndexRow, Item extends { id: string }>(
  name: string,
  source: Source<Row, Item>,
  signedInNow: () => string | null,
): ListOnDevice<Row, Item> {
  return {
    copy: (owner) => copyList(name, owner, source, () => signedInNow() === owner),
    kept: (owner) => keptList(name, owner),
  };
}

/** Whether a list was compared with the server within the last hour. */
export const isRecent = (list: { at: number } | null): boolean =>
  list !== null && Date.now() - list.at < HOUR_MS;

const addressOf = (name: string) => `/lists/${name}`;

/** In the caches that are deleted with their person; without one (private mode, no HTTPS) it throws. */
const inCache: ListStore = {
  async read(name) {
    return (await (await caches.open(CACHES.lists)).match(addressOf(name)))?.json() ?? null;
  },
  async write(name, list) {
    await (await caches.open(CACHES.lists)).put(addressOf(name), Response.json(list));
  },
};
