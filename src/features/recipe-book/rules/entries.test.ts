import { describe, expect, test } from 'vitest';
import { entryProblems, REQUIRED, recipeAsText, TOO_LONG } from './entries.ts';
import { LIMITS } from './limits.ts';

describe('an entry of the recipe book', () => {
  test('needs a title and a text', () => {
    expect(entryProblems({ title: '', content: '' })).toEqual([{ field: 'title', message: REQUIRED }]);
    expect(entryProblems({ title: ' ', content: 'Boil.' })).toEqual([{ field: 'title', message: REQUIRED }]);
    expect(entryProblems({ title: 'Soup', content: '\n' })).toEqual([
      { field: 'content', message: REQUIRED },
    ]);
    expect(entryProblems({ title: 'Soup', content: 'Boil.' })).toEqual([]);
  });

  test('allows 200 and 20,000 characters', () => {
    const longest = { title: 'x'.repeat(LIMITS.title), content: 'x'.repeat(LIMITS.content) };
    expect(entryProblems(longest)).toEqual([]);
    expect(entryProblems({ title: `${longest.title}x`, content: `${longest.content}x` })).toEqual([
      { field: 'title', message: TOO_LONG.title },
      { field: 'content', message: TOO_LONG.content },
    ]);
  });
});

describe('a recipe as text', () => {
  const recipe = {
    title: 'Pancakes',
    description: 'For a slow morning.',
    servings: 4,
    ingredients: [
      { amount: '200 g', name: 'flour' },
      { amount: '', name: 'salt' },
    ],
    instructions: ['Stir.', 'Fry.'],
    cookingTips: ['Let it rest.'],
    sourceUrl: 'https://example.com/pancakes',
  };

  test('has its ingredients, steps, tips and source', () => {
    expect(recipeAsText(recipe)).toEqual({
      title: 'Pancakes',
      content:
        'For a slow morning.\n\nServes 4\n\nIngredients\n200 g flour\nsalt\n\nInstructions\n1. Stir.\n2. Fry.\n\nTips\nLet it rest.\n\nSource: https://example.com/pancakes',
    });
  });

  test('leaves out empty sections', () => {
    const bare = { ...recipe, description: '', cookingTips: [], sourceUrl: null, ingredients: [] };
    expect(recipeAsText(bare).content).toBe('Serves 4\n\nInstructions\n1. Stir.\n2. Fry.');
    expect(recipeAsText({ ...bare, servings: null }).content).toBe('Instructions\n1. Stir.\n2. Fry.');
  });

  test('is cut off at the end of a line if it is too long', () => {
    const { content } = recipeAsText({ ...recipe, instructions: Array(100).fill('x'.repeat(400)) });
    expect(content.length).toBeLessThanOrEqual(LIMITS.content);
    expect(content).toMatch(/\n\d+\. x{400}\n…$/);
  });
});
