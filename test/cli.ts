import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const PROGRAMS = resolve(import.meta.dirname, '../src/app/server/cli');

export interface Said {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a program of the command line, as `npm run <name>` does. */
export function runCli(name: string, args: string[], settings: Record<string, string>): Promise<Said> {
  const child = spawn(process.execPath, [resolve(PROGRAMS, `${name}.ts`), ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Said = { code: null, out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return new Promise((done) => child.once('close', (code) => done({ ...said, code })));
}
