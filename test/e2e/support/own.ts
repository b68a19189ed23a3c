import type { ChildProcess } from 'node:child_process';
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { end, freePort, launch, ready } from '../../plateful-process.ts';

const BUILT = resolve(import.meta.dirname, '../../../build/host/main.js');

/** The password of the demo's people, and of those that tests make. */
export const PASSWORD = 'plateful-demo';

/** Starts a Plateful with the demo's people in a folder, and waits until it answers. */
export async function startOwn(
  dataDir: string,
  { hostname = '127.0.0.1', ...settings }: Record<string, string> = {},
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
      ...settings,
    },
    { program: BUILT },
  );
  await ready(origin, process);
  return { origin, process };
}

/** Makes the folder of a Plateful that has started once: one that starts in a copy takes a third of the time. */
export async function makeTemplate(shared: string): Promise<string> {
  const template = join(shared, 'template');
  const { process } = await startOwn(template);
  await end(process);
  return template;
}

/** A copy of the template, whose files belong to whom they did: the database may run as somebody else. */
export async function copyTemplate(template: string, dataDir: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', template, dataDir]);
}
