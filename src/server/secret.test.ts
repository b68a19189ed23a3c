import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CannotStart } from './exit.ts';
import { keptSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'plateful-secret-'));
const file = join(folder, 'secret');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a secret is created once, readable for its owner only', () => {
  const secret = keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keptSecret(folder)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['secret']);
});

test.each([
  ['', 'is empty'],
  ['\n', 'is empty'],
  ['half of it', 'has 10 characters'],
])('a secret truncated to %j is refused with advice, and left as it is', (rest, problem) => {
  writeFileSync(file, rest);
  expect(() => keptSecret(folder)).toThrow(CannotStart);
  expect(() => keptSecret(folder)).toThrow(problem);
  expect(() => keptSecret(folder)).toThrow('from a backup, or set SECRET');
  expect(readFileSync(file, 'utf8')).toBe(rest);
});
