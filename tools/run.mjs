// Runs one of our TypeScript programs: node tools/run.mjs src/server/cli/admin.ts create someone@example.org
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, environment, NODE, NODE_FLAGS, ROOT } from './setup.mjs';

const WATCH_MS = 500;

/**
 * Starts a program and ends as it ends; a signal to this process reaches it too. Whatever the operator's NODE_ENV says,
 * libraries run their production builds: with its development build, React renders at half the speed.
 */
export function run(program, args, { development = false, build = !development } = {}) {
  ensureInstalled();
  if (build) ensureBuilt();
  const child = spawn(NODE, [...NODE_FLAGS, join(ROOT, program), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment({ NODE_ENV: development ? 'development' : 'production' }),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  endWithNpm(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(`Plateful's Node could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

/** npm starts us through a shell that passes no signal on: whoever ends npm means us, so we see to it ourselves. */
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
  const build = process.argv[2] === '--build';
  const [program, ...args] = process.argv.slice(build ? 3 : 2);
  run(program, args, { build });
}
