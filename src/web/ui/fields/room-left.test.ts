import { expect, test } from 'vitest';
import { roomLeft } from './room-left.ts';

test('a field tells how much room is left once a text comes near its limit, and by how much it is too long', () => {
  expect(roomLeft('a'.repeat(1800), 2000)).toBeUndefined();
  expect(roomLeft('a'.repeat(1801), 2000)).toBe('199 characters left');
  expect(roomLeft('a'.repeat(2000), 2000)).toBe('0 characters left');
  expect(roomLeft('a'.repeat(4000), 2000)).toBe('2,000 characters too many');
});
