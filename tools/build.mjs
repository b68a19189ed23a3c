import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { environment, NODE, ROOT } from './setup.mjs';

const STAMP = join(ROOT, 'build', '.built-from');
const SOURCES = [
  'src',
  'public',
  'vite.config.ts',
  'vite.host.config.ts',
  'vite.worker.config.ts',
  'react-router.config.ts',
  'package-lock.json',
  'tools/build.mjs',
  'tools/chunks.ts',
  'tools/inline-script.ts',
  'tools/lean-libraries.ts',
  'tools/route-list.ts',
  'tools/messages',
];
const PACKED = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const WORTH_PACKING = 1024;

/** The browser's files of all languages. */
const CLIENT = join(ROOT, 'build', 'client');

/** The server bundle that `npm start` runs. */
export const SERVER = 'build/host/main.js';

/** Builds the browser part and the server if any of their sources changed. */
export function ensureBuilt() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Building Plateful…');
  rmSync(join(ROOT, 'build'), { recursive: true, force: true });
  for (const language of languages()) {
    build({ PLATEFUL_LANGUAGE: language }, 'node_modules/@react-router/dev/bin.cjs', 'build');
    // Files named by their content that are the same in every language are stored once.
    cpSync(join(ROOT, 'build/pages', language, 'client'), CLIENT, { recursive: true });
  }
  build({}, 'node_modules/vite/bin/vite.js', 'build', '--config', 'vite.host.config.ts');
  // After the pages: it contains their fingerprint, so that browsers see each build as a new version.
  build({}, 'node_modules/vite/bin/vite.js', 'build', '--config', 'vite.worker.config.ts');
  for (const file of filesBelow(CLIENT)) pack(file);
  writeFileSync(STAMP, wanted);
}

/** English, and every language with a catalog. */
function languages() {
  const catalogs = readdirSync(join(ROOT, 'src/messages')).filter((name) => name.endsWith('.po'));
  return ['en', ...catalogs.map((name) => name.slice(0, -'.po'.length))];
}

function build(extra, program, ...args) {
  const run = spawnSync(NODE, [join(ROOT, program), ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: environment({ NODE_ENV: 'production', ...extra }),
  });
  if (run.status === 0) return;
  console.error(`${run.stdout}\n${run.stderr}\nPlateful could not be built; see above.`);
  process.exit(1);
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(join(ROOT, source))) {
      if (file.endsWith('.test.ts')) continue;
      hash
        .update(file.slice(ROOT.length))
        .update(file.includes('/public/') ? String(statSync(file).size) : readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** Compressed at build time, so that no request pays for it. */
function pack(file) {
  const content = readFileSync(file);
  if (!PACKED.has(extname(file)) || content.length < WORTH_PACKING) return;
  rmSync(`${file}.br`, { force: true });
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  writeFileSync(`${file}.br`, brotliCompressSync(content));
}

if (process.argv[1]?.endsWith('build.mjs')) ensureBuilt();
