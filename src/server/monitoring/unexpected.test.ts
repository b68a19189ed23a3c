import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { EXIT } from '../exit.ts';

const MODULE = join(import.meta.dirname, 'unexpected.ts');
const LOG = join(import.meta.dirname, 'log.ts');

/** A process to which this happens, and that prints "still here" a moment later. */
function processWhere(happening: string) {
  const program = `
    import { expectTheUnexpected } from '${MODULE}';
    expectTheUnexpected(async (exitCode) => { console.log('leaving in order'); process.exit(exitCode); });
    setTimeout(() => console.log('still here'), 100);
    ${happening}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return { status, stdout: stdout.trim(), stderr };
}

test('an unhandled rejection is logged, and the process continues', () => {
  const { status, stdout, stderr } = processWhere(`void Promise.reject(new Error('of a timer'));`);
  expect([status, stdout]).toEqual([0, 'still here']);
  expect(stderr).toContain('of a timer');
});

test('the loss of a connection without an error listener is logged too', () => {
  const { status, stdout, stderr } = processWhere(`
    import { EventEmitter } from 'node:events';
    setTimeout(() => new EventEmitter().emit('error', new Error('Connection terminated unexpectedly')));`);
  expect([status, stdout]).toEqual([0, 'still here']);
  expect(stderr).toContain('Connection terminated unexpectedly');
});

test('a response that nobody reads ends no process when its connection ends', () => {
  const { status, stdout, stderr } = processWhere(`
    import { createServer } from 'node:net';
    const body = 'x'.repeat(70_000);
    const server = createServer((socket) =>
      socket.once('data', () =>
        socket.end('HTTP/1.1 500 Error\\r\\nConnection: close\\r\\nContent-Length: 70000\\r\\n\\r\\n' + body)));
    server.listen(0, '127.0.0.1', async () => {
      globalThis.kept = await fetch('http://127.0.0.1:' + server.address().port);
      setTimeout(() => { console.log('still here'); process.exit(0); }, 300);
    });`);
  expect([status, stdout.split('\n').at(-1)]).toEqual([0, 'still here']);
  expect(stderr).toContain('The HTTP client failed');
});

test('after any other error the process shuts down cleanly, to be restarted', () => {
  const { status, stdout, stderr } = processWhere(`setTimeout(() => { throw new TypeError('a mistake'); });`);
  expect([status, stdout]).toEqual([EXIT.unexpected, 'leaving in order']);
  expect(stderr).toContain('a mistake');
});

test('a log that nobody reads any more is not an error to be logged, again and again', async () => {
  const program = `
    import { expectTheUnexpected } from '${MODULE}';
    import { logError, onLoggedError } from '${LOG}';
    let errors = 0;
    onLoggedError(() => { if (++errors === 100) process.exit(1); });
    expectTheUnexpected(async (exitCode) => process.exit(exitCode));
    process.stdin.resume().on('end', () => {
      const fail = () => logError('Nobody reads this', new Error('of a task'));
      setImmediate(() => { fail(); setImmediate(fail); });
      setTimeout(() => console.log('logged', errors), 300);
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program]);
  child.stderr.destroy();
  await once(child.stderr, 'close');
  child.stdin.end();
  expect(await text(child.stdout)).toBe('logged 2\n');
});
