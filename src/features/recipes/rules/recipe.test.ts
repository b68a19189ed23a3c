import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cardDescription,
  categoriesOf,
  defaultLimit,
  formatMinutes,
  likesBadge,
  pictureVersion,
  popularityScore,
  recipePicture,
  similarityScore,
  totalTime,
} from './recipe.ts';

describe('popularity', () => {
  test.each([
    [0, 0, 0],
    [10, 0, 7],
    [0, 10, 3],
    [1000, 100, 730],
  ])('%i views and %i likes score %d', (views, likes, score) => {
    expect(popularityScore({ views, likes })).toBeCloseTo(score, 9);
  });
});

describe('similarity', () => {
  const soup = { category: 'lunch', tags: ['Vegan', 'soup', 'quick'], difficulty: 'Easy' };
  test.each([
    ['nothing in common', { category: 'dinner', tags: ['roast'], difficulty: 'Hard' }, 0],
    ['the difficulty', { category: 'dinner', tags: [], difficulty: 'Easy' }, 1],
    ['one tag, in other letters', { category: 'dinner', tags: ['VEGAN'], difficulty: 'Hard' }, 2],
    ['one tag, written twice', { category: 'dinner', tags: ['soup', 'Soup'], difficulty: 'Hard' }, 2],
    ['the category', { category: 'lunch', tags: [], difficulty: 'Hard' }, 5],
    ['everything', soup, 12],
  ])('%s', (_, other, score) => {
    expect(similarityScore(soup, other)).toBe(score);
  });

  test('is symmetric', () => {
    const recipe = fc.record({
      category: fc.constantFrom('lunch', 'dinner'),
      tags: fc.array(fc.constantFrom('a', 'A', 'b', 'c')),
      difficulty: fc.constantFrom('Easy', 'Hard'),
    });
    fc.assert(fc.property(recipe, recipe, (a, b) => similarityScore(a, b) === similarityScore(b, a)));
  });
});

describe('a list without a limit', () => {
  test.each([
    ['of an author', { author: 'ari' }, 20],
    ['of an author in a category', { author: 'ari', category: 'lunch' }, 20],
    ['of a category', { category: 'lunch' }, 12],
    ['of a diet', { diet: 'vegan' }, 12],
    ['of all', {}, 6],
  ])('%s has its own length', (_, filters, length) => {
    expect(defaultLimit(filters)).toBe(length);
  });
});

describe('the recipe card', () => {
  test('cuts the description at 100 characters', () => {
    expect(cardDescription('short')).toBe('short');
    expect(cardDescription('a'.repeat(100))).toBe('a'.repeat(100));
    expect(cardDescription('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
    expect(cardDescription('🍋'.repeat(101))).toBe(`${'🍋'.repeat(100)}…`);
  });

  test('adds preparation and cooking time', () => {
    expect(totalTime({ prepTime: 15, cookTime: 60 })).toBe(75);
  });

  test.each([
    [null, null, null],
    [15, null, null],
    [null, 60, 60],
    [0, 0, null],
  ])('of %s and %s min, where null is unknown, has a total of %s', (prepTime, cookTime, total) => {
    expect(totalTime({ prepTime, cookTime })).toBe(total);
  });

  test.each([
    [5000, 1200, null],
    [5001, 1200, '1.2k'],
    [9000, 40, '0.0k'],
    [9000, 12_345, '12.3k'],
  ])('at %i views and %i likes the badge is %s', (views, likes, badge) => {
    expect(likesBadge({ views, likes })).toBe(badge);
  });

  test.each([
    [0, '0 min'],
    [59, '59 min'],
    [60, '1 h'],
    [75, '1 h 15 min'],
    [1440, '1 d'],
    [1505, '1 d 1 h 5 min'],
  ])('%i minutes read %s', (minutes, text) => {
    expect(formatMinutes(minutes)).toBe(text);
  });
});

describe('categories of a recipe', () => {
  const known = new Set(['dinner', 'gluten-free', 'keto']);
  test('are its own and the ones its tags name', () => {
    const recipe = { category: 'dinner', tags: ['Gluten Free', 'KETO', 'Sunday', 'Dinner'] };
    const none = { suits: [], disproved: [] };
    expect(categoriesOf(recipe, known, none)).toEqual(['dinner', 'gluten-free', 'keto']);
  });
  test('include the diets it suits, but never one that its ingredients disprove', () => {
    const recipe = { category: 'dinner', tags: ['Gluten Free'] };
    const diets = { suits: ['keto', 'lacto-vegetarian'], disproved: ['gluten-free'] };
    expect(categoriesOf(recipe, known, diets)).toEqual(['dinner', 'keto']);
  });
});

describe('the picture', () => {
  const recipe = { id: 'r1', title: 'Soup', image: null, category: 'lunch', tags: ['hot'], version: 1 };
  test('is the photo, or a drawing whose address changes with the recipe', () => {
    expect(recipePicture({ ...recipe, image: '/art/recipes/soup' })).toBe('/art/recipes/soup');
    expect(recipePicture(recipe)).toBe(`/pictures/recipes/r1/${pictureVersion(recipe)}`);
    expect(recipePicture(recipe)).toMatch(/\/[a-z0-9]{1,32}$/);
    const versions = [
      recipe,
      { ...recipe, title: 'Stew' },
      { ...recipe, version: 2 },
      { ...recipe, tags: [] },
    ];
    expect(new Set(versions.map(pictureVersion)).size).toBe(4);
  });
});
