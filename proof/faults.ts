import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, Ledger } from '../test/failures/ledger.ts';
import { slowDatabase } from '../test/failures/slow-database.ts';
import { end, freePort, launch, ready, signalDatabase } from '../test/plateful-process.ts';
import type { Report } from './report.ts';

export const title = 'Faults';

const PASSWORD = 'faults-and-recovery';
const WRITERS = 8;
const LONGEST_ANSWER_MS = 5_000;
const LONGEST_RECOVERY_MS = 10_000;
const RESTARTS = 20;
const HUNG_MS = 30_000;
const SLOW_MS = 500;
const SLOW_FOR_MS = 30_000;
const DAY_S = 24 * 60 * 60;
const FAKETIME = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
  .map((folder) => `${folder}/faketime/libfaketime.so.1`)
  .find((file) => existsSync(file));

/** A Plateful with writers while something goes wrong. */
interface Scene {
  dataDir: string;
  pid: number;
}

interface Stage {
  settings?: Record<string, string>;
  /** Refusals that are right, because the fault changes what is allowed. */
  isRight?: (answer: Answer) => boolean;
  within?: string[];
}

/** A database that is restarted, hangs or is slow; a full disk; and a clock that jumps. */
export async function prove(report: Report): Promise<void> {
  await survive(report, `the database restarted ${RESTARTS} times`, {}, async ({ dataDir }) => {
    for (let at = 0; at < RESTARTS; at++) {
      await wait(500);
      // A fast shutdown, as in an upgrade of the server.
      signalDatabase(dataDir, 'SIGINT');
      await wait(500);
    }
  });
  await survive(report, `the database hung for ${HUNG_MS / 1000} s`, {}, async ({ dataDir }) => {
    signalDatabase(dataDir, 'SIGSTOP', true);
    await wait(HUNG_MS);
    signalDatabase(dataDir, 'SIGCONT', true);
  });
  await surviveSlowness(report);
  if (canMount()) await surviveFullDisk(report);
  else report.add('the disk full', 'not measured: needs unshare with a user namespace');
  if (FAKETIME) await surviveClock(report, FAKETIME);
  else report.add('the clock moved by a day', 'not measured: install faketime');
}

