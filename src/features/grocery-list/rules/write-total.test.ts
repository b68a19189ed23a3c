import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIngredient } from '#features/foods/rules/ingredient/parse-ingredient.ts';
import type { UnitSystem } from '#shared/unit-systems.ts';
import { understandLine } from '../server/queries/understand.ts';
import { ONE } from './exact.ts';
import { foodsToBuy } from './foods-to-buy.ts';
import { sumNeeds } from './needs.ts';
import { toldBy } from './told.ts';
import { writeTotal } from './write-total.ts';

/** The amount of the only food in some lines. */
function bought(lines: readonly string[], units: UnitSystem = 'written', others: readonly string[] = []) {
  const all = [...lines, ...others].flatMap((line, at) =>
    understandLine(line).map((understood) => ({ key: String(at), understood, count: ONE })),
  );
  const food = foodsToBuy(all, units).find(({ lines: keys }) => keys.includes('0'));
  return food?.amount;
}

describe('a number before two foods', () => {
  it.each([
    ['6 eggs & butter', ['6 eggs', 'butter']],
    ['3 Eier und Butter', ['3 Eier', 'butter']],
    ['2 carottes et persil', ['2 carottes', 'persil']],
    ['2 onions and carrots', ['2 onions', '2 carrots']],
    ['1 salt and pepper', ['salt', 'pepper']],
  ])('%s: counts what is sold by the piece', (line, expected) => {
    const all = understandLine(line).map((understood, at) => ({ key: String(at), understood, count: ONE }));
    const foods = foodsToBuy(all, 'written').map(({ amount, name }) => `${amount} ${name}`.trim());
    expect(foods.toSorted()).toEqual(expected.toSorted());
  });
});

describe('nothing of a food', () => {
  it.each<[string[], string]>([
    [['0 eggs'], ''],
    [['0 g flour'], ''],
    [['0 eggs', '2 eggs'], '2'],
  ])('%j is %j', (lines, expected) => {
    expect(bought(lines)).toBe(expected);
  });
});

describe('foods sold by the bottle', () => {
  const five8 = ['1/2 cup olive oil', '2 tbsp olive oil'];
  const IN_GRAMS = ['200 g flour', '300 g beef', '100 g rice'];
  it.each<[string[], UnitSystem, string[], string]>([
    [five8, 'metric', [], '150 ml'],
    [five8, 'us', [], '10 tbsp'],
    [five8, 'written', [], '10 tbsp'],
    [five8, 'written', IN_GRAMS, '150 ml'],
    [['1 cup olive oil', '5/8 cup olive oil'], 'us', [], '1⅔ cups'],
    [['1/2 cup olive oil'], 'us', [], '½ cup'],
    [['1 tbsp olive oil', '2 tsp olive oil'], 'written', [], '2 tbsp'],
    [['1/4 tsp sesame oil'], 'metric', [], '¼ tsp'],
    [['5/8 cup white wine'], 'metric', [], '150 ml'],
    [['5/8 cup soy sauce'], 'us', [], '10 tbsp'],
    [['1 x 400 ml can coconut milk'], 'us', [], '1 × 13½ fl oz can'],
    [['4 tsp soy sauce'], 'written', [], '1 tbsp + 1 tsp'],
    [['2 olive oil'], 'written', [], ''],
    [['125 ml cider vinegar', '1/2 cup cider vinegar'], 'written', [], '1 cup'],
    [['125 ml cider vinegar', '1/2 cup cider vinegar'], 'written', IN_GRAMS, '250 ml'],
    [['60 ml olive oil', '¾ cup olive oil', '12 tbsp olive oil'], 'written', [], '1¾ cups'],
    [['¼ cup soy sauce'], 'written', [], '¼ cup'],
    [['2 tbsp soy sauce', '2 tbsp soy sauce'], 'written', [], '4 tbsp'],
    [['1.2 l apple juice'], 'metric', [], '1.2 l'],
  ])('%j (%s, beside %j) is %s', (lines, units, others, expected) => {
    expect(bought(lines, units, others)).toBe(expected);
  });
});

