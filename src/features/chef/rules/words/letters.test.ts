import { expect, it } from 'vitest';
import { plainPrompt } from '../request/plain-prompt.ts';
import { plainPhrase } from '../request/request-words.ts';

it.each(['Rosół', 'fırın', 'Smørrebrød', 'Grießbrei', 'đuveč'])(
  '%s is read in plain letters wherever words are compared',
  (word) => {
    expect(plainPrompt(word)).toMatch(/^[a-z]+$/);
    expect(plainPhrase(word)).toBe(plainPrompt(word));
  },
);

it('elided articles are split from French and Italian words, but not from English ones', () => {
  expect(plainPhrase("l'après-midi")).toBe('l apres midi');
  expect(plainPhrase("verdure dell'orto, olio d’oliva")).toBe('verdure dell orto olio d oliva');
  expect(plainPhrase("I'd like all's well")).toBe('id like alls well');
});
