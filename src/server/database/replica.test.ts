import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Replicated, startReplicated } from '../../../test/failures/replicated.ts';
import { childrenOf, send } from '../../../test/plateful-process.ts';
import { createWorld, type World } from '../../../test/world.ts';
import { openDatabase } from './db.ts';
import { listenToDatabase } from './notifications.ts';

let servers: Replicated;
let world: World;

beforeAll(async () => {
  servers = await startReplicated();
  world = await createWorld({}, { on: servers });
});
afterAll(async () => {
  await world?.close();
  await servers?.close();
});

async function onReplica<Result>(ask: (query: (text: string) => Promise<string>) => Promise<Result>) {
  const { host } = servers.replica;
  const replica = openDatabase({ ...world.connection, host, user: 'plateful' }, 1);
  try {
    return await ask(async (text) => Object.values((await replica.pool.query(text)).rows[0]).join());
  } finally {
    await replica.close();
  }
}

const pause = () => onReplica((query) => query('select pg_wal_replay_pause()'));
const resume = () => onReplica((query) => query('select pg_wal_replay_resume()'));

const titleOf = async (id: string, cookie = '') => {
  const response = await world.visitor.fetch(`/api/recipes/${id}`, cookie ? { headers: { cookie } } : {});
  return ((await response.json()) as { title?: string }).title;
};

const rename = (id: string, title: string) =>
  world.database.pool.query('update all_recipes set title = $2 where id = $1', [id, title]);

/** Whether a page that nobody has requested yet is read from the replica. */
async function readsReplica(): Promise<boolean> {
  const { id } = await world.recipe();
  const seen = world.reads.current().db !== world.database.db;
  await titleOf(id);
  return seen;
}

/** The primary's statements while somebody reads a recipe that the replica has and nobody has read yet. */
async function askedOfPrimaryForNewRecipe(): Promise<string> {
  const { id } = await world.recipe({ title: 'Replicated Soup' });
  // The replica may lack what this process has been notified of since.
  const created = Date.now();
  await expect
    .poll(() => world.reads.current().asOf)
    .toSatisfy((asOf) => asOf > created && asOf <= Date.now());
  const { query } = world.database.pool;
  const asked: unknown[] = [];
  world.database.pool.query = ((...args: Parameters<typeof query>) => {
    asked.push(args[0]);
    return query.apply(world.database.pool, args);
  }) as typeof query;
  try {
    expect(await titleOf(id)).toBe('Replicated Soup');
  } finally {
    world.database.pool.query = query;
  }
  return JSON.stringify(asked);
}

/** Signals all of its processes, as if its machine hung. */
function signalPrimary(signal: NodeJS.Signals): void {
  const { pid } = servers.primary.process;
  if (pid === undefined) return;
  // Until it has stopped it may start others.
  send(pid, signal);
  for (const child of childrenOf(pid)) send(child, signal);
}

beforeEach(() => expect.poll(readsReplica).toBe(true));

describe('shared data', () => {
  test('is read from the replica, without the primary', async () => {
    // On a busy machine the replica lags now and then, and the primary is read.
    await expect.poll(askedOfPrimaryForNewRecipe).not.toContain('recipe');
  });

  test('shows a change at once despite replica lag, and caches only the current version', async () => {
    const { id } = await world.recipe({ title: 'Before' });
    await expect.poll(() => titleOf(id)).toBe('Before');
    await pause();
    try {
      await rename(id, 'After');
      await world.app.memory.caughtUp();
      for (let times = 0; times < 5; times++) expect(await titleOf(id)).toBe('After');
    } finally {
      await resume();
    }
    expect(await titleOf(id)).toBe('After');
  });

  test('shows people their own changes, even if this process has not been notified yet', async () => {
    await pause();
    try {
      const { id } = await world.recipe({ title: 'Mine' });
      expect(await titleOf(id, 'plateful.changed=1')).toBe('Mine');
    } finally {
      await resume();
    }
  });

  test('is read from the primary while the replica lags more than a second', async () => {
    await pause();
    try {
      await world.recipe();
      await expect.poll(readsReplica).toBe(false);
      const { id } = await world.recipe({ title: 'New' });
      expect(await titleOf(id)).toBe('New');
    } finally {
      await resume();
    }
  });

  test('is served while the replica is down, and read from it again once it is back', async () => {
    const ids = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async () => (await world.recipe({ title: 'Here' })).id),
    );
    const gone = once(servers.replica.process, 'exit');
    servers.replica.process.kill('SIGQUIT');
    for (const id of ids) expect(await titleOf(id)).toBe('Here');
    await gone;
    await expect.poll(readsReplica).toBe(false);
    await servers.restartReplica();
    await expect.poll(readsReplica).toBe(true);
  });

  test('comes from the replica while the primary is down', async () => {
    const { id } = await world.recipe({ title: 'Still there' });
    await expect
      .poll(() => onReplica((query) => query(`select count(*) from recipes where id = '${id}'`)))
      .toBe('1');
    signalPrimary('SIGSTOP');
    try {
      const age = () => Date.now() - world.reads.current().asOf;
      await expect.poll(age).toBeGreaterThan(1_500);
      expect(await titleOf(id)).toBe('Still there');
    } finally {
      signalPrimary('SIGCONT');
    }
  });

  test('is not cached while the primary is silent, because its changes cannot be received', async () => {
    const notifications = await listenToDatabase(world.connection);
    try {
      signalPrimary('SIGSTOP');
      await expect.poll(() => notifications.listening).toBe(false);
      signalPrimary('SIGCONT');
      await expect.poll(() => notifications.listening).toBe(true);
      expect(await notifications.caughtUp()).toBe(true);
    } finally {
      signalPrimary('SIGCONT');
      await notifications.close();
    }
  });

  test('is no longer read from a replica that was promoted', async () => {
    await onReplica((query) => query('select pg_promote()'));
    await expect.poll(readsReplica).toBe(false);
  });
});
