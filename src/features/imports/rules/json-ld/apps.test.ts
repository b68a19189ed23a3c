import { expect, it } from 'vitest';
import { readJsonLd } from './json-ld.ts';

const draftOf = (value: unknown) => readJsonLd(JSON.stringify(value))[0]?.draft;
const linesOf = (value: unknown) =>
  draftOf(value)?.ingredients.map(({ amount, name }) => `${amount} ${name}`.trim());

/** In Paprika's format: blocks of text, and names with underscores. */
const BLOCKS = {
  name: 'Lentil soup',
  ingredients: '200 g red lentils\n1 onion\n\nFor serving:\n1 lemon',
  directions: 'Fry the onion.\n\nAdd the lentils and simmer for 30 minutes.',
  notes: 'Freezes well.',
  prep_time: '10 min',
  cook_time: '30 min',
  servings: '4 servings',
  source: 'Aunt Vera',
  source_url: 'https://example.org/lentils',
  categories: ['Soups'],
  created: '2021-01-01 10:00:00',
  photo: null,
  rating: 5,
};

it('is read from blocks of text', () => {
  expect(draftOf(BLOCKS)).toMatchObject({
    title: 'Lentil soup',
    instructions: ['Fry the onion.', 'Add the lentils and simmer for 30 minutes.'],
    prepTime: 10,
    cookTime: 30,
    servings: 4,
    tags: ['Soups'],
    authorName: 'Aunt Vera',
    sourceUrl: 'https://example.org/lentils',
    cookingTips: ['Freezes well.'],
    publishedAt: '2021-01-01T10:00:00.000Z',
  });
  expect(linesOf(BLOCKS)).toEqual(['200 g red lentils', '1 onion', '1 lemon (for serving)']);
});

it('accepts headings with number signs, and does not take a web address for an author', () => {
  const marked = {
    title: 'Ragu',
    ingredients: '500 g beef\n# Sauce\n1 can tomatoes',
    instructions: 'Brown the beef.\n# Sauce\nSimmer it.',
    yield: '4',
    link: 'https://example.org/ragu',
    source: 'https://example.org/ragu',
  };
  expect(linesOf(marked)).toEqual(['500 g beef', '1 can tomatoes (Sauce)']);
  expect(draftOf(marked)).toMatchObject({
    instructions: ['Brown the beef.', 'Sauce: Simmer it.'],
    authorName: null,
    sourceUrl: 'https://example.org/ragu',
  });
});

it('accepts ingredients per step, and waiting time counted separately, as in Tandoor', () => {
  const recipe = {
    name: 'Bread',
    working_time: 15,
    waiting_time: 60,
    servings: 8,
    keywords: [{ name: 'baking', description: '' }],
    steps: [
      {
        name: '',
        instruction: 'Knead.',
        ingredients: [
          { food: null, unit: null, amount: 0, note: 'Dough', is_header: true },
          { food: { name: 'flour' }, unit: { name: 'g' }, amount: 500, note: 'sifted', no_amount: false },
          { food: { name: 'salt' }, unit: null, amount: 0, note: '', no_amount: true },
        ],
      },
      { name: 'Baking', instruction: 'Leave it in the oven for an hour.', ingredients: [] },
    ],
  };
  expect(linesOf(recipe)).toEqual(['500 g flour, sifted (Dough)', 'salt (Dough)']);
  expect(draftOf(recipe)).toMatchObject({
    instructions: ['Knead.', 'Baking: Leave it in the oven for an hour.'],
    prepTime: 15,
    cookTime: 60,
    servings: 8,
    tags: ['baking'],
  });
});

it('keeps the original line if an app could not parse it, as in Mealie', () => {
  const recipe = {
    name: 'Pancakes',
    recipeServings: 4,
    recipeYield: '12 pancakes',
    performTime: '20 Minutes',
    cookTime: null,
    orgURL: 'https://example.org/pancakes',
    tags: [{ name: 'quick', slug: 'quick' }],
    recipeCategory: [{ name: 'Breakfast', slug: 'breakfast' }],
    recipeIngredient: [
      { quantity: 200, unit: { name: 'gram', abbreviation: 'g' }, food: { name: 'flour' }, note: 'sifted' },
      { quantity: 1, unit: null, food: null, note: '2 eggs', display: '2 eggs' },
      { title: 'Topping', quantity: 0, unit: null, food: { name: 'berries' }, note: '' },
    ],
    recipeInstructions: [
      { title: '', text: 'Mix.' },
      { title: 'Fry', text: 'In butter.' },
    ],
    notes: [{ title: 'Rest', text: 'The batter gets better.' }],
  };
  expect(linesOf(recipe)).toEqual(['200 gram flour, sifted', '2 eggs', 'berries (Topping)']);
  expect(draftOf(recipe)).toMatchObject({
    instructions: ['Mix.', 'Fry: In butter.'],
    cookTime: 20,
    servings: 4,
    tags: ['Breakfast', 'quick'],
    cookingTips: ['Rest: The batter gets better.'],
    sourceUrl: 'https://example.org/pancakes',
  });
});

