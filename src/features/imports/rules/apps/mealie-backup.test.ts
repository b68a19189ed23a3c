import { expect, test } from 'vitest';
import { BASIL, CHARD, openZip, recipesIn } from '../../../../../test/exported-recipes.ts';

test('a Mealie backup keeps the parts of its recipes in tables', async () => {
  const id = '33f1b2c85d6e47a8b9c0d1e2f3a4b5c6';
  const folder = 'data/recipes/33f1b2c8-5d6e-47a8-b9c0-d1e2f3a4b5c6/images';
  const database = {
    users: [{ email: 'cook@example.org', password: 'hashed' }],
    recipes: [
      {
        ...{
          id,
          name: 'Chard pie',
          description: 'Green.',
          recipe_servings: 4,
          recipe_yield: null,
          image: 'abcd',
        },
        ...{ prep_time: '20 minutes', perform_time: '1 hour', org_url: 'https://example.org/pie' },
      },
      { id: 'ffffffffffffffffffffffffffffffff', name: 'Tea', image: 'gone' },
    ],
    recipes_ingredients: [
      {
        recipe_id: id,
        position: 1,
        title: null,
        note: 'washed',
        quantity: 1 / 3,
        unit_id: 'u',
        food_id: 'f',
      },
      {
        recipe_id: id,
        position: 0,
        title: 'Dough',
        note: 'large eggs',
        quantity: 2,
        unit_id: null,
        food_id: null,
      },
      { recipe_id: id, position: 2, title: '', note: 'some salt', quantity: 1, unit_id: null, food_id: null },
      { recipe_id: 'ffffffffffffffffffffffffffffffff', position: 0, note: 'tea', quantity: 0 },
    ],
    recipe_instructions: [
      { recipe_id: id, position: 1, title: '', text: 'Bake.' },
      { recipe_id: id, position: 0, title: 'First', text: 'Knead.' },
    ],
    notes: [{ recipe_id: id, title: 'Cold', text: 'Good the next day.' }],
    ingredient_units: [{ id: 'u', name: 'cup' }],
    ingredient_foods: [{ id: 'f', name: 'chard' }],
    tags: [{ id: 't', name: 'Autumn' }],
    recipes_to_tags: [{ recipe_id: id, tag_id: 't' }],
    categories: [{ id: 'c', name: 'Lunch' }],
    recipes_to_categories: [{ recipe_id: id, category_id: 'c' }],
  };
  const files = {
    'database.json': JSON.stringify(database),
    [`${folder}/original.webp`]: CHARD,
    [`${folder}/min-original.webp`]: BASIL,
    'data/recipes/00000000-0000-0000-0000-000000000000/images/original.webp': BASIL,
  };
  expect((await openZip(files)).files[0]?.text).not.toContain('hashed');
  const [pie, tea] = await recipesIn(files);
  expect(pie).toMatchObject({
    ...{ title: 'Chard pie', description: 'Green.', servings: 4, prepTime: 20, cookTime: 60 },
    tags: ['Autumn', 'Lunch'],
    sourceUrl: 'https://example.org/pie',
    ingredients: ['2 large eggs (Dough)', '⅓ cup chard, washed (Dough)', 'some salt (Dough)'],
    instructions: ['First: Knead.', 'Bake.'],
    cookingTips: ['Cold: Good the next day.'],
    picture: CHARD,
  });
  expect(tea).toMatchObject({ title: 'Tea', ingredients: ['tea'], picture: null });
});
