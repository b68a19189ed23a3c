import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EXIT } from '../src/server/exit.ts';
import { databaseProcess, end, freePort, launch, ready } from './plateful-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'plateful-starting-'));
const started: ChildProcess[] = [];
afterAll(async () => {
  await Promise.all(started.map(end));
  rmSync(folder, { recursive: true, force: true });
});

test('of two started at once on an empty folder, one runs, and the other names the folder’s owner', async () => {
  const dataDir = join(folder, 'two');
  const ports = [await freePort(), await freePort()];
  const both = ports.map((port) => start({ DATA_DIR: dataDir, PORT: String(port) }));
  const refused = await Promise.race(both.map(({ ended }, at) => ended.then((end) => ({ ...end, at }))));
  expect(refused.code).toBe(EXIT.folderInUse);
  expect(refused.said).toContain(`Another Plateful is already running on ${dataDir}.`);
  const winner = 1 - refused.at;
  await ready(`http://127.0.0.1:${ports[winner]}`, both[winner]?.process as ChildProcess);
});

test('leftovers of a killed Plateful do not prevent a start', async () => {
  const dataDir = join(folder, 'left');
  const port = await freePort();
  const first = start({ DATA_DIR: dataDir, PORT: String(port) });
  await ready(`http://127.0.0.1:${port}`, first.process);
  const database = databaseProcess(dataDir);
  first.process.kill('SIGKILL');
  await first.ended;
  const second = start({ DATA_DIR: dataDir, PORT: String(port) });
  await ready(`http://127.0.0.1:${port}`, second.process);
  expect(databaseProcess(dataDir)).not.toBe(database);
});

test('a truncated secret, a taken port and bad settings stop it with advice and an exit code', async () => {
  const cut = join(folder, 'cut');
  mkdirSync(cut);
  writeFileSync(join(cut, 'secret'), '');
  const taken = createServer();
  const port = await new Promise<number>((listening) =>
    taken.listen(0, '127.0.0.1', () => listening((taken.address() as { port: number }).port)),
  );
  const ends = await Promise.all(
    [
      { DATA_DIR: cut, PORT: '0' },
      { DATA_DIR: join(folder, 'taken'), PORT: String(port) },
      { DATA_DIR: join(folder, 'wrong'), PORT: 'many' },
    ].map((settings) => start(settings).ended),
  );
  taken.close();
  expect(ends.map(({ code }) => code)).toEqual([EXIT.settings, EXIT.portTaken, EXIT.settings]);
  expect(ends.map(({ said }) => said)).toEqual([
    expect.stringContaining('Put it back from a backup, or set SECRET.'),
    expect.stringContaining(`Port ${port} is in use. Set PORT to another one.`),
    expect.stringContaining('PORT: must be a number'),
  ]);
});

interface End {
  code: number | null;
  said: string;
}

function start(settings: Record<string, string>): { process: ChildProcess; ended: Promise<End> } {
  const process = launch({ DEMO: 'off', ...settings }, { stderr: 'pipe' });
  started.push(process);
  let said = '';
  process.stderr?.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise<End>((done) => process.once('close', (code) => done({ code, said })));
  return { process, ended };
}
