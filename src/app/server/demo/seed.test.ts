import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoPassword } from './seed.ts';

test('the demo password is random per installation, and unreadable for other system accounts', () => {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'plateful-demo-')));
  const [one, other] = folders.map((dataDir) => demoPassword({ dataDir, demoPassword: null }).password);
  expect(one).toMatch(/^[\w-]{12}$/);
  expect(other).not.toBe(one);
  const [dataDir = ''] = folders;
  expect(demoPassword({ dataDir, demoPassword: null })).toEqual({ password: one, isNew: false });
  expect(statSync(join(dataDir, 'demo-password')).mode & 0o077).toBe(0);
  for (const folder of folders) rmSync(folder, { recursive: true });
});
