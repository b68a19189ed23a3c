import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';

const seal = createSeal('a secret of thirty-two characters', 'tests');

test('a sealed text can be opened again, and is unreadable until then', () => {
  const sealed = seal.seal('a token', 'ari');
  expect(sealed).not.toContain('token');
  expect(seal.open(sealed, 'ari')).toBe('a token');
});

test('a sealed text opens only with its own thing, purpose and secret, complete and unchanged', () => {
  const sealed = seal.seal('a token', 'ari');
  expect(seal.open(sealed, 'bo')).toBeNull();
  expect(createSeal('a secret of thirty-two characters', 'other').open(sealed, 'ari')).toBeNull();
  expect(createSeal('another secret, just as long as it', 'tests').open(sealed, 'ari')).toBeNull();
  const changed = `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`;
  expect(seal.open(changed, 'ari')).toBeNull();
  for (const length of [0, 1, 20, 37]) expect(seal.open(sealed.slice(0, length), 'ari')).toBeNull();
});
