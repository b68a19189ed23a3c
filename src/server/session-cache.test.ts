import { expect, test } from 'vitest';
import { type Caller, VISITOR } from './context.ts';
import type { DatabaseNotifications } from './database/notifications.ts';
import { Memory } from './memory.ts';
import { bySession, EVERY_CALLER, SessionCache } from './session-cache.ts';

/** The database sends no notifications in these tests. */
const SILENT = { listening: true, on: () => () => {} } as unknown as DatabaseNotifications;

const callerOf = (id: string): Caller => ({
  ...VISITOR,
  user: { id, name: id } as NonNullable<Caller['user']>,
});

function cacheOf() {
  const memory = new Memory(SILENT, 1_000_000);
  const found: string[] = [];
  const cache = new SessionCache(
    bySession,
    async (headers) => {
      const id = headers.get('cookie')?.split('=')[1] ?? '';
      found.push(id);
      return callerOf(id);
    },
    memory,
  );
  const identify = (id: string) => cache.identify(new Headers({ cookie: `plateful.session_token=${id}` }));
  return { memory, found, identify };
}

test('a caller is looked up once until their data changes', async () => {
  const { memory, found, identify } = cacheOf();
  for (const id of ['ari', 'bo', 'ari', 'bo']) await identify(id);
  expect(found).toEqual(['ari', 'bo']);
  memory.changed(['caller:ari']);
  for (const id of ['ari', 'bo']) await identify(id);
  expect(found).toEqual(['ari', 'bo', 'ari']);
});

test('a general change, such as a suspension, affects every cached caller at once', async () => {
  const { memory, found, identify } = cacheOf();
  for (const id of ['ari', 'bo']) await identify(id);
  memory.changed([EVERY_CALLER]);
  for (const id of ['ari', 'bo']) await identify(id);
  expect(found).toEqual(['ari', 'bo', 'ari', 'bo']);
});
