import { expect, test } from 'vitest';
import { killDuringWrites, VICTIMS } from './kill.ts';
import { WRITES } from './writes.ts';

test('no acknowledged write is lost on a kill, and Plateful survives its database’s death', {
  timeout: 180_000,
}, async () => {
  const report = await killDuringWrites(VICTIMS.length);
  const { acknowledged, made, changed, removed, lost, phantoms, halfWritten, ended } = report;
  expect(Object.keys(acknowledged)).toEqual(WRITES.map(({ what }) => what));
  for (const [what, count] of Object.entries(acknowledged)) expect(count, what).toBeGreaterThan(0);
  for (const count of [made, changed, removed]) expect(count).toBeGreaterThan(0);
  expect({ lost, phantoms, halfWritten, ended }).toEqual({
    lost: [],
    phantoms: [],
    halfWritten: [],
    ended: 0,
  });
});
