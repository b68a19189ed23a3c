import { expect, test } from 'vitest';
import { emailPieces } from './email-pieces.ts';

test('a long email address wraps before its signs, not in the middle of a word', () => {
  expect(emailPieces('wilhelmine.von-und_zu+plan@mail.example.org')).toEqual([
    ...['wilhelmine', '.von', '-und', '_zu', '+plan', '@mail', '.example', '.org'],
  ]);
  expect(emailPieces('ann@example')).toEqual(['ann', '@example']);
});
