import { describe, expect, test } from 'vitest';
import {
  changedFields,
  formOf,
  formPath,
  needsNoAmount,
  problemsOf,
  type RecipeForm,
  withTags,
  writtenRecipe,
} from './form.ts';
import { FORM_CATEGORIES } from './kinds.ts';

const whole: RecipeForm = {
  ...formOf(),
  title: 'Leek Soup',
  description: 'For cold days.',
  ingredients: [{ amount: '3', name: 'leeks' }],
  instructions: [{ text: 'Cook.' }],
};

describe('an empty form', () => {
  test('has one row in every list, and 10 and 20 minutes, 4 servings, Easy and dinner', () => {
    expect(formOf()).toMatchObject({
      prepTime: '10',
      cookTime: '20',
      servings: '4',
      difficulty: 'Easy',
      category: 'dinner',
      ingredients: [{ amount: '', name: '' }],
      instructions: [{ text: '' }],
      cookingTips: [{ text: '' }],
    });
  });

  test('offers eight categories', () => {
    expect(FORM_CATEGORIES).toEqual([
      'breakfast',
      'lunch',
      'dessert',
      'drinks',
      'snacks',
      'seafood',
      'bbq',
      'dinner',
    ]);
  });

  test('says what is missing, title first', () => {
    expect(problemsOf(formOf()).map(({ message }) => message)).toEqual([
      'Please enter a recipe title',
      'Please enter a recipe description',
      'At least one ingredient is required',
      'At least one instruction step is required',
    ]);
  });
});

describe('a form', () => {
  test('that is complete has nothing missing', () => {
    expect(problemsOf(whole)).toEqual([]);
  });

  test.each<[Partial<RecipeForm>, string, string]>([
    [
      {
        ingredients: [
          { amount: '3', name: 'leeks' },
          { amount: ' ', name: 'salt' },
        ],
      },
      'ingredients.1.amount',
      'Please fill in all ingredient fields or remove empty ones',
    ],
    [
      { ingredients: [{ amount: '3', name: '' }] },
      'ingredients.0.name',
      'Please fill in all ingredient fields or remove empty ones',
    ],
    [
      { instructions: [{ text: 'Cook.' }, { text: ' ' }] },
      'instructions.1.text',
      'Please fill in all instruction steps or remove empty ones',
    ],
    [{ prepTime: '1.5' }, 'prepTime', 'Please enter whole minutes.'],
    [{ cookTime: '10081' }, 'cookTime', 'The time can be at most 7 days.'],
    [{ servings: '' }, 'servings', 'Please enter the number of servings.'],
    [{ servings: '0' }, 'servings', 'A recipe must serve at least 1.'],
    [{ servings: '1001' }, 'servings', 'A recipe can serve at most 1,000.'],
  ])('with %j shows an error at %s', (wrong, path, message) => {
    expect(problemsOf({ ...whole, ...wrong })).toEqual([{ path, message }]);
  });

  test.each([
    { amount: '', name: 'salt to taste' },
    { amount: '', name: 'lemon wedges, for serving' },
    { amount: '', name: 'olive oil', asWritten: true },
  ])('takes %j without an amount', (row) => {
    expect(needsNoAmount(row)).toBe(true);
    expect(problemsOf({ ...whole, ingredients: [row] })).toEqual([]);
  });

  test('is sent trimmed, without empty tips, and each tag once', () => {
    const sent = writtenRecipe({
      ...whole,
      title: ' Leek Soup ',
      prepTime: '',
      tags: ['Quick', ' quick', 'vegan'],
      cookingTips: [{ text: ' ' }, { text: ' Keep warm. ' }],
      sourceUrl: ' ',
    });
    expect(sent).toMatchObject({
      title: 'Leek Soup',
      prepTime: null,
      tags: ['Quick', 'vegan'],
      cookingTips: ['Keep warm.'],
      sourceUrl: null,
    });
  });

  test.each([
    ['example.com/stew', 'https://example.com/stew'],
    ['www.example.com:8080', 'https://www.example.com:8080'],
    [' http://example.com ', 'http://example.com'],
    ['javascript:alert.x', 'javascript:alert.x'],
    ['my grandmother', 'my grandmother'],
    ['', null],
  ])('takes %j as a source', (sourceUrl, sent) => {
    expect(writtenRecipe({ ...whole, sourceUrl }).sourceUrl).toBe(sent);
  });

  test('filled with a recipe gives the same recipe', () => {
    const recipe = writtenRecipe({ ...whole, ingredients: [{ amount: '', name: 'salt', asWritten: true }] });
    expect(writtenRecipe(formOf(recipe))).toEqual(recipe);
    expect(problemsOf(formOf(recipe))).toEqual([]);
  });

  test('finds the fields that the server names', () => {
    expect(['title', 'instructions.2', 'cookingTips.0', 'ingredients.1.amount'].map(formPath)).toEqual([
      'title',
      'instructions.2.text',
      'cookingTips.0.text',
      'ingredients.1.amount',
    ]);
  });

  test('accepts several tags at once, each once', () => {
    expect(withTags(['vegan'], ' Quick, #summer,VEGAN,, ')).toEqual(['vegan', 'Quick', 'summer']);
  });

  test('knows how it differs from another', () => {
    expect(changedFields(whole, { ...whole, title: 'Pie', instructions: [] })).toEqual([
      'title',
      'instructions',
    ]);
  });
});
