import { describe, expect, it } from 'vitest';
import { labeled, NOTHING_READ, parseServings, type RawRecipe, toDraft, toReview } from './draft.ts';

const RAW: RawRecipe = {
  ...NOTHING_READ,
  title: 'Soup',
  ingredients: [{ text: '2 leeks', part: '' }],
  instructions: ['Boil.'],
};

describe('a draft', () => {
  it('keeps an ingredient’s part after its name', () => {
    const ingredients = [
      { text: '1 cup flour', part: 'For the dough:' },
      { text: 'salt', part: 'Ingredients' },
      { text: '2 eggs', part: 'Filling (sweet)' },
    ];
    expect(toDraft({ ...RAW, ingredients }).draft?.ingredients).toEqual([
      { amount: '1 cup', name: 'flour (for the dough)' },
      { amount: '', name: 'salt' },
      { amount: '2', name: 'eggs (Filling sweet)' },
    ]);
  });

  it('keeps an author’s date only if it exists, and a source only if it is a web address', () => {
    const read = (more: Partial<RawRecipe>) => toDraft({ ...RAW, ...more }).draft;
    expect(read({ publishedAt: '2024-02-29' })?.publishedAt).toBe('2024-02-29T00:00:00.000Z');
    for (const publishedAt of ['2023-02-29', '0000-00-00', 'yesterday', '2024-02-29Tnoon', '12/24/2020'])
      expect(read({ publishedAt })?.publishedAt).toBeNull();
    expect(read({ sourceUrl: 'https://a.example/x y' })?.sourceUrl).toBe('https://a.example/x%20y');
    for (const sourceUrl of ['javascript:alert(1)', 'a.example', 'http://', '//a.example'])
      expect(read({ sourceUrl })?.sourceUrl).toBeNull();
  });

  it('reports every limit it breaks, each with its field', () => {
    const long = 'x'.repeat(6000);
    const read = toDraft({
      ...RAW,
      title: long,
      description: long,
      instructions: Array(201).fill(long),
      cookingTips: Array(101).fill('x'),
      tags: Array.from({ length: 31 }, (_, at) => `${at}`),
      authorName: long,
      prepTime: 10_081,
    });
    expect(read.problems?.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'title: The title has 6,000 characters; the maximum is 200.',
      'description: The description has 6,000 characters; the maximum is 5,000.',
      'instructions: There are 201 steps; the maximum is 200.',
      'instructions: Step 1 has 6,000 characters; the maximum is 5,000.',
      'instructions: The steps have more than 60,000 characters together.',
      'prepTime: The prep time is 10,081 minutes; the maximum is 7 days (10,080 minutes).',
      'cookingTips: There are 101 tips; the maximum is 100.',
      'authorName: The author’s name has 6,000 characters; the maximum is 120.',
    ]);
  });
});

it.each([
  [
    ['PT10M', 'PT20M', 'PT30M'],
    [10, 20, null],
  ],
  [
    ['PT10M', 'PT20M', 'PT8H30M'],
    [10, 20, 480],
  ],
  [
    ['PT10M', null, 'PT10M'],
    [10, null, null],
  ],
  [
    [null, null, 'PT1H'],
    [null, 60, null],
  ],
  [
    ['PT30M', 'PT20M', 'PT20M'],
    [30, 20, null],
  ],
])('times of %j are %j: the difference to the total is waiting', ([prepTime, cookTime, totalTime], times) => {
  const { draft } = toReview({ ...NOTHING_READ, prepTime, cookTime, totalTime });
  expect([draft.prepTime, draft.cookTime, draft.waitingTime]).toEqual(times);
  expect(draft.cookingTips).toEqual(
    times[2] === null ? [] : ['Plus 8 h of waiting, such as chilling, rising or resting.'],
  );
});

it('puts the name of a part before its first step', () => {
  expect(labeled('Sauce', 'Melt.')).toBe('Sauce: Melt.');
  expect(labeled('Sauce:', 'Melt.')).toBe('Sauce: Melt.');
  expect(labeled('', 'Melt.')).toBe('Melt.');
});

it.each([
  ['8-10', 10],
  ['Serves 4.0', 4],
  ['2 cups (about 120 to 160 crackers)', 160],
  ['2 (8 wraps)', 2],
  ['10+', 10],
  ['about 3 dozen', 36],
  ['2-3 Dutzend', 36],
  [['2', '2 dozen'], 24],
  [[11, '11-12 cookies'], 11],
  [['6', '6 cups'], 6],
  [['20', '2 pies'], 20],
  ['5 euros', null],
  ['20 minutes, 4 people', 4],
  ['Serves eight to ten', 10],
  ['Für vier Personen', 4],
  ['One pot', null],
  ['1,000', null],
  ['250 ml', null],
  ['', null],
  [Number.NaN, null],
  [{}, null],
])('servings of %j are %j', (written, servings) => {
  expect(parseServings(written)).toBe(servings);
});
