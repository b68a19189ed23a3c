import { describe, expect, test } from 'vitest';
import { BASIL, CHARD, recipesIn } from '../../../../../test/exported-recipes.ts';

describe('a Cook’n export', () => {
  const rows = (headings: string, ...lines: string[]) =>
    `${[headings, ...lines].join('!@#%^&*()\n')}!@#%^&*()\n`;
  const TABLES = {
    'temp_recipe.dsv': rows(
      'ID||||SERVES||||PREPTIME||||COOKTIME||||INSTRUCTIONS',
      'r1||||4||||10||||30||||1. Fry the onions.\r\n2. Simmer.',
      'r2||||[null]||||0||||0||||Steep.',
    ),
    'temp_recipe_desc.dsv': rows(
      'ID||||TITLE||||DESCRIPTION||||PARENT',
      'r1||||Dal||||[null]||||c1',
      'r2||||Mint tea||||||||c1',
    ),
    'temp_chapter_desc.dsv': rows('ID||||TITLE||||PARENT', 'c1||||Indian||||b1'),
    'temp_cookBook_desc.dsv': rows('ID||||TITLE', 'b1||||Family'),
    'temp_ingredient.dsv': rows(
      'PARENT_ID||||DISPLAY_ORDER||||AMOUNT_QTY_STRING||||AMOUNT_UNIT||||INGREDIENT_FOOD_ID||||BRAND_ID||||PRE_QUALIFIER||||POST_QUALIFIER',
      'r1||||2||||2||||[null]||||f2||||[null]||||large||||, sliced',
      'r1||||1||||1 1/2||||u1||||f1||||[null]||||[null]||||[null]',
      'r2||||1||||0||||[null]||||f3||||x1||||||||',
    ),
    'temp_unit.dsv': rows('ID||||NAME', 'u1||||cups'),
    'temp_food.dsv': rows('ID||||NAME', 'f1||||lentils', 'f2||||onions', 'f3||||mint'),
    'temp_brand.dsv': rows('ID||||NAME', 'x1||||of the garden'),
    'temp_media.dsv': rows('ID||||ENTITY_ID||||MEDIA_CONTENT_TYPE', 'm7||||r1||||image/jpeg'),
  };

  test('keeps the parts of its recipes in tables, and pictures under their ids', async () => {
    const recipes = await recipesIn({ ...TABLES, m7: CHARD, m8: BASIL });
    expect(recipes).toMatchObject([
      {
        ...{ title: 'Dal', servings: 4, prepTime: 10, cookTime: 30, tags: ['Family', 'Indian'] },
        ingredients: ['1 1/2 cups lentils', '2 large onions, sliced'],
        instructions: ['Fry the onions.', 'Simmer.'],
        picture: CHARD,
      },
      { title: 'Mint tea', ingredients: ['mint of the garden'], instructions: ['Steep.'], picture: null },
    ]);
  });

  test('is read as far as its tables exist', async () => {
    const { 'temp_recipe.dsv': recipes, 'temp_recipe_desc.dsv': said } = TABLES;
    const found = await recipesIn({ 'temp_recipe.dsv': recipes, 'temp_recipe_desc.dsv': said });
    expect(found.map(({ title, ingredients }) => [title, ingredients])).toEqual([
      ['Dal', []],
      ['Mint tea', []],
    ]);
    expect(await recipesIn({ 'temp_unit.dsv': 'no table' })).toEqual([]);
  });
});
