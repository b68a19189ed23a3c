import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

const WORDS =
  'make it a bit less more too very so the is are no not without with and or but please can i we you for of on in to ok okay also now then what how much many wait well yes right zu sehr etwas mehr weniger ohne das ist es die der bitte gleich auch trop un peu plus moins de la le les c est pas sans que y muy mas menos con sin el los non piu meno po di il e ma troppo hot cold dry thick raw good bad half double instead people'.split(
    ' ',
  );
const MANY = 60;
const LONGEST = 190;
const again = (...said: string[]) => Array(MANY).fill(said.join(' ')).join(' ').slice(0, LONGEST);
const PHRASES = WORDS.map((word, at) => again(word, WORDS[(at * 7 + 3) % WORDS.length] ?? '', 'ok'));

/** A pattern that takes exponential time would not end within the limit of any test. */
describe('a message that says the same words again and again', () => {
  const shown = composeSafely({ prompt: 'beef stew', seed: 1 }, knowledge).memory;

  it.each([undefined, shown])('gets an answer, with a dish on screen and without', (previous) => {
    for (const prompt of [...WORDS.map((word) => again(word)), ...PHRASES, again('no wait')])
      expect(
        composeSafely({ prompt, seed: 1, ...(previous ? { previous } : {}) }, knowledge).kind,
      ).toBeTruthy();
  });
});
