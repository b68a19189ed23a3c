import { expect, test } from 'vitest';
import { killDuringWrites, VICTIMS } from './kill.ts';

test('no acknowledged meal is lost when Plateful or its database is killed, and Plateful outlives its database', {
  timeout: 180_000,
}, async () => {
  const { acknowledged, lost, ended } = await killDuringWrites(VICTIMS.length);
  expect(acknowledged).toBeGreaterThan(0);
  expect(lost).toEqual([]);
  expect(ended).toBe(0);
});
