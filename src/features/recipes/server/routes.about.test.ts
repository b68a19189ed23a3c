import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createWorld, type World } from '../../../../test/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

describe('information from the ingredients of a recipe', () => {
  test('is open to every visitor: nutrition, diets, allergens and substitutes', async () => {
    const { id } = await world.recipe({ title: 'Honey Toast' });
    const about = await world.visitor.api.recipes.foods({ recipeId: id });
    expect(about).toMatchObject({ known: 1, total: 1 });
    expect(about.allergens.map(({ name }) => name)).toEqual(['gluten']);
    expect(about.diets.find((diet) => diet.id === 'gluten-free')).toMatchObject({
      verdict: 'no',
      because: ['plain flour'],
    });
    expect(about.substitutions[0]).toMatchObject({ at: 0, food: 'plain flour' });
    expect(about.nutrition?.perServing.energy).toBeGreaterThan(0);
  });

  test('names foods in German to a German reader', async () => {
    const ingredients = [{ amount: '2', name: 'eggs' }];
    const { id } = await world.recipe({ ingredients });
    const headers = { 'accept-language': 'de' };
    const about = await (await world.visitor.fetch(`/api/recipes/${id}/foods`, { headers })).json();
    expect(about).toMatchObject({ allergens: [{ id: 'eggs', contains: ['Ei'] }] });
  });

  test('tells the density of what metric cooks weigh, and of nothing else', async () => {
    const ingredients = [
      { amount: '1 cup', name: 'milk' },
      { amount: '2 cups', name: 'plain flour' },
      { amount: '1 cup', name: 'zorblax' },
      { amount: '1 cup', name: 'sugar' },
    ];
    const { id } = await world.recipe({ ingredients });
    const { weighed } = await world.visitor.api.recipes.foods({ recipeId: id });
    expect(weighed.map(({ at }) => at)).toEqual([1, 3]);
    expect(weighed[0]?.gramsPerMl).toBeCloseTo(0.53, 1);
  });

  test('is not found for a missing recipe', async () => {
    await expect(
      world.visitor.api.recipes.foods({ recipeId: '00000000-0000-4000-8000-000000000000' }),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});
