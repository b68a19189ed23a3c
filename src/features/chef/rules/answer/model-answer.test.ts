import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer, readUnfinishedAnswer } from './model-answer.ts';

const WHOLE = {
  title: 'Lentil soup',
  description: 'Warm.',
  prepTime: 10,
  cookTime: 25,
  servings: 2,
  difficulty: 'Easy',
  ingredients: [{ amount: '200 g', name: 'red lentils' }],
  instructions: ['Boil the lentils.'],
  tags: ['soup', 'lunch'],
  cookingTips: ['Add lemon.'],
};

describe('a model’s response', () => {
  it('is parsed as a recipe, with the category from its tags', () => {
    expect(readAnswer(JSON.stringify(WHOLE))).toEqual({ ...WHOLE, category: 'lunch' });
    expect(readAnswer(`\`\`\`json\n${JSON.stringify(WHOLE)}\n\`\`\``)?.title).toBe('Lentil soup');
  });

  it('may omit everything except ingredients and steps', () => {
    expect(
      readAnswer('{"ingredients":["200 g red lentils"],"instructions":[{"step":1,"text":"Boil."}]}'),
    ).toEqual({
      title: 'Untitled Recipe',
      description: 'No description provided',
      prepTime: 15,
      cookTime: 30,
      servings: 4,
      difficulty: 'Medium',
      category: 'dinner',
      ingredients: [{ amount: '200 g', name: 'red lentils' }],
      instructions: ['Boil.'],
      tags: [],
      cookingTips: [],
    });
  });

  it('may give times and servings in words, and amounts in two parts', () => {
    const read = readAnswer(
      JSON.stringify({
        ...WHOLE,
        prepTime: '1 hour',
        servings: 'Serves 6',
        ingredients: [{ quantity: 2, unit: 'cups', name: 'rice' }],
      }),
    );
    expect(read).toMatchObject({
      prepTime: 60,
      servings: 6,
      ingredients: [{ amount: '2 cups', name: 'rice' }],
    });
  });

  it.each([
    ['prose', 'I cannot help with that.'],
    ['a list', '[1, 2]'],
    ['no ingredients', JSON.stringify({ ...WHOLE, ingredients: [] })],
    ['no steps', JSON.stringify({ ...WHOLE, instructions: ['', '  '] })],
    ['ingredients without names', JSON.stringify({ ...WHOLE, ingredients: [{ amount: '1' }, null, 7] })],
  ])('is not a recipe if it is %s', (_, answer) => {
    expect(readAnswer(answer)).toBeNull();
  });

  it('stays within a recipe’s limits, without characters that cannot be stored', () => {
    const read = readAnswer(
      JSON.stringify({
        ...WHOLE,
        title: `So\u0000up ${'x'.repeat(500)}`,
        prepTime: 1e9,
        servings: 1e9,
        ingredients: Array(500).fill('1 egg'),
        instructions: Array(500).fill('Boil.'),
      }),
    );
    expect(read?.title).toHaveLength(200);
    expect(read?.title).toMatch(/^Soup /);
    expect(read).toMatchObject({ prepTime: 10_080, servings: 4 });
    expect([read?.ingredients.length, read?.instructions.length]).toEqual([300, 200]);
  });

  it('is shown as far as it has arrived', () => {
    const text = JSON.stringify(WHOLE);
    expect(readUnfinishedAnswer('{"ti')).toEqual({});
    expect(readUnfinishedAnswer(text.slice(0, text.indexOf('Warm') + 2))).toEqual({
      title: 'Lentil soup',
      description: 'Wa',
    });
    expect(readUnfinishedAnswer(text).ingredients).toEqual(WHOLE.ingredients);
  });

  it('never throws, wherever it is cut off and whatever it contains', () => {
    const text = JSON.stringify(WHOLE);
    for (let end = 0; end <= text.length; end++) readUnfinishedAnswer(text.slice(0, end));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (junk) => {
        expect(readAnswer(junk)?.title.length ?? 0).toBeLessThanOrEqual(200);
      }),
    );
  });
});
