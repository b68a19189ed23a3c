import { describe, expect, it } from 'vitest';
import type { RecipeDraft } from '../draft.ts';
import { readJsonLd } from './json-ld.ts';

const PLAIN = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Leek &amp; potato soup',
  recipeIngredient: ['2 leeks', '400&nbsp;g potatoes'],
  recipeInstructions: 'Slice.\nBoil.',
};

function draftsOf(value: unknown): RecipeDraft[] {
  return readJsonLd(JSON.stringify(value)).map((read) => {
    if (!read.draft) throw new Error(JSON.stringify(read.problems));
    return read.draft;
  });
}
function draftOf(more: object): RecipeDraft {
  const [draft] = draftsOf({ ...PLAIN, ...more });
  if (!draft) throw new Error('There is no recipe.');
  return draft;
}

describe('a schema.org recipe', () => {
  it('is imported completely', () => {
    const draft = draftOf({
      description: '<p>Warm &eacute;t good.</p><p>Cheap.</p>',
      prepTime: 'PT15M',
      cookTime: 'PT1H30M',
      recipeYield: ['4', '4 servings'],
      keywords: 'soup, Winter , soup',
      recipeCategory: ['Lunch'],
      recipeCuisine: 'French',
      author: { '@type': 'Person', name: 'Ann Cook' },
      image: [{ '@type': 'ImageObject', url: 'https://a.example/1.jpg' }, 'https://a.example/2.jpg'],
      url: 'https://a.example/soup',
      datePublished: '2024-02-24T15:40:05+01:00',
    });
    expect(draft).toEqual({
      title: 'Leek & potato soup',
      description: 'Warm ét good.\nCheap.',
      ingredients: [
        { amount: '2', name: 'leeks' },
        { amount: '400 g', name: 'potatoes' },
      ],
      instructions: ['Slice.', 'Boil.'],
      prepTime: 15,
      cookTime: 90,
      waitingTime: null,
      servings: 4,
      tags: ['soup', 'Winter', 'Lunch', 'French'],
      category: 'lunch',
      authorName: 'Ann Cook',
      sourceUrl: 'https://a.example/soup',
      cookingTips: [],
      images: ['https://a.example/1.jpg', 'https://a.example/2.jpg'],
      publishedAt: '2024-02-24T14:40:05.000Z',
    });
  });

  it.each([
    ['one object', PLAIN],
    ['a list', [PLAIN]],
    [
      'a graph',
      { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name: 'Site' }, PLAIN] },
    ],
    ['the main thing of a page', { '@type': 'WebPage', mainEntity: PLAIN }],
    [
      'an item of a list',
      { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', position: 1, item: PLAIN }] },
    ],
    ['a list of types', { ...PLAIN, '@type': ['NewsArticle', 'Recipe'] }],
    ['a type with an address', { ...PLAIN, '@type': 'https://schema.org/Recipe' }],
    ['a type with a prefix', { ...PLAIN, '@type': ['schema:Recipe'] }],
    [
      'the older name for ingredients',
      { ...PLAIN, recipeIngredient: undefined, ingredients: PLAIN.recipeIngredient },
    ],
  ])('is found in %s', (_where, value) => {
    expect(draftsOf(value)).toEqual(draftsOf(PLAIN));
  });

  it('is read from a file with several, in order, past a bad one', () => {
    const reads = readJsonLd(
      JSON.stringify({
        '@graph': [PLAIN, { '@type': 'Recipe', name: 'Nothing' }, { ...PLAIN, name: 'Third' }],
      }),
    );
    expect(reads.map(({ draft, problems }) => draft?.title ?? problems?.map(({ field }) => field))).toEqual([
      'Leek & potato soup',
      ['ingredients', 'instructions'],
      'Third',
    ]);
    expect(reads[1]).toMatchObject({ title: 'Nothing' });
  });

  it('reads ingredients as texts, objects and parts', () => {
    const { ingredients } = draftOf({
      recipeIngredient: [
        'For the soup:',
        '• 2 leeks',
        { name: 'milk', amount: '200', unit: 'ml' },
        { '@type': 'PropertyValue', name: 'salt', value: 1, unitText: 'tsp' },
      ],
    });
    expect(ingredients).toEqual([
      { amount: '2', name: 'leeks (for the soup)' },
      { amount: '200 ml', name: 'milk (for the soup)' },
      { amount: '1 tsp', name: 'salt (for the soup)' },
    ]);
    expect(draftOf({ recipeIngredient: '2 leeks\nsalt' }).ingredients).toHaveLength(2);
  });

  it('uses the total time if the cooking time is missing', () => {
    expect(draftOf({ totalTime: 'PT40M' })).toMatchObject({ prepTime: null, cookTime: 40 });
    expect(draftOf({ prepTime: 'PT10M', totalTime: 'PT40M' })).toMatchObject({ prepTime: 10, cookTime: 30 });
    expect(draftOf({ prepTime: '10 min', cookTime: '1 hour 20 min', totalTime: 'PT5H' })).toMatchObject({
      prepTime: 10,
      cookTime: 80,
    });
  });

  it.each<[unknown, number | null]>([
    [4, 4],
    ['4', 4],
    ['Makes 12 rolls', 12],
    ['4-6 servings', 6],
    [['about', '6 people'], 6],
    [{ '@type': 'QuantitativeValue', value: 3 }, 3],
    [0, null],
    [1001, null],
    ['2 litres', null],
    ['a pot', null],
    [-4, null],
    [2.5, null],
    [null, null],
  ])('serves %j: %j', (recipeYield, servings) => {
    expect(draftOf({ recipeYield }).servings).toBe(servings);
  });

  it('reads authors and pictures in any form, including those defined elsewhere in the graph', () => {
    expect(draftOf({ author: 'Ann' }).authorName).toBe('Ann');
    expect(draftOf({ author: [{ name: 'Ann' }, 'Ben', { name: ['Cy'] }] }).authorName).toBe('Ann, Ben, Cy');
    expect(draftOf({ author: {} }).authorName).toBeNull();
    expect(draftOf({ image: 'https://a.example/1.jpg' }).images).toEqual(['https://a.example/1.jpg']);
    const [draft] = draftsOf({
      '@graph': [
        { ...PLAIN, author: { '@id': '#ann' }, image: { '@id': '#pic' } },
        { '@type': 'Person', '@id': '#ann', name: 'Ann' },
        { '@type': 'ImageObject', '@id': '#pic', url: 'https://a.example/1.jpg' },
      ],
    });
    expect(draft).toMatchObject({ authorName: 'Ann', images: ['https://a.example/1.jpg'] });
  });

  it('names what is missing or too long, and drops tags that are too long or too many', () => {
    const fields = (more: object) =>
      readJsonLd(JSON.stringify({ ...PLAIN, ...more })).flatMap(
        ({ problems }) => problems?.map(({ field }) => field) ?? [],
      );
    expect(fields({ name: ' ' })).toEqual(['title']);
    expect(fields({ name: 'x'.repeat(201) })).toEqual(['title']);
    expect(fields({ description: 'x'.repeat(5001) })).toEqual(['description']);
    expect(fields({ recipeIngredient: [] })).toEqual(['ingredients']);
    expect(fields({ recipeIngredient: ['x'.repeat(301)] })).toEqual(['ingredients']);
    expect(fields({ recipeIngredient: Array(301).fill('salt') })).toEqual(['ingredients']);
    expect(fields({ recipeInstructions: Array(201).fill('Boil.') })).toEqual(['instructions']);
    expect(fields({ recipeInstructions: ['x'.repeat(5001), 'Boil.'] })).toEqual(['instructions']);
    expect(draftOf({ keywords: Array.from({ length: 31 }, (_, at) => `tag ${at}`) }).tags).toHaveLength(30);
    expect(fields({ prepTime: 'P8D', cookTime: 'PT169H' })).toEqual(['prepTime', 'cookTime']);
    expect(draftOf({ keywords: ['x'.repeat(51), 'soup'] }).tags).toEqual(['soup']);
  });
});
