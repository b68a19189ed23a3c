import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../test/plateful-process.ts';
import { SERVER } from '../tools/build.mjs';
import { ALLOCATOR, NODE_FLAGS } from '../tools/setup.mjs';

const MAIN = join(resolve(import.meta.dirname, '..'), SERVER);

/**
 * Starts a program on production builds and waits until its address answers. Returns the milliseconds to the first
 * response. Plateful runs with the flags and the allocator of `npm start`; references run without, which is fastest for them.
 */
export async function startProgram(
  args: string[],
  address: string,
  { env = {}, flags = NODE_FLAGS }: { env?: Record<string, string>; flags?: string[] } = {},
): Promise<{ child: ChildProcess; ms: number }> {
  const started = performance.now();
  const child = spawn(process.execPath, [...flags, ...args], {
    env: { ...(flags === NODE_FLAGS && ALLOCATOR), ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Whatever fails, nothing keeps running.
  process.once('exit', () => child.kill('SIGTERM'));
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`${args[0]} ended with ${child.exitCode} instead of starting.`);
    const answer = await fetch(address).catch(() => null);
    if (answer) return { child, ms: performance.now() - started };
    await wait(10);
  }
}

/** A separate Plateful with the demo's recipes and people. */
export interface FreshPlateful {
  origin: string;
  dataDir: string;
  child: ChildProcess;
  /** Milliseconds from the last start to the first response. */
  ms: number;
  restart(): Promise<void>;
  /** Stops it and removes its folder. */
  remove(): Promise<void>;
}

/** Starts the built Plateful on an empty folder. */
export async function startPlateful(settings: Record<string, string> = {}): Promise<FreshPlateful> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-measured-'));
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    HOST: '127.0.0.1',
    DEMO: 'on',
    RATE_LIMITS: 'loose',
    ...settings,
  };
  const start = () => startProgram([MAIN], `${origin}/health/ready`, { env });
  const plateful: FreshPlateful = {
    origin,
    dataDir,
    ...(await start()),
    async restart() {
      await stopProgram(plateful.child);
      Object.assign(plateful, await start());
    },
    async remove() {
      await stopProgram(plateful.child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return plateful;
}

export async function stopProgram(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

const TICK_MS = 10;

/** CPU milliseconds a process has used so far (Linux). */
export function cpuMs(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
