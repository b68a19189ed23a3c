import { expect, test } from 'vitest';
import { written } from './message.ts';

const LANGUAGES = (
  'af am ar as az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ' +
  'ko ky lo lt lv mk ml mn mr ms my ne nl no or pa pl ps pt ro ru sd si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zu ' +
  'ar-EG de-CH en-IN pt-BR zh-TW'
).split(' ');

test.each(LANGUAGES)('numbers are formatted as in %s', (language) => {
  for (const value of [
    0, 7, 42, 999, 1000, 1007, 40_000, 999_999, 1_000_000, 1_234_567, -3, -1000, 1.5, 1000.5,
  ])
    expect(written([['count']], { count: value }, language)).toBe(value.toLocaleString(language));
});
