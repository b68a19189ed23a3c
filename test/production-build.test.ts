import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalog } from '../src/server/catalogs.ts';
import { end, freePort, ready } from './plateful-process.ts';

const ROOT = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'plateful-production-'));
const loaded = join(folder, 'loaded.json');
let plateful: ChildProcess;
let origin: string;

beforeAll(async () => {
  const spy = join(folder, 'spy.mjs');
  // Written when the process ends: the packages it has loaded.
  writeFileSync(
    spy,
    `import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
const { cache } = createRequire(import.meta.url);
process.on('exit', () => {
  const files = Object.keys(cache).filter((file) => file.includes('react-dom') && cache[file].loaded);
  if (files.length > 0) writeFileSync(${JSON.stringify(loaded)}, JSON.stringify(files));
});`,
  );
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  plateful = spawn(process.execPath, ['build/host/main.js'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'development',
      NODE_OPTIONS: `--import=${spy}`,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DEMO: 'off',
    },
  });
  await ready(origin, plateful);
});
afterAll(async () => {
  await end(plateful);
  rmSync(folder, { recursive: true, force: true });
});

test('pages always use React’s production build, whatever NODE_ENV is set', async () => {
  expect((await fetch(origin)).status).toBe(200);
  await end(plateful);
  const files = JSON.parse(readFileSync(loaded, 'utf8')) as string[];
  expect(files.filter((file) => file.includes('.production.'))).not.toEqual([]);
  expect(files.filter((file) => file.includes('.development.'))).toEqual([]);
});

test('browsers load only the texts of their own language', () => {
  const scriptsOf = (language: string) => {
    const assets = join(ROOT, 'build/pages', language, 'client/assets');
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    return scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
  };
  // Sentences, because a single word may be the same in both languages, or a name in the code.
  const texts = [...readCatalog(ROOT, 'de')].filter(
    ([english, german]) => english.length > 25 && german !== english && !/[{<"'’`\\]/.test(english + german),
  );
  const [english, german] = [scriptsOf('en'), scriptsOf('de')];
  const translated = texts.filter(([, text]) => german.includes(text));
  expect(translated.length).toBeGreaterThan(300);
  expect(translated.filter(([text]) => !english.includes(text))).toEqual([]);
  expect(translated.filter(([text]) => german.includes(text))).toEqual([]);
  expect(translated.filter(([, text]) => english.includes(text))).toEqual([]);
});
