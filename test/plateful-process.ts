import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER } from '../tools/build.mjs';

const MAIN = join(resolve(import.meta.dirname, '..'), SERVER);
const PATIENCE_MS = 100_000;
const ENVIRONMENT = { HOST: '127.0.0.1', NODE_ENV: 'production', DEMO: '', LOG_FORMAT: 'text' };

interface LaunchOptions {
  program?: string;
  /** A command that wraps the program. */
  within?: string[];
  /** Where its error output goes: with the tests' own, or to the caller. */
  stderr?: 'inherit' | 'pipe';
  stdout?: 'ignore' | 'pipe';
}

/** Starts Plateful in a separate process, as in production, with its own settings. It must be built. */
export function launch(
  settings: Record<string, string>,
  { program = MAIN, within = [], stderr = 'inherit', stdout = 'ignore' }: LaunchOptions = {},
): ChildProcess {
  const env = { ...process.env, ...ENVIRONMENT, ...settings };
  const [command = '', ...args] = [...within, process.execPath, program];
  return spawn(command, args, { env, stdio: ['ignore', stdout, stderr] });
}

/** Waits until it responds. */
export async function ready(origin: string, plateful: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(100)) {
    if (plateful.exitCode !== null)
      throw new Error(`Plateful ended with ${plateful.exitCode} instead of starting.`);
    if ((await fetch(`${origin}/health/ready`).catch(() => null))?.ok) return;
  }
  throw new Error('Plateful did not become ready.');
}

/** Asks it to stop, and waits until it has. */
export async function end(plateful: ChildProcess): Promise<void> {
  if (plateful.exitCode !== null || plateful.signalCode !== null) return;
  const ended = new Promise((resolve) => plateful.once('exit', resolve));
  plateful.kill('SIGTERM');
  await ended;
}

/** The process id of its embedded database; `null` while it is being restarted. */
export function databaseProcess(dataDir: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

/** Sends a signal to its embedded database: to the server process alone, or also to those it started. */
export function signalDatabase(dataDir: string, signal: NodeJS.Signals, all = false): void {
  const server = databaseProcess(dataDir);
  if (server === null) return;
  send(server, signal);
  if (!all) return;
  // Until it has really stopped, it may start further processes, which would then never be stopped.
  if (signal === 'SIGSTOP') while (stateOf(server) !== 'T');
  for (const pid of childrenOf(server)) send(pid, signal);
}

/** Sends a signal to a process that may already be gone. */
export function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone.
  }
}

function stateOf(pid: number): string | undefined {
  return /\) (\w) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
}

/** Process ids of what a process has started. */
export function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]) === parent;
      } catch {
        return false;
      }
    })
    .map(Number);
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => found(port));
    });
  });
}
