import { expect, test } from 'vitest';
import { recipeFromText } from '../src/features/imports/rules/plain-text/plain-text.ts';
import { recipeAsText } from '../src/features/recipe-book/rules/entries.ts';
import { inLanguage } from '../src/server/language.ts';

const RECIPE = {
  title: 'Pfannkuchen',
  description: 'Für einen langsamen Morgen.',
  servings: 4,
  ingredients: [
    { amount: '200 g', name: 'Mehl' },
    { amount: '3', name: 'Eier' },
  ],
  instructions: ['Alles verrühren.', 'In Butter backen.'],
  cookingTips: ['Den Teig ruhen lassen.'],
  sourceUrl: 'https://example.com/pfannkuchen',
};

test('a recipe copied in German has German headings, and is read from them again', () => {
  const { title, content } = inLanguage('de', () => recipeAsText(RECIPE));
  expect(content.split('\n\n')).toEqual([
    'Für einen langsamen Morgen.',
    'Für 4 Portionen',
    'Zutaten\n200 g Mehl\n3 Eier',
    'Zubereitung\n1. Alles verrühren.\n2. In Butter backen.',
    'Tipps\nDen Teig ruhen lassen.',
    'Quelle: https://example.com/pfannkuchen',
  ]);
  const read = recipeFromText(`${title}\n\n${content}`);
  expect(read).toMatchObject({
    title: RECIPE.title,
    description: RECIPE.description,
    servings: '4',
    ingredients: [
      { text: '200 g Mehl', part: '' },
      { text: '3 Eier', part: '' },
    ],
    instructions: RECIPE.instructions,
    cookingTips: RECIPE.cookingTips,
    sourceUrl: RECIPE.sourceUrl,
  });
});
