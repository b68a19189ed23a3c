import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitItems } from './split-items.ts';

describe('several items typed as one text', () => {
  it.each([
    ['2 lemons, milk', ['2 lemons', 'milk']],
    ['2 lemons,milk,', ['2 lemons', 'milk']],
    ['milk, 2 lemons,3 limes', ['milk', '2 lemons', '3 limes']],
    ['soap, candles, light bulbs', ['soap', 'candles', 'light bulbs']],
    ['salt, pepper, olive oil', ['salt', 'pepper', 'olive oil']],
    ['lemons, chopped tomatoes', ['lemons', 'chopped tomatoes']],
    ['milk, frozen peas, dried apricots', ['milk', 'frozen peas', 'dried apricots']],
    ['milk, ½ cucumber', ['milk', '½ cucumber']],
    ['lettuce, brown sugar, dark chocolate', ['lettuce', 'brown sugar', 'dark chocolate']],
    ['2 Zitronen, Milch, 500 g Mehl', ['2 Zitronen', 'Milch', '500 g Mehl']],
    ['Brot, frische Hefe, Eier', ['Brot', 'frische Hefe', 'Eier']],
    ['2 citrons, du lait, 6 œufs', ['2 citrons', 'du lait', '6 œufs']],
    ['milk; eggs; bread', ['milk', 'eggs', 'bread']],
    ['milk\neggs\r\n\n2 lemons, thyme', ['milk', 'eggs', '2 lemons', 'thyme']],
    ['- milk\n- 2 eggs\n- butter, softened', ['milk', '2 eggs', 'butter, softened']],
    ['1. milk\n2) 1.5 kg flour\n[x] bread\n☐ 3 limes', ['milk', '1.5 kg flour', 'bread', '3 limes']],
    ['2 eggs\n3 lemons', ['2 eggs', '3 lemons']],
    ['pain, crème fraîche, beurre', ['pain', 'crème fraîche', 'beurre']],
  ])('%s: several things', (text, items) => {
    expect(splitItems(text)).toEqual(items);
  });

  it.each([
    '2 lemons',
    '1,5 kg flour',
    '1,500 g flour',
    'butter, softened',
    'butter, very soft',
    'chicken breasts, boneless, skinless',
    'onion, finely chopped',
    'steak, cut into strips',
    'carrots, peeled and diced',
    'flour, plus more for dusting',
    'flour, 500 g',
    'eggs, large',
    'red wine, dry',
    'parsley, leaves only',
    'shallots, or onions',
    'candles (white, tall)',
    '1,5 kg Mehl',
    'Butter, weich',
    'Zwiebeln, fein gehackt',
    'Milch, fettarm',
    'Mehl, 500 g',
    'Kartoffeln, mit Schale',
    '0,5 l lait',
    'beurre, ramolli',
    'oignons, finement émincés',
    'lait, demi-écrémé',
    'crevettes, décortiquées',
    'tomates, pelées et coupées en dés',
  ])('%s: one thing', (text) => {
    expect(splitItems(text)).toEqual([text]);
  });

  it.each([
    ['butter, softened, 2 lemons', ['butter, softened', '2 lemons']],
    ['1,5 kg Mehl,2 Eier, Butter, weich', ['1,5 kg Mehl', '2 Eier', 'Butter, weich']],
    [' , , milk ,, ', ['milk']],
    [', ,', []],
  ])('%s', (text, items) => {
    expect(splitItems(text)).toEqual(items);
  });

  it('never loses a word', () => {
    const word = fc.oneof(
      fc.constantFrom('milk', '2', '1,5 kg', 'butter', 'softened', '(', ')', ',', 'œufs'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), (words) => {
        const text = words.join(' ');
        expect(
          splitItems(text)
            .join(',')
            .replace(/[\s,;]/g, ''),
        ).toBe(text.replace(/[\s,;]/g, ''));
      }),
    );
  });
});
