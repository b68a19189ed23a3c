import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasLabeledLines, scoreLabeledLines } from '../bench/ingredients.ts';

test('lines as cooks write them are read correctly: fractions, ranges, packages, two units, words for numbers', () => {
  const { lines, wrong } = scoreLabeledLines(join(import.meta.dirname, 'samples/lines'));
  expect(lines).toBe(60);
  expect(wrong.map(({ labeled, misses }) => `${labeled.input}: ${misses}`)).toEqual([]);
});

// Only next to some checkouts: lines labeled by others, which are not ours to publish.
if (hasLabeledLines)
  test('at least 88 of 100 of the 12,144 labeled lines are read correctly', () => {
    const { lines, right } = scoreLabeledLines();
    expect(lines).toBe(12_144);
    expect(right / lines).toBeGreaterThanOrEqual(0.88);
  });
