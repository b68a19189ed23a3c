import { describe, expect, test } from 'vitest';
import { isFirm, understand, withoutCriterion } from './understand.ts';

const FOODS = new Set(
  (
    'mayo mayonnaise pork onion onions garlic meat nuts nut egg eggs sugar alcohol milk cream butter mushroom mushrooms ' +
    'zwiebeln porc cebolla cipolla fish soy sauce soy_sauce peanut_butter'
  )
    .replaceAll('_', '+')
    .split(' ')
    .map((name) => name.replace('+', ' ')),
);
const read = (search: string) => understand(search, (phrase) => FOODS.has(phrase));
const criteria = (search: string) =>
  read(search).criteria.map((criterion) =>
    criterion.kind === 'time'
      ? `${criterion.minutes} min`
      : criterion.kind === 'without'
        ? `no ${criterion.food}`
        : criterion.kind === 'category'
          ? criterion.id
          : criterion.difficulty,
  );

describe('a search is read as words and criteria', () => {
  test.each([
    ['vegan dinner under 30 minutes', '', ['vegan', 'dinner', '30 min']],
    ['potato salad no mayo', 'potato salad', ['no mayo']],
    ['soup -onion', 'soup', ['no onion']],
    ['stew -pork -garlic', 'stew', ['no pork', 'no garlic']],
    ['chicken - rice', 'chicken rice', []],
    ['onion-pork stew', 'onion pork stew', []],
    ['roast over 2 hours', 'roast over 2 hours', []],
    ['Braten mindestens 90 Minuten, unter 3 Stunden', 'Braten mindestens 90 Minuten', ['180 min']],
    ['stew without pork or onions', 'stew', ['no pork', 'no onions']],
    ['chili w/o meat, with beans', 'chili with beans', ['no meat']],
    ['pancakes, gluten free', 'pancakes', ['gluten-free']],
    ['gluten-free banana bread', 'banana bread', ['gluten-free']],
    ['nut free cookies', 'cookies', ['no nut']],
    ['eggless cake', 'cake', ['no egg']],
    ['nut allergy', '', ['no nut']],
    ['what can I make with eggs and rice', 'eggs and rice', []],
    ['What should we cook for dinner', '', ['dinner']],
    ['was kann ich mit Zucchini machen', 'Zucchini', []],
    ['qué puedo hacer con arroz', 'arroz', []],
    ["qu'est-ce que je peux faire avec du riz", 'du riz', []],
    ['I have eggs, no milk', 'eggs', ['no milk']],
    ['how to make', 'how to make', []],
    ['egg allergy dinner', '', ['no egg', 'dinner']],
    ['milk intolerance pancakes', 'pancakes', ['no milk']],
    ['allergic to nuts', '', ['no nuts']],
    ["I'm allergic to nuts and eggs", '', ['no nuts', 'no eggs']],
    ['I can’t eat nuts', '', ['no nuts']],
    ["we don't eat pork", '', ['no pork']],
    ['cake, avoid eggs', 'cake', ['no eggs']],
    ['allergisch gegen Zwiebeln', '', ['no zwiebeln']],
    ['Kuchen, Allergie gegen egg', 'Kuchen', ['no egg']],
    ['nutallergie', '', ['no nut']],
    ['Abendessen ohne Gluten', '', ['dinner', 'gluten-free']],
    ['kein Gluten', '', ['gluten-free']],
    ['meatless lasagne', 'lasagne', ['no meat']],
    ['30-minute chicken', 'chicken', ['30 min']],
    ['30min pasta', 'pasta', ['30 min']],
    ['chicken in half an hour', 'chicken', ['30 min']],
    ['roast in less than 2 hours', 'roast', ['120 min']],
    ['quick breakfast', '', ['30 min', 'breakfast']],
    ['easy chicken dinner', 'chicken', ['Easy', 'dinner']],
    ['chicken recipes', 'chicken', []],
    ['pasta for kids', 'pasta', ['no alcohol', 'no chilli']],
    ['curry for 4 people', 'curry', []],
    ['vegetarische Lasagne ohne Zwiebeln', 'Lasagne', ['vegetarian', 'no zwiebeln']],
    ['Suppe unter 20 Minuten', 'Suppe', ['20 min']],
    ['quiche sans porc', 'quiche', ['no porc']],
    ['tacos sin cebolla', 'tacos', ['no cebolla']],
    ['glutenfreie Waffeln', 'Waffeln', ['gluten-free']],
  ])('%s: looks for "%s"', (search, words, expected) => {
    expect(read(search).words).toBe(words);
    expect(criteria(search)).toEqual(expected);
  });

  test.each([
    'dinner rolls',
    'breakfast burrito',
    'no bake cheesecake',
    'no knead bread',
    'quick bread',
    'simple syrup',
    'dessert',
    'meals',
    'easy',
    'boneless chicken',
    'creamy potato soup',
    'half chicken',
    '7 layer dip',
    '&',
    '100 %',
    '',
  ])('%s has no criterion', (search) => {
    expect(read(search).criteria).toEqual([]);
    expect(read(search).words).toBe(search.replace(' %', ''));
  });

  test('everything after "without" is excluded, even if no known food has that name', () => {
    expect(criteria('curry without flumpkin')).toEqual(['no flumpkin']);
  });
});

test.each([
  ['vegan dinner under 30 minutes', 'under 30 minutes', 'vegan dinner'],
  ['pancakes, gluten free', 'gluten free', 'pancakes'],
  ['no mayo potato salad', 'no mayo', 'potato salad'],
  ['soup -onion under 30 minutes', '-onion', 'soup under 30 minutes'],
])('%s without "%s" is %s', (search, said, rest) => {
  expect(withoutCriterion(search, { said })).toBe(rest);
});

test.each([
  ['cake for coeliac', true],
  ['gâteau sans gluten', true],
  ['glutenfreier Kuchen', true],
  ['vegetarisches Curry', true],
  ['curry w/o onions', true],
  ['keto bread', false],
  ['easy dinner', false],
  ['soup under 30 minutes', false],
])('the first criterion of "%s" is firm: %s', (search, firm) => {
  expect(read(search).criteria.map(isFirm)[0]).toBe(firm);
});
