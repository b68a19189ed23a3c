import { describe, expect, it } from 'vitest';
import { DRAWN_FOODS, NOTO_FOODS } from './foods.ts';
import { composeScene } from './scene.ts';
import type { Scene, Subject } from './scene-parts.ts';

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The appearance of one recipe, drawn for several ids. */
function drawn(title: string, more: Partial<Subject> = {}): Scene[] {
  const subject = { title, ingredients: [], instructions: [], category: '', tags: [], ...more };
  return SEEDS.map((seed) => composeScene({ ...subject, seed }));
}

/** Sums up a scene: the hero dish, or the fill of the vessel. */
const formOf = ({ vessel, toppings }: Scene) =>
  ['glass', 'jar', 'mug'].includes(vessel.kind) ? vessel.kind : (vessel.fill?.kind ?? toppings[0]?.food);

const formsOf = (scenes: Scene[]) => [...new Set(scenes.map(formOf))];

const foodsOf = ({ toppings, beside }: Scene) => [...toppings, ...beside].map(({ food }) => food as string);

const ANIMALS = ['meat-on-bone', 'roast-chicken', 'roast-leg', 'grilled-steak'];
const MEATS = ['pale-pieces', 'dark-pieces', 'fish'];
const RAW_GLYPHS = ['poultry-leg', 'cut-of-meat'];

describe('the form of a dish', () => {
  it.each([
    ['Sardine Cakes', 'falafel'],
    ['Pizza Sauce', 'cream'],
    ['Cornbread Salad', 'leaves'],
    ['Chicken Biscuit Potpie Recipe', 'pie'],
    ['Smoked Salmon Quiche', 'pie'],
    ['Tomato Flavored Hamburger and Macaroni', 'pasta'],
    ['Stir Fried Chicken with an Orange Sauce', 'pieces'],
    ['Potato Salad', 'cream'],
    ['Chocolate Chip Cookies', 'cookie'],
    ['Mango Smoothie', 'glass'],
    ['Orange Jam', 'jar'],
    ['Turmeric Flatbread', 'flatbread'],
    ['Lemon and Thyme Roast Chicken', 'roast-chicken'],
    ['Roasted Chicken Breast', 'cutlet'],
    ['Baby Back Ribs', 'ribs'],
    ['Chicken and Dumplings', 'liquid'],
    ['Deviled Eggs', 'egg'],
    ['Banana Split', 'ice-cream'],
    ['Pumpkin Bread', 'loaf-cake'],
    ['Lemon Bars', 'loaf-cake'],
    ['Tuna Melt', 'sandwich'],
    ['Fish and Chips', 'cutlet'],
    ['Strawberry Shortcake', 'shortcake'],
  ])('follows the last name in its title: %s', (title, form) => {
    expect(formsOf(drawn(title))).toEqual([form]);
  });

  it('ignores side dishes in its title, except the rice, pasta or grain below it', () => {
    expect(formsOf(drawn('Zucchini Fritters with Tomato Soup'))).toEqual(['falafel']);
    expect(formsOf(drawn('Chicken with Broccoli and Brown Rice'))).toEqual(['rice']);
  });

  it('is a scone where biscuits are American, and a cookie where they are British', () => {
    const american = ['flour', 'baking powder', 'salt', 'lard', 'milk'];
    const british = ['plain flour', 'butter', 'caster sugar', 'baking powder'];
    expect(formsOf(drawn('Southern Biscuits'))).toEqual(['scone']);
    expect(formsOf(drawn('Biscuits', { ingredients: american }))).toEqual(['scone']);
    expect(formsOf(drawn('Stir and Roll Biscuits', { ingredients: american }))).toEqual(['scone']);
    expect(formsOf(drawn('Ginger Biscuits', { ingredients: british }))).toEqual(['cookie']);
    expect(formsOf(drawn('Scones'))).toEqual(['scone']);
  });

  it('follows the explanation in a title', () => {
    expect(formsOf(drawn('Carbonade Flamande (Traditional Flemish beef stew)'))).toEqual(['liquid']);
    expect(formsOf(drawn('Pâté Chinois (Quebec Style Shepherd’s Pie)'))).toEqual(['pie']);
    expect(formsOf(drawn('Onion Soup (with toast)'))).toEqual(['liquid']);
  });

  it.each([
    ['Simmer the rabbit in the stock for two hours, covered, on a low heat.', 'liquid'],
    ['Brown the pieces in a skillet, add the onions and fry until golden.', 'pieces'],
    ['Spread in a baking dish and bake for 40 minutes.', 'cream'],
    ['Thread onto skewers.', 'skewer'],
    ['Pour the mixture into a loaf tin and bake.', 'bread'],
    ['Blend with ice and pour into tall glasses.', 'glass'],
    ['Fill into sterilised jars and close them.', 'jar'],
    ['Toss the leaves with the vinaigrette.', 'leaves'],
    ['Divide between the holes of a muffin tin.', 'cupcake'],
  ])('follows the cooking method if the title names no form: %s', (step, form) => {
    const instructions = [step];
    expect(formsOf(drawn('Grandmother’s Sunday Special', { instructions }))).toEqual([form]);
  });
});

