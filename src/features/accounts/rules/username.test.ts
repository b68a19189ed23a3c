import { expect, test } from 'vitest';
import { usernameOf } from './username.ts';

test.each([
  ['Casey Cook', 'casey_cook'],
  ['  Anna-Lena  O’Hara 2', '_annalena_ohara_2'],
  ['Zoë & Jürgen!', 'zo__jrgen'],
  ['x'.repeat(40), 'x'.repeat(30)],
  ['さくら', ''],
])('the username made for %s is %s', (name, username) => {
  expect(usernameOf(name)).toBe(username);
});