describe('what metric cooks weigh', () => {
  it.each<[string[], UnitSystem, string]>([
    [['1/2 cup plain flour'], 'metric', '62 g'],
    [['1/2 cup plain flour'], 'us', '½ cup'],
    [['1/2 cup plain flour'], 'written', '½ cup'],
    [['1 cup brown sugar', '2 tbsp brown sugar'], 'metric', '243 g'],
    [['1/3 cup walnuts'], 'metric', '37 g'],
    [['1 cup flour', '200 g flour'], 'metric', 'about 330 g'],
    [['2 tbsp flour'], 'metric', '2 tbsp'],
    [['1 cup milk'], 'metric', '240 ml'],
    [['1 tsp cornstarch', '2 tbsp cornstarch', '3 tbsp cornstarch'], 'metric', '43 g'],
    [['14.29 g hazelnuts'], 'metric', '14 g'],
    [['2.5 g salt'], 'metric', '2.5 g'],
  ])('%j in %s is %s', (lines, units, expected) => {
    expect(bought(lines, units)).toBe(expected);
  });
});

describe('more cups than anyone counts', () => {
  it.each<[string[], UnitSystem, string]>([
    [['7 cups flour', '9 cups flour'], 'written', 'about 4½ lb'],
    [['7 cups flour', '9 cups flour'], 'us', 'about 4½ lb'],
    [['16 cups flour'], 'metric', '2 kg'],
    [['16 cups milk'], 'written', '4 quarts'],
    [['8 cups chicken stock', '4 cups chicken stock'], 'us', '3 quarts'],
    [['7 cups flour'], 'us', '7 cups'],
    [['7 cups milk'], 'written', '7 cups'],
  ])('%j in %s are %s', (lines, units, expected) => {
    expect(bought(lines, units)).toBe(expected);
  });
});

describe('spoons for months of breakfasts', () => {
  const walnuts = Array.from({ length: 90 }, () => '2 tbsp walnuts, chopped');
  it.each([
    ['200 g oats', 'about 1.24 kg'],
    ['2 cups oats', 'about 2¾ lb'],
  ])('are weighed as the other lines are: with %j, %s', (other, expected) => {
    expect(bought(walnuts, 'written', [other])).toBe(expected);
  });
});

describe('loose amounts beside cans', () => {
  it.each<[string[], string]>([
    [['800 g chopped tomatoes', '1 x 400 g can chopped tomatoes'], '3 × 400 g cans'],
    [['400 g chopped tomatoes', '2 x 400 g cans chopped tomatoes'], '3 × 400 g cans'],
    [['790 g chopped tomatoes', '1 x 400 g can chopped tomatoes'], '3 × 400 g cans'],
    [['28 oz chopped tomatoes', '1 (14 oz) can chopped tomatoes'], '3 × 14 oz cans'],
    [['800 ml coconut milk', '1 x 400 ml can coconut milk'], '3 × 400 ml cans'],
    [['500 g chopped tomatoes', '1 x 400 g can chopped tomatoes'], '500 g + 1 × 400 g can'],
    [['100 g chopped tomatoes', '1 x 400 g can chopped tomatoes'], '100 g + 1 × 400 g can'],
    [['800 g chopped tomatoes', '1 can chopped tomatoes'], '800 g + 1 can'],
    [['800 ml coconut milk', '1 x 400 g can coconut milk'], '800 ml + 1 × 400 g can'],
    [
      ['800 g chopped tomatoes', '1 x 400 g can chopped tomatoes', '1 x 200 g can chopped tomatoes'],
      '800 g + 1 × 200 g can + 1 × 400 g can',
    ],
  ])('%j are %s', (lines, expected) => {
    expect(bought(lines)).toBe(expected);
  });
});

