import { expect, test } from 'vitest';
import { killDuringWrites } from './kill.ts';

test('no acknowledged meal is lost when Plateful or its database is killed', {
  timeout: 180_000,
}, async () => {
  const { acknowledged, lost } = await killDuringWrites(6);
  expect(acknowledged).toBeGreaterThan(0);
  expect(lost).toEqual([]);
});