it('accepts separate amounts, units and names, as in Norish', () => {
  const recipe = {
    name: 'Gnocchi',
    prepMinutes: 5,
    cookMinutes: 10,
    recipeIngredients: [
      { ingredientName: 'gnocchi', amount: 500, unit: 'g' },
      { ingredientName: 'sage', amount: null, unit: null },
    ],
    steps: [
      { step: 'Boil.', order: 0 },
      { step: 'Fry in butter.', order: 1 },
    ],
  };
  expect(linesOf(recipe)).toEqual(['500 g gnocchi', 'sage']);
  expect(draftOf(recipe)).toMatchObject({
    prepTime: 5,
    cookTime: 10,
    instructions: ['Boil.', 'Fry in butter.'],
  });
});

it.each([
  [{ name: 'A shop', items: ['leek'] }],
  [{ name: 'Plan', steps: ['Build.', 'Ship.'] }],
  [{ ingredients: ['2 leeks'], steps: ['Boil.'] }],
  [{ '@type': 'Product', name: 'Soup', ingredients: 'leek' }],
])('is not seen in %j', (value) => {
  expect(readJsonLd(JSON.stringify(value))).toEqual([
    { title: null, problems: [{ field: 'file', message: 'No recipe found.' }] },
  ]);
});

it('accepts headings in brackets, and notes as a comment, as in RecipeSage', () => {
  const recipe = {
    '@context': 'http://schema.org',
    '@type': 'Recipe',
    name: 'Risotto',
    recipeIngredient: ['[Base]', '1 onion', '200 g rice', '[To finish]', '50 g parmesan'],
    recipeInstructions: [
      { '@type': 'HowToSection', text: '[Base]' },
      { '@type': 'HowToStep', text: 'Fry the onion.' },
      { '@type': 'HowToStep', text: 'Add the rice.' },
    ],
    creditText: 'Aunt Vera',
    isBasedOn: 'https://example.org/risotto',
    comment: [
      { '@type': 'Comment', name: 'A reader', text: 'Yum!' },
      { '@type': 'Comment', name: 'Author Notes', text: 'Stir a lot.' },
    ],
  };
  expect(linesOf(recipe)).toEqual(['1 onion (Base)', '200 g rice (Base)', '50 g parmesan (To finish)']);
  expect(draftOf(recipe)).toMatchObject({
    instructions: ['Base: Fry the onion.', 'Add the rice.'],
    authorName: 'Aunt Vera',
    sourceUrl: 'https://example.org/risotto',
    cookingTips: ['Stir a lot.'],
  });
});

it('turns Tandoor’s placeholders and Markdown into plain words', () => {
  const flour = { food: { name: 'flour' }, unit: { name: 'g' }, amount: 500, note: 'sifted' };
  const salt = { food: { name: 'salt' }, unit: null, amount: 0, note: '', no_amount: true };
  const steps = [
    {
      instruction:
        'Knead {{ ingredients[0] }} with {{ingredients[1].food}} and {{ scale(2) }} spoons of water.{# by hand #}',
      ingredients: [flour, salt],
    },
    { instruction: 'Bake it **very hot**, [as here](https://example.org/bake) {{ ingredients[7] }}.' },
  ];
  expect(draftOf({ name: 'Bread', servings: 8, steps })?.instructions).toEqual([
    'Knead 500 g flour with salt and 2 spoons of water.',
    'Bake it very hot, as here .',
  ]);
});

it('writes the long decimals of apps as cooks do', () => {
  const amounts = [1.3333333333, 0.6666666667, 0.125, 2.5, 0.333, 1.2345, 250];
  const recipe = {
    name: 'Dal',
    steps: [
      {
        instruction: 'Cook.',
        ingredients: amounts.map((amount) => ({ food: { name: 'cumin' }, unit: { name: 'TL' }, amount })),
      },
    ],
  };
  expect(linesOf(recipe)).toEqual(
    ['1⅓', '⅔', '⅛', '2.5', '⅓', '1.23', '250'].map((amount) => `${amount} TL cumin`),
  );
});

it('ends a heading among the ingredients of a step with the step', () => {
  const step = (...ingredients: object[]) => ({ instruction: 'Cook.', ingredients });
  const recipe = {
    name: 'Dal',
    steps: [
      step(
        { food: null, amount: 0, note: 'Spices', is_header: true },
        { food: { name: 'turmeric' }, amount: 0 },
      ),
      step({ food: { name: 'lentils' }, unit: { name: 'g' }, amount: 200 }),
    ],
  };
  expect(linesOf(recipe)).toEqual(['turmeric (Spices)', '200 g lentils']);
});
