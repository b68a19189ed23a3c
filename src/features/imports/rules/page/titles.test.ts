import { expect, it } from 'vitest';
import { titleIn } from './titles.ts';

it('a repeated title is more likely than one that is shown once', () => {
  /** A forest whose odds are the only feature. */
  const forest = { start: 0, trees: [[0, 1.5, 1, 2] as [number, number, number, number]] };
  const said = (text: string, odds: number) => ({ text, features: [odds] });
  expect(titleIn([said('Soup', 2), said('Leek soup', 1), said('Leek soup', 1)], forest)).toBe('Soup');
  expect(titleIn([said('Soup', 2), ...Array(3).fill(said('Leek soup', 1))], forest)).toBe('Leek soup');
  expect(titleIn([], forest)).toBeNull();
});