describe('amounts in the words of the cook', () => {
  const METRIC = ['500 g beef', '200 g rice', '1 kg pork'];
  it.each<[string[], string[], string]>([
    [['29 oz diced tomatoes'], [], '29 oz'],
    [['16 oz paneer'], [], '16 oz'],
    [['1/3 lb salt pork'], [], '⅓ lb'],
    [['¾ lb honey', '1 tbsp honey'], [], 'about 13 oz'],
    [['500 ml sugar', '2 tbsp sugar', '100 g sugar'], METRIC, 'about 550 g'],
    [['200 g milk', '100 ml milk'], METRIC, 'about 300 ml'],
    [['150 g milk', '3 tablespoons milk'], METRIC, 'about 200 ml'],
    [['2 onions', '500 g onions'], METRIC, 'about 7'],
    [['½ bunch parsley', '2 tbsp chopped fresh parsley', '30 g fresh parsley'], METRIC, 'about 1 bunch'],
    [['½ tbsp whole cloves', '5 cloves'], [], 'about 2 tsp'],
    [['1 lb chicken', '1 whole chicken'], [], '1 lb + 1 piece'],
    [['1 cup broccoli florets', '2 heads broccoli', '1 cup broccoli'], [], 'about 3 heads'],
    [['4 green onions', '¼ cup green onions', 'few sprigs of green onion'], [], 'about 6 pieces + 3 sprigs'],
    [['1 (150 g) banana', '1 cup mashed banana'], METRIC, 'about 3'],
    [['½ cup white wine', '80 g white wine'], [], 'about 1 cup'],
    [['7 tbsp olive oil', '7 tbsp olive oil'], [], '¾ cup + 2 tbsp'],
    [['2 tsp pepper', '⅞ tsp pepper'], [], '1 tbsp'],
    [['½ orange juice', '1 orange'], [], '1½'],
    [['2 Tbsp salt', '2⅞ tsp salt'], [], '3 tbsp'],
    [['40 g basil leaves', '2 leaves basil'], METRIC, 'about 40 g'],
    [['2 bay leaves', '2 feuilles de laurier'], [], '4'],
    [['1 branch thyme', '6 sprigs thyme'], [], '7 sprigs'],
    [['1 thumb size ginger', '2 thumb-sized pieces of ginger'], [], '3 pieces'],
    [['1 cup overripe bananas', '7 overripe bananas'], [], 'about 9'],
    [['2 pcs eggs', '3 eggs'], [], '5'],
    [['1 lb potatoes', '300 g potatoes'], [], '1⅔ lb'],
    [['5 cm piece ginger', '2 inches ginger'], [], '10 cm'],
    [['150 g bacon', '2 bacon rashers'], METRIC, 'about 8 rashers'],
  ])('%j beside %j are %s', (lines, others, expected) => {
    expect(bought(lines, 'written', others)).toBe(expected);
  });
});

describe('what is bought', () => {
  it.each<[string[], string]>([
    [['7/6 cans tomatoes'], '1½ cans'],
    [['5/8 cup sugar'], '½ cup + 2 tbsp'],
    [['2 3/8 cups sugar'], '2¼ cups + 2 tbsp'],
    [['⅓ cup + 2 tablespoons cacao powder'], '⅓ cup + 2 tbsp'],
    [['4¾ cups sugar', '1 tbsp sugar', '2¾ tsp sugar'], '4¾ cups + 2 tbsp'],
    [['½ cup parsley', '⅓ cup parsley', '2 tbsp parsley'], '1 cup'],
    [['2 1/2 lemons'], '2½'],
    [['0.333 cup rice'], '⅓ cup'],
    [['1 salt and pepper to taste'], ''],
    [['9 inch pound cake'], ''],
    [['5 cm ginger'], '5 cm'],
    [['½ pinch salt'], '1 pinch'],
    [['1½ handfuls parsley'], '2 handfuls'],
    [['1 noix de beurre'], '1 knob'],
  ])('%j is what a kitchen measures, and enough: %s', (lines, expected) => {
    expect(bought(lines)).toBe(expected);
  });

  it('never uses eighths or sixths of a cup, spoon or tin', () => {
    const count = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom(1, 2, 3, 4, 6, 8));
    const unit = fc.constantFrom('cup', 'tbsp', 'tsp', 'lb', 'oz', 'cans', 'g', 'ml', '');
    const units = fc.constantFrom<UnitSystem>('written', 'metric', 'us');
    const lines = fc.array(fc.tuple(count, unit), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        lines,
        units,
        fc.boolean(),
        fc.constantFrom('us', 'metric'),
        (asked, system, isPoured, leaning) => {
          const needs = asked.map(([[num, den], name]) => ({
            told: toldBy(parseIngredient(`${num}/${den} ${name} x`)),
            count: ONE,
          }));
          const total = sumNeeds(needs, { gramsPerMl: null, gramsOf: () => null });
          const written = writeTotal(total, { units: system, leaning, isPoured });
          expect(written).not.toMatch(/[⅜⅝⅞⅙⅚](?! (?:oz|lb))|⅛(?! (?:tsp|oz|lb))/);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
