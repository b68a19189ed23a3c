import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { EXIT } from '../src/server/exit.ts';
import { pauseBeforeRestart } from '../tools/restart.mjs';

const RUN = resolve(import.meta.dirname, '../tools/run.mjs');
const folder = mkdtempSync(join(tmpdir(), 'plateful-restart-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a program that keeps exiting is restarted up to five times a minute, with growing pauses', () => {
  const restarts: number[] = [];
  const pauses: (number | null)[] = [];
  for (let now = 1_000_000; restarts.length < 10; ) {
    const pauseMs = pauseBeforeRestart(EXIT.unexpected, restarts, now);
    pauses.push(pauseMs);
    if (pauseMs === null) break;
    now += pauseMs;
    restarts.push(now);
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16000, null]);
  expect(pauseBeforeRestart(null, restarts, 1_000_000 + 100_000), 'it ran well for a minute').toBe(1000);
});

test.each([0, EXIT.portTaken, EXIT.folderInUse, EXIT.settings])(
  'a program that ends with %i is not started again',
  (code) => {
    expect(pauseBeforeRestart(code, [], 0)).toBeNull();
  },
);

test('a supervised program is restarted when killed, until that stops helping', async () => {
  const { code, said, lives } = await runProgram(
    `if (lives === 1) process.kill(process.pid, 'SIGKILL'); else process.exit(${EXIT.settings});`,
    ['--keep-running'],
  );
  expect(lives).toBe(2);
  expect(said).toContain('ended by itself (SIGKILL) and is started again');
  expect(code).toBe(EXIT.settings);
});

test('a command that fails is not run again', async () => {
  const { code, lives } = await runProgram('process.exit(1);', []);
  expect([code, lives]).toEqual([1, 1]);
});

test('Ctrl-C ends a pending restart', async () => {
  const { code, lives } = await runProgram('process.exit(1);', ['--keep-running'], (said, interrupt) => {
    if (said.includes('is started again')) interrupt();
  });
  expect([code, lives]).toEqual([0, 1]);
});

/** Runs a program that knows how often it has been started. */
async function runProgram(
  body: string,
  flags: string[],
  onOutput: (said: string, interrupt: () => void) => void = () => {},
): Promise<{ code: number | null; said: string; lives: number }> {
  const name = join(folder, `${Math.random().toString(36).slice(2)}`);
  writeFileSync(
    `${name}.mjs`,
    `import { appendFileSync, readFileSync } from 'node:fs';
appendFileSync('${name}.lives', '+');
const lives = readFileSync('${name}.lives', 'utf8').length;
${body}`,
  );
  const child = spawn(process.execPath, [RUN, ...flags, `${name}.mjs`], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
      onOutput(said, () => child.kill('SIGINT'));
    });
  const code = await new Promise<number | null>((ended) => child.once('close', ended));
  return { code, said, lives: readFileSync(`${name}.lives`, 'utf8').length };
}
