import { describe, expect, it } from 'vitest';
import { CHEF_TABLES } from '../../data/chef-tables.ts';
import { holds } from './word-forms.ts';

describe('the dictionary', () => {
  it.each(Object.entries<string>({ ...CHEF_TABLES.dictionary }))(
    'finds each word of its list “%s” and no other',
    (_, list) => {
      const words = list.trim().split(' ');
      expect(words.filter((word) => !holds(list, word))).toEqual([]);
      const known = new Set(words);
      const others = words.flatMap((word) => [
        word.slice(0, -1),
        `${word}x`,
        `${word} ${word}`,
        '',
        'a',
        'zzzz',
      ]);
      expect(others.filter((word) => holds(list, word) !== known.has(word))).toEqual([]);
    },
  );
});
