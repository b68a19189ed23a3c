import type { Invariant } from '#server/offers.ts';

export const SEARCH_INVARIANTS: readonly Invariant[] = [
  {
    name: 'Search knows every word of every recipe.',
    broken: `select distinct all_recipes.id from all_recipes, unnest(search)
      where length(lexeme) <= 60 and lexeme !~ ':' and not exists (select from search_words where word = lexeme)`,
    repair: {
      statement: `insert into search_words (word, stem)
        select distinct lexeme, word_stem(lexeme) from all_recipes, unnest(search)
        where length(lexeme) <= 60 and lexeme !~ ':' on conflict do nothing`,
      locks: [],
    },
  },
];
