import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { msg } from '#shared/t.ts';
import { Apart } from './apart.ts';

const LONGEST_MS = 500;

/** A task asks for processor time, or for waiting without any, in milliseconds. */
const PROGRAM = `
export default (given) => {
  if (!given) return null;
  const { works, waits } = given.task;
  const start = process.cpuUsage();
  // Asking takes time of the system.
  for (let used = 0; used < works; ) {
    const { user, system } = process.cpuUsage(start);
    used = (user + system) / 1000;
  }
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waits);
  return process.pid;
};
`;

const folder = mkdtempSync(join(tmpdir(), 'apart-'));
writeFileSync(join(folder, 'program.mjs'), PROGRAM);
const apart = new Apart<{ works: number; waits: number }, number>({
  program: join(folder, 'program.mjs'),
  processes: 2,
  mostWaiting: 2,
  longestMs: LONGEST_MS,
  mostMemoryMb: 64,
  idleMs: 60_000,
  busy: msg('The chef is busy right now. Please try again in a moment.'),
  tooMuch: msg('This is too much at once. Please ask in fewer words.'),
});

afterAll(async () => {
  await apart.close();
  rmSync(folder, { recursive: true });
});

it('lets a task take longer by the clock when it does not get the processor', async () => {
  await expect(apart.run({ works: 20, waits: 2 * LONGEST_MS })).resolves.toBeGreaterThan(0);
});

it('stops a task that has used up its processor time, and goes on with the next', async () => {
  await expect(apart.run({ works: 60_000, waits: 0 })).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(apart.run({ works: 20, waits: 0 })).resolves.toBeGreaterThan(0);
});

it('says that it is busy when a task has not got its processor time for long', async () => {
  await expect(apart.run({ works: 0, waits: 60_000 })).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 5,
  });
});

it('gives each task at a time a process of its own, and refuses what finds the queue full', async () => {
  const works = Array.from({ length: 4 }, () => apart.run({ works: 20, waits: 50 }));
  await expect(apart.run({ works: 20, waits: 0 })).rejects.toMatchObject({ code: 'unavailable' });
  const pids = await Promise.all(works);
  expect(new Set(pids).size).toBe(2);
});
