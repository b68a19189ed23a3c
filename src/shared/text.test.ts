import { serialize } from 'node:v8';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSeen, shortened, storable, withoutAccents } from './text.ts';

it('removes what PostgreSQL cannot store, and changes nothing the second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const kept = storable(text);
      expect(kept.isWellFormed()).toBe(true);
      expect(kept.includes('\u0000')).toBe(false);
      expect(storable(kept)).toBe(kept);
    }),
  );
  expect(storable('a\r\nb\rc\u0000\ud800')).toBe('a\nb\nc\ufffd');
  expect(storable('Soup \u202egnp.exe')).toBe('Soup gnp.exe');
  expect(storable('مرحبا 👩‍🍳 é')).toBe('مرحبا 👩‍🍳 é');
});

it.each([
  ['Soup', true],
  ['🍲', true],
  ['', false],
  [' \t\n', false],
  ['\u200b\u200d', false],
  ['a\0b', false],
])('whether %j is visible: %j', (text, expected) => {
  expect(isSeen(text)).toBe(expected);
});

it('shortens a text without halving an emoji', () => {
  expect(shortened('Soup', 4)).toBe('Soup');
  expect(shortened('Soups', 4)).toBe('Sou…');
  expect(shortened('So🍲ps', 4)).toBe('So…');
});

it('removes accents and ligatures', () => {
  expect(withoutAccents('Crème brûlée, œufs, Soße')).toBe('Creme brulee, oeufs, Sosse');
});

// In the format of `serialize`, a text with two bytes a letter begins with a c.
const isWide = (text: string) => serialize(text).toString('latin1').includes('c', 2);

it('keeps a text without accents in one byte a letter', () => {
  expect(isWide('hähn'.normalize('NFD'))).toBe(true);
  expect(isWide(withoutAccents('hähn'))).toBe(false);
});