describe('meat', () => {
  it('is on the grill if the title says so', () => {
    const instructions = ['Boil the marinade.', 'Simmer it again before serving.'];
    const scenes = drawn('Smoky BBQ Chicken with Corn', {
      instructions,
      ingredients: ['chicken thighs', 'corn'],
    });
    expect(new Set(scenes.map(({ vessel }) => vessel.kind))).toEqual(new Set(['grill']));
  });

  const dishes = [
    drawn('Bulghur Bowls', { ingredients: ['chicken thighs', 'bulghur', 'olives'] }),
    drawn('Rabbits with Onions', {
      ingredients: ['2 cleaned rabbits', '6 large onions', 'butter'],
      instructions: [
        'Cut the meat from two rabbits and fry it in butter.',
        'Cover with the onions and brown.',
      ],
    }),
    drawn('Chicken Soup', { ingredients: ['chicken', 'carrots', 'celery'] }),
    drawn('Pork and Apples', { ingredients: ['pork shoulder', 'apples'] }),
    drawn('Lamb Casserole', { ingredients: ['lamb', 'potatoes'] }),
  ];

  it('is shown cut up and cooked: no raw drumstick, no whole chicken, no unnamed ham', () => {
    for (const scene of dishes.flat())
      for (const food of foodsOf(scene)) expect(ANIMALS, scene.seed).not.toContain(food);
    expect(dishes.map(formsOf)).toEqual([['grain'], ['pieces'], ['liquid'], ['pieces'], ['cream']]);
  });

  it('cannot be drawn raw: neither covers nor built-in pictures have a drawing for it', () => {
    expect(Object.keys({ ...NOTO_FOODS, ...DRAWN_FOODS })).not.toEqual(
      expect.arrayContaining([expect.toBeOneOf(RAW_GLYPHS)]),
    );
  });

  it('is in the soup that is made from it', () => {
    expect(dishes[2]!.map(foodsOf).every((foods) => foods.includes('pale-pieces'))).toBe(true);
  });

  it('is a ham if ham is named', () => {
    expect(formsOf(drawn('Baked Ham'))).toEqual(['meat-on-bone']);
  });

  it('is not shown if only its stock, sauce or fat is used', () => {
    const ingredients = ['chicken stock', 'beef bouillon cubes', 'fish sauce', 'duck fat', 'leeks'];
    const meatIn = (given: string[]) =>
      drawn('Leek Soup', { ingredients: given })
        .flatMap(foodsOf)
        .filter((food) => MEATS.includes(food));
    for (const meat of ['chicken', 'beef', 'duck']) expect(meatIn([meat, 'leeks']), meat).not.toEqual([]);
    expect(meatIn(ingredients)).toEqual([]);
  });
});
