import { serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { inPlainMarks } from './plain-prompt.ts';

// In the format of `serialize`, a text with two bytes a letter begins with a c.
const isWide = (text: string) => serialize(text).toString('latin1').includes('c', 2);

it.each([
  ['I’d like soup', "I'd like soup"],
  ['soup – not hot', 'soup - not hot'],
  ['soup—not hot', 'soup - not hot'],
  ['20–30 minutes', '20-30 minutes'],
  ['the “good” one…', 'the "good" one...'],
  ['dinner 😋❤️', 'dinner  '],
  ['no 🥜 please', 'no  nuts  please'],
  ['für zwei', 'für zwei'],
  ['Im really intolerant', "I'm really intolerant"],
  ['Reis im Ofen', 'Reis im Ofen'],
])('writes %s in one byte a letter', (typed, plain) => {
  expect(inPlainMarks(typed)).toBe(plain);
  expect(isWide(inPlainMarks(typed))).toBe(false);
});

it('leaves a smile alone as it is', () => {
  expect(inPlainMarks('🙂')).toBe('🙂');
});

it('leaves a sign that may refuse something', () => {
  expect(inPlainMarks('noodles 🚫 sesame')).toBe('noodles 🚫 sesame');
});
