// Runs on Node 18 or newer: it installs the Node that Plateful itself runs on.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const STAMP = join(ROOT, 'node_modules', '.plateful-installed');

/** Path of the Node among the locked dependencies. */
export const NODE = join(
  ROOT,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

/**
 * V8 flags for Plateful's process: a small young generation saves a third of the memory, and a heap that grows in small
 * steps halves its size under load; the rest is collected when idle (`src/server/idle-memory.ts`).
 */
export const NODE_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
  '--expose-gc',
];

/**
 * glibc allocator settings for Plateful's process, unless the operator sets others: by default, response buffers leave holes
 * in a heap that is never returned (docs/decisions/0009-server-in-one-file.md).
 */
export const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '65536',
  MALLOC_MMAP_THRESHOLD_: '262144',
};

/** Installs the locked dependencies if they are missing or the lock file changed. */
export function ensureInstalled() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted && existsSync(NODE)) return;
  if (lstatSync(join(ROOT, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    console.error(
      'node_modules is a link to a folder that others use. Please install there, or remove the link.',
    );
    process.exit(1);
  }
  console.log('Installing what is missing (this happens once)…');
  const npm = process.env.npm_execpath?.endsWith('.js')
    ? [process.execPath, process.env.npm_execpath]
    : ['npm'];
  const run = spawnSync(
    npm[0],
    [...npm.slice(1), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: '', npm_config_ignore_scripts: 'false' },
      shell: process.platform === 'win32',
    },
  );
  if (run.status !== 0 || !existsSync(NODE)) {
    console.error(
      'The dependencies could not be installed; see above. Plateful needs npm and its registry for this, once.',
    );
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}

/** Environment for child processes: their Node first in PATH, with a persistent compile cache. */
export function environment(extra = {}) {
  const separator = process.platform === 'win32' ? ';' : ':';
  return {
    ...process.env,
    PATH: `${dirname(NODE)}${separator}${process.env.PATH ?? ''}`,
    NODE_COMPILE_CACHE: join(ROOT, 'node_modules', '.cache', 'plateful'),
    ...extra,
  };
}
