import { describe, expect, it } from 'vitest';
import { concerning } from './shown.ts';

const concerns = (shown: string, change: string) => concerning(new Set([shown]))(change);

describe('a search for a word that no recipe has', () => {
  it.each([
    ['chiken', 'chicken'],
    ['hciken', 'chicken'],
    ['potatos', 'tomatoes'],
    ['leak', 'leek'],
    ['eek', 'leeks'],
    ['chiken', 'crème'],
    ['chiken', 'co-op'],
  ])('for %s is made again once a recipe has %s', (typed, word) => {
    expect(concerns(`spelled^?${typed}`, `spelled^${word}`)).toBe(true);
  });

  it.each([
    ['chiken', '1042'],
    ['chiken', 'noodle'],
    ['chiken', 'soup'],
  ])('for %s is not made again for %s, which it cannot be', (typed, word) => {
    expect(concerns(`spelled^?${typed}`, `spelled^${word}`)).toBe(false);
  });
});
