import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const MAIN = resolve(import.meta.dirname, '../src/server/main.ts');
const PATIENCE_MS = 60_000;

/** Starts Plateful in a process of its own, as people run it, with settings of its own. Needs a built browser part. */
export function launch(settings: Record<string, string>, program = MAIN): ChildProcess {
  const env = { ...process.env, HOST: '127.0.0.1', NODE_ENV: 'production', DEMO: '', ...settings };
  return spawn(process.execPath, [program], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Waits until it answers. */
export async function ready(origin: string, plateful: ChildProcess): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(100)) {
    if (plateful.exitCode !== null)
      throw new Error(`Plateful ended with ${plateful.exitCode} instead of starting.`);
    if ((await fetch(`${origin}/health/ready`).catch(() => null))?.ok) return;
  }
  throw new Error('Plateful did not become ready within a minute.');
}

/** Asks it to stop, and waits until it has. */
export async function end(plateful: ChildProcess): Promise<void> {
  if (plateful.exitCode !== null || plateful.signalCode !== null) return;
  const ended = new Promise((resolve) => plateful.once('exit', resolve));
  plateful.kill('SIGTERM');
  await ended;
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
