import { describe, expect, it } from 'vitest';
import { understandLine } from '../server/queries/understand.ts';
import { ONE } from './exact.ts';
import { foodsToBuy } from './foods-to-buy.ts';
import { isHeading } from './headings.ts';

describe('nothing to buy', () => {
  it.each([
    'For the dressing:',
    'Sauce:',
    'Topping',
    'Your favorite pizza toppings',
    'Final dough',
    'Yeast version',
    'To brush on the dough before baking',
    'für den Braten:',
    '3cm pieces',
    'Strawberry puree, from above',
    'For full ingredient list, see Nutrition',
    '*Not included',
    'Seasoned Pinto Beans (recipe below)',
    "if you don't have the spices you can use tea bags instead",
    'Lemon Vinaigrette (recipe follows)',
    'Serve with sauce (in notes)',
    '½ cup pistachio coating (in directions)',
    '1 cup starchy pasta water',
    '1 full kettle of water',
  ])('%s is at home', (line) => {
    expect(understandLine(line).map(({ aisle }) => aisle)).toEqual(['home']);
  });

  it.each([
    ['Strawberry puree, from above', '1 cup strawberry puree'],
    ['1 cup strawberry puree', 'Strawberry puree, from above'],
  ])('but a food that one line has and another needs is bought: %s, %s', (...lines) => {
    const all = lines.flatMap((line, at) =>
      understandLine(line).map((understood) => ({ key: String(at), understood, count: ONE })),
    );
    expect(foodsToBuy(all).map(({ aisle }) => aisle)).not.toContain('home');
  });

  it.each([
    '⅓ cup of the used frying oil',
    '2 tbsp of the reserved marinade',
    '3 tablespoons orange juice (reserved from oranges)',
    '...really whatever you like (optional)',
  ])('%s is what cooking leaves, or nothing in particular', (line) => {
    expect(understandLine(line).map(({ aisle }) => aisle)).toEqual(['home']);
  });

  it("Sections of a recipe, as named by a line without an amount: 'Topping', 'Final dough'.", () => {
    const [pesto] = understandLine('½ cup pesto, store-bought or homemade (see recipe below)');
    expect(pesto?.aisle).not.toBe('home');
  });

  it.each([
    'Salt to taste',
    'For the tin: butter',
    'Dressing',
    '2 cups topping',
    'pizza dough',
    'to taste salt',
    'toast',
  ])('%s is bought', (line) => {
    expect(isHeading(line)).toBe(false);
  });
});
