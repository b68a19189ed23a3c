import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { databaseMb, residentMb } from '../bench/memory.ts';
import { startPlateful } from '../bench/process.ts';
import { Cook, DELETED, type Town } from './cook.ts';
import type { Report } from './report.ts';

export const title = 'Soak';

const ROOT = resolve(import.meta.dirname, '..');
const PEOPLE = 1_000;
/** `SOAK_MINUTES=360 npm run proof -- soak` is the long run. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 5);
/** The town's day takes this long, so that five minutes are a month. */
const DAY_MS = 10_000;
const AT_ONCE = 24;
const HOUSEHOLDS = 100;
const LISTENING = 50;
/** What is loaded and cached at first is not a leak. */
const WARM_UP = 0.3;
const SAMPLE_MS = 1_000;
const GROWTH = 1.05;
const PASSWORD = 'soaked-in-salt-water';

/** A town of people who look, plan, shop, cook, rate and talk; then the doctor checks what they left behind. */
export async function prove(report: Report): Promise<void> {
  const app = await startPlateful({ ACCESS: 'open' });
  const { origin, dataDir, child } = app;
  const recipes = await recipesOf(origin);
  const town: Town = { origin, recipes, deleted: new Set(), people: [], askedAgain: 0, answers: new Map() };
  const closing = new AbortController();
  try {
    const cooks = await settle(town);
    await pairUp(cooks.slice(0, HOUSEHOLDS * 2));
    for (const cook of cooks.slice(0, LISTENING)) cook.listen(closing.signal).catch(() => {});
    report.add(
      'people',
      `${cooks.length} with accounts, each with habits of their own; ${HOUSEHOLDS} households of two; ${LISTENING} pages open all the time`,
    );
    const memory: { at: number; mb: number; database: number }[] = [];
    const began = performance.now();
    const end = began + MINUTES * 60_000;
    const sampling = setInterval(
      () => memory.push({ at: performance.now(), mb: residentMb(child), database: databaseMb(child) }),
      SAMPLE_MS,
    );
    let days = 0;
    for (; performance.now() < end; days++) await liveDay(cooks, days);
    clearInterval(sampling);
    const calls = [...town.answers.values()].reduce((sum, count) => sum + count, 0);
    report.add('lived', `${days} days in ${MINUTES} minutes, ${calls.toLocaleString('en')} requests`);
    const bad = [...town.answers].filter(([status]) => status !== DELETED && !/^(?:2|304)/.test(status));
    report.add(
      'requests that failed',
      bad.map(([status, count]) => `${count} × ${status}`).join(', ') || 'none',
      'none',
      bad.length === 0,
    );
    report.add(
      'requests that found it too busy, and were answered when asked again',
      String(town.askedAgain),
    );
    const warm = memory.filter(({ at }) => at > began + WARM_UP * MINUTES * 60_000);
    const third = Math.floor(warm.length / 3);
    const [early, late] = [warm.slice(0, third), warm.slice(-third)];
    const [before, after] = [early, late].map((samples) => median(samples.map(({ mb }) => mb)));
    report.add(
      'resident memory, the middle of the run and its end',
      `${Math.round(before ?? 0)} MB, ${Math.round(after ?? 0)} MB`,
      `≤ ${GROWTH} ×`,
      (after ?? 0) <= (before ?? 0) * GROWTH,
    );
    const [less, more] = [early, late].map((samples) => median(samples.map(({ database }) => database)));
    report.add(
      'memory of the database beside it, whose buffers fill up',
      `${Math.round(less ?? 0)} MB, ${Math.round(more ?? 0)} MB`,
    );
    const verdict = await doctor(dataDir);
    report.add('npm run doctor afterward', verdict, 'healthy', verdict === 'healthy');
  } finally {
    closing.abort();
    await app.remove();
  }
}

async function recipesOf(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/recipes?limit=100`);
  return ((await answer.json()) as { recipes: { id: string }[] }).recipes.map(({ id }) => id);
}

/** Everybody signs up. */
async function settle(town: Town): Promise<Cook[]> {
  const cooks: Cook[] = [];
  const numbers = Array.from({ length: PEOPLE }, (_, at) => at);
  const run = randomUUID().slice(0, 6);
  const worker = async () => {
    for (let at = numbers.pop(); at !== undefined; at = numbers.pop())
      cooks.push(
        await Cook.settle(town, { number: at, email: `cook-${run}-${at}@plateful.test`, password: PASSWORD }),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return cooks;
}

/** Pairs people up in households. */
async function pairUp(cooks: readonly Cook[]): Promise<void> {
  for (const [at, cook] of cooks.entries()) {
    const other = at % 2 === 0 ? cooks[at + 1] : undefined;
    if (other) await cook.takeIn(other);
  }
}

/** One day of everybody, in a different order each time. */
async function liveDay(cooks: readonly Cook[], day: number): Promise<void> {
  const began = performance.now();
  const queue = [...cooks].sort(() => Math.random() - 0.5);
  const worker = async () => {
    for (let cook = queue.pop(); cook; cook = queue.pop()) await cook.live(day);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await wait(Math.max(0, DAY_MS - (performance.now() - began)));
}

/** The output of `npm run doctor` for the running Plateful. */
async function doctor(dataDir: string): Promise<string> {
  const program = join(ROOT, 'src/app/server/cli/doctor.ts');
  const result = await promisify(execFile)(process.execPath, [program], {
    env: { ...process.env, DATA_DIR: dataDir },
  }).catch((error: { stdout?: string; stderr?: string; message: string }) => error);
  const isHealthy = !('message' in result);
  return isHealthy ? 'healthy' : (result.stdout || result.stderr || result.message).trim().slice(0, 500);
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
