import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readDockerfile, type Stage } from '../test/dockerfile.ts';
import { freePort } from '../test/plateful-process.ts';
import type { Report } from './report.ts';

export const title = 'Container';

const ROOT = resolve(import.meta.dirname, '..');
const READY_MS = 60_000;
const IMAGE = 'plateful-proof';

/** Builds the image and runs it read-only where Docker works; elsewhere runs the steps of the Dockerfile in bare folders. */
export async function prove(report: Report): Promise<void> {
  if (spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0) await inDocker(report);
  else await inFolders(report);
}

async function inDocker(report: Report): Promise<void> {
  execFileSync('docker', ['build', '--tag', IMAGE, ROOT], { stdio: 'inherit' });
  const bytes = Number(
    execFileSync('docker', ['image', 'inspect', '--format', '{{.Size}}', IMAGE], { encoding: 'utf8' }),
  );
  report.add('size of the image', `${Math.round(bytes / 1e6)} MB`);
  const port = await freePort();
  const run = ['run', '--detach', '--rm', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL', '--publish'];
  const id = execFileSync('docker', [...run, `127.0.0.1:${port}:3000`, '--env', 'DEMO=off', IMAGE], {
    encoding: 'utf8',
  }).trim();
  try {
    const ms = await ready(`http://127.0.0.1:${port}`);
    report.add(
      'starts with a read-only file system, as no root',
      ms === null ? 'no' : `in ${ms} ms`,
      'yes',
      ms !== null,
    );
  } finally {
    execFileSync('docker', ['stop', '--time', '70', id]);
  }
}

async function inFolders(report: Report): Promise<void> {
  report.add('builder', 'none works here: the steps of the Dockerfile were run in bare folders');
  const folder = mkdtempSync(join(tmpdir(), 'plateful-container-'));
  try {
    const app = build(readDockerfile(readFileSync(join(ROOT, 'Dockerfile'), 'utf8')), folder);
    report.add('size of /app', `${Math.round(sizeOf(app) / 1e6)} MB`);
    const port = await freePort();
    const env = {
      PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
      NODE_ENV: 'production',
      DATA_DIR: join(folder, 'data'),
    };
    const child = spawn(process.execPath, ['build/host/main.js'], {
      cwd: app,
      env: { ...env, DEMO: 'off', PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const ended = new Promise<number | null>((done) => child.once('exit', done));
    const ms = await ready(`http://127.0.0.1:${port}`);
    report.add('starts with what the image has', ms === null ? 'no' : `in ${ms} ms`, 'yes', ms !== null);
    for (const [program, ...args] of [
      ['admin.ts', 'create', 'jo@plateful.test'],
      ['backup.ts'],
      ['doctor.ts'],
    ]) {
      const said = spawnSync(process.execPath, [`src/app/server/cli/${program}`, ...args], { cwd: app, env });
      report.add(`${program} runs in it`, `exit code ${said.status}`, '0', said.status === 0);
    }
    child.kill('SIGTERM');
    const code = await ended;
    report.add('stops on SIGTERM', `exit code ${code}`, '0', code === 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the stages as a builder would, each with a folder for its `/`; returns the folder of the last stage's `/app`. */
function build(stages: readonly Stage[], folder: string): string {
  const roots = new Map<string | null, string>();
  let app = '';
  for (const [at, { alias, instructions }] of stages.entries()) {
    const root = join(folder, `stage-${at}`);
    roots.set(alias, root);
    app = root;
    for (const { name, value } of instructions) {
      if (name === 'WORKDIR') app = join(root, value);
      mkdirSync(app, { recursive: true });
      if (name === 'RUN')
        execFileSync('sh', ['-ec', value], {
          cwd: app,
          stdio: 'inherit',
          env: { PATH: process.env.PATH, HOME: process.env.HOME },
        });
      if (name === 'COPY') copy(value, app, root, roots);
    }
  }
  return app;
}

function copy(value: string, app: string, root: string, roots: Map<string | null, string>): void {
  const words = value.split(/\s+/);
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length);
  const paths = words.filter((word) => !word.startsWith('--'));
  const target = paths.at(-1) ?? '.';
  const to = target.startsWith('/') ? join(root, target) : join(app, target);
  for (const path of paths.slice(0, -1)) {
    const source = from ? join(roots.get(from) ?? '', path) : join(ROOT, path);
    if (!from && path === '.') copyContext(to);
    else if (/\/$|^\.\/?$/.test(target))
      cpSync(source, join(to, path.split('/').at(-1) ?? ''), { recursive: true, verbatimSymlinks: true });
    else cpSync(source, to, { recursive: true, verbatimSymlinks: true });
  }
}

/** The files that `.dockerignore` admits, as far as git tracks them. */
function copyContext(to: string): void {
  const lines = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  const kept = lines.filter((line) => line.startsWith('!')).map((line) => pattern(line.slice(1)));
  const left = lines.filter((line) => line.startsWith('**/')).map((line) => pattern(line));
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  for (const file of files)
    if (
      kept.some((one) => one.test(file)) &&
      !left.some((one) => one.test(file)) &&
      existsSync(join(ROOT, file))
    )
      cpSync(join(ROOT, file), join(to, file));
}

function pattern(glob: string): RegExp {
  const source = glob
    .replace(/[.]/g, '\\.')
    .replace(/^\*\*\//, '(?:.*/)?')
    .replace(/(?<!\))\*/g, '[^/]*');
  return new RegExp(`^${source}(?:/|$)`);
}

function sizeOf(path: string): number {
  const { size } = statSync(path, { throwIfNoEntry: false }) ?? { size: 0 };
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

/** Milliseconds until it is ready; `null` if that takes too long. */
async function ready(origin: string): Promise<number | null> {
  const started = Date.now();
  while (Date.now() - started < READY_MS) {
    if ((await fetch(`${origin}/health/ready`).catch(() => null))?.ok) return Date.now() - started;
    await wait(100);
  }
  return null;
}
