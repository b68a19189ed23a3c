import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type Person, type World } from '../../test/world.ts';

const STOPPED_MS = 300;

let world: World;
let author: Person;
beforeAll(async () => {
  world = await createWorld();
  author = await world.person();
});
afterAll(() => world?.close());

/** Keeps this process from receiving notifications; returns a function that ends this. */
async function deafen(): Promise<() => void> {
  const { rows } = await world.owner.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and query in ('select 1', 'listen changes')",
  );
  expect(rows).toHaveLength(1);
  for (const { pid } of rows) process.kill(pid, 'SIGSTOP');
  return () => {
    for (const { pid } of rows) process.kill(pid, 'SIGCONT');
  };
}

test('a change is answered only once this process knows of it, so that later reads are fresh', async () => {
  const reader = await world.person();
  const followers = async () =>
    (await author.api.profiles.profile({ idOrUsername: author.id })).followersCount;
  await world.app.memory.caughtUp();
  expect(await followers()).toBe(0);
  const hear = await deafen();
  const changed = reader.api.profiles.follow({ profileId: author.id });
  setTimeout(hear, STOPPED_MS);
  await changed;
  expect(await followers()).toBe(1);
});