/** Makes people write before, during and after a fault, and reports the responses and what is stored. */
async function survive(
  report: Report,
  what: string,
  { settings = {}, within = [], isRight = () => false }: Stage,
  fault: (scene: Scene) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-fault-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const own = {
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: 'on',
    DEMO_PASSWORD: PASSWORD,
    RATE_LIMITS: 'loose',
  };
  const app = launch({ ...own, ...settings }, { within });
  try {
    await ready(origin, app);
    const ledger = await Ledger.open(origin, PASSWORD);
    // Slow enough that no list gets full before the end.
    const stop = ledger.start(WRITERS, () => wait(30));
    await wait(1_000);
    await fault({ dataDir, pid: app.pid ?? 0 });
    const over = ledger.now;
    const recovered = await until(() => ledger.answers.some(({ at, status }) => at > over && status === 200));
    await wait(1_000);
    await stop();
    const { acknowledged, lost, phantoms, halfWritten } = await ledger.compare(reachable(dataDir, app.pid));
    const refused = ledger.answers.filter(({ status }) => status === null || status >= 400);
    const longest = Math.max(...ledger.answers.map(({ ms }) => ms));
    const untyped = refused.filter((answer) => !isTyped(answer) && !isRight(answer));
    const count = Object.values(acknowledged).reduce((sum, each) => sum + each, 0);
    report.add(
      `${what}: answers`,
      `${count} writes acknowledged, ${refused.length} refused${statusesOf(untyped)}; longest ${Math.round(longest)} ms`,
      `refusals with 503 (or 429) and a code, ≤ ${LONGEST_ANSWER_MS} ms`,
      untyped.length === 0 && longest <= LONGEST_ANSWER_MS,
    );
    report.add(
      `${what}: recovery`,
      recovered === null ? 'none' : `${Math.round(recovered)} ms`,
      `≤ ${LONGEST_RECOVERY_MS} ms`,
      recovered !== null && recovered <= LONGEST_RECOVERY_MS,
    );
    const wrong = lost.length + phantoms.length + halfWritten.length;
    report.add(
      `${what}: lost, unwritten or half-written rows`,
      `${lost.length}, ${phantoms.length}, ${halfWritten.length}`,
      '0',
      wrong === 0,
    );
  } finally {
    await end(app);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Responses other than a refusal with a code. */
function statusesOf(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const { status } of answers) {
    const name = status === null ? 'without an answer' : `with ${status}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `, ${count} ${name}`).join('');
}

/** 429 is for writers who are faster than people. */
const isTyped = ({ status, isTyped }: Answer) => (status === 503 || status === 429) && isTyped;

/** Milliseconds until a condition holds; `null` if it never does. */
async function until(isSo: () => boolean): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < 60_000) {
    if (isSo()) return performance.now() - began;
    await wait(10);
  }
  return null;
}

async function surviveSlowness(report: Report): Promise<void> {
  const what = `the database slow by ${SLOW_MS} ms a round trip, for ${SLOW_FOR_MS / 1000} s`;
  await survive(report, what, {}, async ({ dataDir }) => {
    const { speedUp } = await slowDatabase(dataDir, SLOW_MS);
    await wait(SLOW_FOR_MS);
    speedUp();
  });
}

const SMALL_DISK = 'size=220m';
const canMount = () =>
  spawnSync('unshare', ['--map-root-user', '--mount', 'sh', '-c', 'mount -t tmpfs tmpfs /mnt']).status === 0;

/**
 * The data folder on an in-memory disk of its own, which only this Plateful sees: its files are reached through its process.
 */
const reachable = (dataDir: string, pid: number | undefined) =>
  existsSync(join(dataDir, 'postgres')) ? dataDir : `/proc/${pid}/root${dataDir}`;

async function surviveFullDisk(report: Report): Promise<void> {
  const mount = `mount -t tmpfs -o ${SMALL_DISK} tmpfs "$DATA_DIR" && exec "$@"`;
  const within = ['unshare', '--map-root-user', '--mount', 'sh', '-c', mount, 'sh'];
  await survive(report, 'the disk full for 20 s', { within }, async ({ dataDir, pid }) => {
    const ballast = join(reachable(dataDir, pid), 'ballast');
    try {
      writeFileSync(ballast, Buffer.alloc(300 * 1024 * 1024));
    } catch {
      // It is full, as intended.
    }
    await wait(20_000);
    rmSync(ballast);
  });
}

/** A comment can be edited for 15 minutes, and each written before the clock jumped is a day old. */
const isOldComment = ({ call, status, isTyped }: Answer) =>
  call === 'PUT /comments' && status === 403 && isTyped;

async function surviveClock(report: Report, library: string): Promise<void> {
  for (const [said, days] of [
    ['forward', 1],
    ['back', -1],
  ] as const) {
    const folder = mkdtempSync(join(tmpdir(), 'plateful-clock-'));
    const file = join(folder, 'offset');
    writeFileSync(file, '+0\n');
    await survive(
      report,
      `the clock moved ${said} by a day`,
      {
        isRight: days > 0 ? isOldComment : undefined,
        settings: {
          LD_PRELOAD: library,
          FAKETIME_TIMESTAMP_FILE: file,
          FAKETIME_CACHE_DURATION: '1',
          FAKETIME_DONT_FAKE_MONOTONIC: '1',
          DONT_FAKE_MONOTONIC: '1',
        },
      },
      async () => {
        writeFileSync(file, `${days > 0 ? '+' : '-'}${DAY_S}\n`);
        await wait(10_000);
      },
    );
    rmSync(folder, { recursive: true, force: true });
  }
}
