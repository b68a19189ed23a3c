// Runs one of our TypeScript programs: node tools/run.mjs src/server/cli/admin.ts create someone@example.org
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, environment, NODE, NODE_FLAGS, ROOT } from './setup.mjs';

/** Starts a program and ends as it ends; a signal to this process reaches it too. */
export function run(program, args, { build = false } = {}) {
  ensureInstalled();
  if (build) ensureBuilt();
  const child = spawn(NODE, [...NODE_FLAGS, join(ROOT, program), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: environment(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  child.on('error', (error) => {
    console.error(`Plateful's Node could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
}

if (process.argv[1]?.endsWith('run.mjs')) {
  const build = process.argv[2] === '--build';
  const [program, ...args] = process.argv.slice(build ? 3 : 2);
  run(program, args, { build });
}
