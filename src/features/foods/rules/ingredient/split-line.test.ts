import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitIngredientLine } from './split-line.ts';

describe('an ingredient line', () => {
  it.each([
    ['200 g flour', '200 g', 'flour'],
    ['200g flour', '200g', 'flour'],
    ['２００ｇ 小麦粉', '２００ｇ', '小麦粉'],
    ['٢٠٠ g flour', '٢٠٠ g', 'flour'],
    ['200 g of flour', '200 g of', 'flour'],
    ['1 1/2 cups (360 ml) milk', '1 1/2 cups (360 ml)', 'milk'],
    ['2 (14 oz) cans tomatoes', '2 (14 oz) cans', 'tomatoes'],
    ['1 14-oz can coconut milk', '1 14-oz can', 'coconut milk'],
    ['1 (14.5 ounce) can diced tomatoes, drained', '1 (14.5 ounce) can', 'diced tomatoes, drained'],
    ['400 g tin chopped tomatoes', '400 g tin', 'chopped tomatoes'],
    ['2 x 400 g tins tomatoes', '2 x 400 g tins', 'tomatoes'],
    ['2 x 400g tins of tomatoes', '2 x 400g tins of', 'tomatoes'],
    ['2 Zehe(n) Knoblauch', '2 Zehe(n)', 'Knoblauch'],
    ['salt to taste', '', 'salt to taste'],
    ['salt', '', 'salt'],
    ['a pinch of salt', 'a pinch of', 'salt'],
    ['Pinch of saffron', 'Pinch of', 'saffron'],
    ['Juice of 1 lemon', '', 'Juice of 1 lemon'],
    ['2 eggs', '2', 'eggs'],
    ['2 large eggs', '2', 'large eggs'],
    ['1 large bunch parsley', '1 large bunch', 'parsley'],
    ['2 cloves garlic, crushed', '2 cloves', 'garlic, crushed'],
    ['2 cloves', '2', 'cloves'],
    ['1 tbsp. olive oil', '1 tbsp.', 'olive oil'],
    ['1 T butter', '1 T', 'butter'],
    ['3 heaped tbsp cocoa', '3 heaped tbsp', 'cocoa'],
    ['½ tsp salt', '½ tsp', 'salt'],
    ["3 gousses d'ail", '3 gousses', "d'ail"],
    ['1 Stange/n Lauch', '1 Stange/n', 'Lauch'],
    ['1½ cups sugar', '1½ cups', 'sugar'],
    ['2-3 carrots', '2-3', 'carrots'],
    ['2 to 3 lb beef', '2 to 3 lb', 'beef'],
    ['1 cup plus 2 tablespoons flour', '1 cup plus 2 tablespoons', 'flour'],
    ['50g/2oz butter', '50g/2oz', 'butter'],
    ['8 fl oz cream', '8 fl oz', 'cream'],
    ['1 l stock', '1 l', 'stock'],
    ['1 leek', '1', 'leek'],
    ['4 garlic cloves', '4', 'garlic cloves'],
    ['1 (2-inch) piece ginger', '1 (2-inch) piece', 'ginger'],
    ['2x 400g tins tomatoes', '2x 400g tins', 'tomatoes'],
    ['1 - 14 oz can tomatoes', '1 - 14 oz can', 'tomatoes'],
    ['1 and 1/2 cups flour', '1 and 1/2 cups', 'flour'],
    ['.5 cup milk', '.5 cup', 'milk'],
    ['1lb 2oz beef', '1lb 2oz', 'beef'],
    ['1lb2oz beef', '1lb2oz', 'beef'],
    ['1 lb. 2 oz. beef', '1 lb. 2 oz.', 'beef'],
    ['500g/1lb 2oz beef', '500g/1lb 2oz', 'beef'],
    ['3 tablespoons/~44 milliliters oil', '3 tablespoons/~44 milliliters', 'oil'],
    ['3 - inch piece stick cinnamon', '3 - inch piece', 'stick cinnamon'],
    ['2-4% sea salt by weight', '', '2-4% sea salt by weight'],
    ['1 cup 2 tbsp flour', '1 cup 2 tbsp', 'flour'],
    ['80/20 ground beef', '', '80/20 ground beef'],
    ['5-spice powder', '', '5-spice powder'],
    ['1 tsp 5-spice powder', '1 tsp', '5-spice powder'],
    ['2-day-old bread', '', '2-day-old bread'],
    ['7-Up', '', '7-Up'],
    ['2% milk', '', '2% milk'],
    ['7up', '', '7up'],
    ['200', '', '200'],
    ['', '', ''],
    ['   ', '', ''],
    ["1 tin's worth", '1', "tin's worth"],
  ])('%s', (line, amount, name) => {
    expect(splitIngredientLine(line)).toEqual({ amount, name });
  });

  it('is never lost, not even a bracket', () => {
    const piece = fc.constantFrom(
      '1',
      '1/2',
      '½',
      'cup',
      '1lb',
      '2oz',
      'and',
      '-',
      'g',
      '(14 oz)',
      'cans',
      'of',
      'flour',
      'x',
      'plus',
      '/',
      '-',
      'a pinch',
      '2 to 3',
    );
    const line = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(' ')),
    );
    const squeeze = (text: string) => text.replace(/\s+/g, '');
    fc.assert(
      fc.property(line, (text) => {
        const { amount, name } = splitIngredientLine(text);
        expect(squeeze(amount + name)).toBe(squeeze(text));
        if (squeeze(text)) expect(name).not.toBe('');
      }),
      { numRuns: 1000 },
    );
  });

  it('is split, however long and odd', () => {
    for (const text of ['1 '.repeat(50_000), '('.repeat(50_000), '1 cup plus '.repeat(150), '1/'.repeat(900)])
      expect(splitIngredientLine(text).name).not.toBe('');
  });
});
