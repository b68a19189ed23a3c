import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Measure } from './ingredient.ts';
import { parseIngredient } from './parse-ingredient.ts';

/** '2–3 cup', '1/2', 'pinch' of a number that is only meant. */
function written({ from, to, unit, isImplied }: Measure): string {
  const number = ({ num, den }: { num: number; den: number }) => (den === 1 ? `${num}` : `${num}/${den}`);
  return [isImplied ? '' : number(from) + (to ? `–${number(to)}` : ''), unit ?? ''].filter(Boolean).join(' ');
}

describe('the amount and the food of a line', () => {
  it.each([
    ['2 (14 oz) cans tomatoes, drained', '2 can of 14 oz', 'tomatoes'],
    ['2 15-ounce cans black beans', '2 can of 15 oz', 'black beans'],
    ['8 x 450g/1lb live lobsters', '8 of 450 g = 1 lb', 'live lobsters'],
    ['10g/½oz fresh tarragon, leaves only', '10 g = 1/2 oz', 'fresh tarragon'],
    ['500g/1lb 2oz beef', '500 g = 18 oz', 'beef'],
    ['1 cup (240 ml) milk', '1 cup = 240 ml', 'milk'],
    ['2½ pounds (8 cups) plums', '5/2 lb = 8 cup', 'plums'],
    ['1 cup plus 2 tbsp flour', '1 cup + 2 tbsp', 'flour'],
    ['1 lb 2 oz beef', '1 lb + 2 oz', 'beef'],
    ['juice of 1 lemon', '1', 'lemon'],
    ['finely grated zest of 2 limes', '2', 'limes'],
    ['a dozen eggs', '12', 'eggs'],
    ['half a lemon', '1/2', 'lemon'],
    ['a couple of onions', '2', 'onions'],
    ['One 28-ounce can whole tomatoes', '1 can of 28 oz', 'whole tomatoes'],
    ['12- to 16-pound turkey', '12–16 lb', 'turkey'],
    ['½ cup to 1 cup nuts', '1/2–1 cup', 'nuts'],
    ['3-inch piece ginger', '3 inch', 'ginger'],
    ['3 garlic cloves, crushed', '3 clove', 'garlic'],
    ['2 cloves', '2', 'cloves'],
    ['pinch of salt', 'pinch', 'salt'],
    ['salt and freshly ground black pepper', '', 'salt and black pepper'],
    ['1⁄7 cup oil', '1/7 cup', 'oil'],
    ['1¹⁄₂ cups oil', '3/2 cup', 'oil'],
    ['⅞ cup oil', '7/8 cup', 'oil'],
    ['1,500 g flour', '1500 g', 'flour'],
    ['1,5 kg Kartoffeln', '3/2 kg', 'Kartoffeln'],
    ['2 EL Zucker', '2 tbsp', 'Zucker'],
    ['1 Prise Salz', '1 pinch', 'Salz'],
    ['3 Knoblauchzehen, gehackt', '3', 'Knoblauchzehen'],
    ['200 g de farine', '200 g', 'farine'],
    ['2 cuillères à soupe d’huile', '2 tbsp', 'huile'],
    ['1 gousse d’ail', '1 clove', 'ail'],
  ])('%s', (line, amount, food) => {
    const read = parseIngredient(line);
    const sizes = [read.packageSize, ...(read.packageSizeAlso ?? [])].filter((size) => size !== null);
    const parts = [
      read.measures.map(written).join(' = '),
      read.plus.map((more) => ` + ${written(more)}`).join(''),
      sizes.length > 0 ? ` of ${sizes.map(written).join(' = ')}` : '',
    ];
    expect({ amount: parts.join(''), food: read.food }).toEqual({ amount, food });
  });

  it.each([
    ['1 large onion, finely chopped', { size: 'large', food: 'onion', preparation: 'finely chopped' }],
    ['3 tbsp chopped fresh parsley', { food: 'fresh parsley', preparation: 'chopped' }],
    ['2 tbsp cream (optional)', { food: 'cream', isOptional: true }],
    ['salt, to taste', { food: 'salt', note: 'to taste' }],
    [
      '1 heaped tbsp cocoa',
      { food: 'cocoa', measures: [expect.objectContaining({ unitText: 'heaped tbsp' })] },
    ],
    ['3 oz chicken breasts, boneless, skinless', { food: 'chicken breasts' }],
    ['½ cup sake, rice wine, or sherry', { food: 'sake rice wine or sherry' }],
  ])('%s tells more', (line, told) => {
    expect(parseIngredient(line)).toMatchObject(told);
  });
});

const piece = fc.constantFrom(
  ...[
    '1',
    '1/2',
    '½',
    '–',
    '-',
    'to',
    'x',
    '/',
    '(',
    ')',
    ',',
    'cup',
    'g',
    '14 oz',
    'cans',
    'of',
    'juice',
    'plus',
  ],
  ...[
    'flour',
    'chopped',
    'or',
    'and',
    'large',
    'a',
    'few',
    'pinch',
    'EL',
    'cuillère à soupe',
    "d'",
    '1e400',
    '\u0000',
  ],
);
const anyLine = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(' ')),
);

describe('any line', () => {
  it('is read, with finite amounts and a food of its own characters', () => {
    fc.assert(
      fc.property(anyLine, (line) => {
        const read = parseIngredient(line);
        const sizes = [read.packageSize, ...(read.packageSizeAlso ?? [])].filter((size) => size !== null);
        for (const { from, to } of [...read.measures, ...read.plus, ...sizes]) {
          expect(Number.isFinite(from.num / from.den) && from.num >= 0).toBe(true);
          if (to) expect(to.num / to.den).toBeGreaterThan(from.num / from.den);
        }
        for (const character of read.food.replace(/\s/g, '')) expect(line).toContain(character);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    '',
    ' ',
    '('.repeat(5000),
    '1 '.repeat(2500),
    '1/'.repeat(2500),
    'a, '.repeat(1700),
    '1e400 g salt',
  ])('is read however odd it is (%#)', (line) => {
    expect(parseIngredient(line).isOptional).toBe(false);
  });
});
