import { expect, it } from 'vitest';
import { isPdf } from './text-of-bytes.ts';

it.each([
  ['%PDF-1.7\n1 0 obj', true],
  ['\ufeff\n%PDF-1.4', true],
  ['Pancakes\n100% rye', false],
  ['', false],
])('whether %j is a PDF: %s', (start, expected) => {
  expect(isPdf(new TextEncoder().encode(start))).toBe(expected);
});
