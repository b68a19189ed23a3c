import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['white bread', 'use wholemeal flour'],
  ['white bread', 'mit Vollkornmehl'],
  ['white bread', 'avec de la farine complète'],
  ['white bread', 'con harina integral'],
  ['white bread', 'con farina integrale'],
])('gives wholemeal flour the liquid that it takes up: %s, %s', (first, then) => {
  const [before, after] = answersTo(first, then);
  const water = (lines = '') => Number(/(\d+) ml water/.exec(lines)?.[1]);
  expect(after?.lines).toMatch(/wholemeal flour/);
  expect(water(after?.lines)).toBeGreaterThan(water(before?.lines));
  expect(after?.said).toMatch(/takes up more liquid/);
});
