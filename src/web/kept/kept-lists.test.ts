import { describe, expect, it, vi } from 'vitest';
import { copyList, type IndexRow, keptList, type ListStore } from './kept-lists.ts';

/** A server's list, and the requests of a device. */
function listOf(ids: readonly string[]) {
  const rows: IndexRow[] = ids.map((id) => ({ id, version: 1 }));
  const asked: string[][] = [];
  const some = vi.fn(async (wanted: string[]) => {
    asked.push(wanted);
    return rows
      .filter(({ id }) => wanted.includes(id))
      .map(({ id, version }) => ({ id, text: `${id}, version ${version}` }));
  });
  return { rows, asked, some, index: async () => rows };
}

function memory(): ListStore {
  const kept = new Map<string, string>();
  return {
    read: async (name) => JSON.parse(kept.get(name) ?? 'null') as unknown,
    write: async (name, list) => void kept.set(name, JSON.stringify(list)),
  };
}

const ids = (count: number) => Array.from({ length: count }, (_, at) => `recipe ${at}`);
const textsIn = (list: { items: { item: unknown }[] } | null) =>
  list?.items.map(({ item }) => (item as { text: string }).text);

describe('a list on a device', () => {
  it('is complete, in the server’s order, in parts of a hundred', async () => {
    const [server, store] = [listOf(ids(1000)), memory()];
    await copyList('book', 'ann', server, () => true, store);
    const kept = await keptList('book', 'ann', store);
    expect(kept?.items.map(({ row }) => row.id)).toEqual(ids(1000));
    expect(server.asked.map(({ length }) => length)).toEqual(Array(10).fill(100));
  });

  it('follows the server: fetches only what is new or changed, and drops what is gone', async () => {
    const [server, store] = [listOf(ids(4)), memory()];
    await copyList('book', 'ann', server, () => true, store);
    server.asked.length = 0;
    server.rows.splice(
      0,
      4,
      { id: 'new', version: 1 },
      { id: 'recipe 3', version: 2 },
      { id: 'recipe 1', version: 1 },
    );
    await copyList('book', 'ann', server, () => true, store);
    expect(server.asked).toEqual([['new', 'recipe 3']]);
    expect(textsIn(await keptList('book', 'ann', store))).toEqual([
      'new, version 1',
      'recipe 3, version 2',
      'recipe 1, version 1',
    ]);
  });

  it('keeps what has arrived when the connection is lost, and fetches the rest later', async () => {
    const [server, store] = [listOf(ids(150)), memory()];
    server.some.mockImplementationOnce(async (wanted) => wanted.map((id) => ({ id, text: id })));
    server.some.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(copyList('book', 'ann', server, () => true, store)).rejects.toThrow();
    expect((await keptList('book', 'ann', store))?.items).toHaveLength(100);
    await copyList('book', 'ann', server, () => true, store);
    expect(server.asked).toEqual([ids(150).slice(100)]);
  });

  it('is shown to nobody else, and not written once its person has signed out', async () => {
    const [server, store] = [listOf(ids(2)), memory()];
    await copyList('book', 'ann', server, () => true, store);
    expect(await keptList('book', 'ben', store)).toBeNull();
    await copyList('book', 'ben', server, () => false, store);
    expect((await keptList('book', 'ann', store))?.items).toHaveLength(2);
  });

  it('is missing, without an error, if the browser stores nothing', async () => {
    const blocked: ListStore = {
      read: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
      write: () => Promise.reject(new DOMException('Denied', 'SecurityError')),
    };
    expect(await keptList('book', 'ann', blocked)).toBeNull();
  });
});
