import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, misspellingDistance, searchTokens } from './search.ts';

describe('the words of a search', () => {
  test.each([
    ['  Chicken Soup ', ['chicken', 'soup']],
    ['Crème brûlée', ['creme', 'brulee']],
    ['gluten-free', ['gluten', 'free']],
    ['mac & cheese', ['mac', 'cheese']],
    ['mac and cheese', ['mac', 'cheese']],
    ['and', ['and']],
    ['Weißwurst mit Smørrebrød', ['weisswurst', 'smorrebrod']],
    ['soupe à l’oignon', ['soupe', 'oignon']],
    ['tortilla de patatas', ['tortilla', 'patatas']],
    ['risotto ai funghi', ['risotto', 'funghi']],
    ['Shepherd’s Pie', ['shepherd', 'pie']],
    ['soup Soup', ['soup']],
    ['%_\\', []],
    ['b c e f g h i j k', ['b', 'c', 'e', 'f', 'g', 'h', 'i', 'j']],
  ])('%s', (term, tokens) => {
    expect(searchTokens(term)).toEqual(tokens);
  });

  test('contain only letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (term) =>
        searchTokens(term).every((token) => /^[\p{L}\p{N}]+$/u.test(token)),
      ),
    );
  });

  test('fold accents and capitals', () => {
    expect(foldText('Jalapeño')).toBe('jalapeno');
  });
});

describe('typos', () => {
  test.each([
    ['chiken', 'chicken', 1],
    ['brocoli', 'broccoli', 1],
    ['slamon', 'salmon', 1],
    ['spagetti', 'spaghetti', 1],
    ['zuchinni', 'zucchini', 2],
    ['tacco', 'tacos', 1],
    ['taccos', 'taco', 1],
  ])('%s means %s', (token, word, distance) => {
    expect(misspellingDistance(token, word)).toBe(distance);
  });

  test.each([
    ['egg', 'leg'],
    ['beef', 'beet root'],
    ['rice', 'dice cream'],
    ['bread', 'break fast'],
    ['lamb', 'lime'],
  ])('%s does not mean %s', (token, word) => {
    expect(misspellingDistance(token, word)).toBeNull();
  });
});
