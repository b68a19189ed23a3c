// Runs one of our TypeScript programs: node tools/run.mjs src/app/server/cli/admin.ts create someone@example.org
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { isUnexpected, pauseBeforeRestart } from './restart.mjs';
import { ALLOCATOR, ensureInstalled, environment, NODE, NODE_FLAGS, ROOT } from './setup.mjs';

const WATCH_MS = 500;

/**
 * Runs a program, forwarding signals and its exit code. With `keepRunning`, restarts it after unexpected exits until
 * that is pointless. NODE_ENV is always `production` outside development: React's development build renders at half the
 * speed.
 */
export function run(program, args, { development = false, build = !development, keepRunning = false } = {}) {
  ensureInstalled();
  if (build) ensureBuilt();
  let child;
  let pause;
  let stopping = false;
  const restarts = [];

  const start = () => {
    child = spawn(NODE, [...NODE_FLAGS, resolve(ROOT, program), ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: {
        // For programs that keep running, and for benchmarks, which measure them at their best.
        ...(keepRunning && ALLOCATOR),
        ...environment({ NODE_ENV: development ? 'development' : 'production' }),
      },
    });
    child.on('error', (error) => {
      console.error(`Plateful's Node could not be started: ${error.message}`);
      process.exit(1);
    });
    child.on('exit', ended);
  };
  const ended = (code, signal) => {
    const pauseMs = keepRunning && !stopping ? pauseBeforeRestart(code, restarts, Date.now()) : null;
    if (pauseMs !== null) {
      console.error(
        `Plateful ended by itself (${signal ?? `exit code ${code}`}) and is started again in ${pauseMs / 1000} s.`,
      );
      pause = setTimeout(() => {
        restarts.push(Date.now());
        start();
      }, pauseMs);
      return;
    }
    if (keepRunning && !stopping && isUnexpected(code))
      console.error(
        'Plateful ended by itself again and again, and is not started any more. What went wrong stands above; docs/operate.md says what to do.',
      );
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 1));
  };
  const stop = (signal) => {
    stopping = true;
    clearTimeout(pause);
    if (child.exitCode !== null || child.signalCode !== null) process.exit(0);
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  endWithNpm(() => stop('SIGTERM'));
  start();
}

/** npm starts us through a shell that forwards no signals, so we watch for the end of npm. */
function endWithNpm(end) {
  const npm = [process.ppid, parentOf(process.ppid)].find((pid) => pid > 1 && commandOf(pid).includes('npm'));
  if (!npm) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent || !commandOf(npm).includes('npm')) end();
  }, WATCH_MS).unref();
}

function commandOf(pid) {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function parentOf(pid) {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) ? Number(/\) \w (\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) : 0;
}

if (process.argv[1]?.endsWith('run.mjs')) {
  const flags = new Set();
  let rest = process.argv.slice(2);
  while (rest[0]?.startsWith('--')) {
    flags.add(rest[0]);
    rest = rest.slice(1);
  }
  const [program, ...args] = rest;
  run(program, args, { build: flags.has('--build'), keepRunning: flags.has('--keep-running') });
}
