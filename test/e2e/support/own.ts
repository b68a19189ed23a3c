import type { ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { end, freePort, launch, ready } from '../../plateful-process.ts';

const BUILT = resolve(import.meta.dirname, '../../../build/host/main.js');
const SOURCES = resolve(import.meta.dirname, '../../../src/app/server/main.ts');
const PSEUDO_LANGUAGE = resolve(import.meta.dirname, 'pseudo-language/speak.ts');

/** The password of the demo's people, and of those that tests create. */
export const PASSWORD = 'plateful-demo';

/** Starts a Plateful with the demo's people in a folder, and waits until it responds. */
export async function startOwn(
  dataDir: string,
  { hostname = '127.0.0.1', ...settings }: Record<string, string> = {},
  { speaksPseudo = false } = {},
): Promise<{ origin: string; process: ChildProcess }> {
  const port = await freePort();
  const origin = `http://${hostname}:${port}`;
  const process = launch(
    {
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'on',
      RATE_LIMITS: 'loose',
      DEMO_PASSWORD: PASSWORD,
      PUBLIC_URL: origin,
      ...(speaksPseudo && { NODE_OPTIONS: `--import=${pathToFileURL(PSEUDO_LANGUAGE)}` }),
      ...settings,
    },
    { program: speaksPseudo ? SOURCES : BUILT },
  );
  await ready(origin, process);
  return { origin, process };
}

/** Creates the folder of a Plateful that has started once: starting in a copy of it takes a third of the time. */
export async function makeTemplate(shared: string): Promise<string> {
  const template = join(shared, 'template');
  const { process } = await startOwn(template);
  await end(process);
  return template;
}

/** Copies the template, preserving file owners: the database may run as another user. */
export async function copyTemplate(template: string, dataDir: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', template, dataDir]);
}
