import { describe, expect, it } from 'vitest';
import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { DIETS } from '#features/accounts/rules/diets.ts';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { composeSafely } from '../safe-chef.ts';
import { withStandingWishes } from './standing-wishes.ts';

const knowledge = chefKnowledge();

const compose = (prompt: string, seed: number) => composeSafely({ prompt, seed }, knowledge);

describe('standing restrictions', () => {
  it.each(ALLERGENS)('exclude %s', (allergen) => {
    let cooked = 0;
    for (const wish of ['a quick dinner', 'a salad for two', 'something with potatoes'])
      for (const seed of [1, 2]) {
        const answer = compose(withStandingWishes(wish, { allergens: [allergen], diets: [] }), seed);
        if (answer.kind !== 'recipe') continue;
        cooked += 1;
        for (const { food, name } of recipeFoods(knowledge.catalog, answer.recipe.ingredients)) {
          expect(food, name).not.toBeNull();
          expect(
            [...(food?.allergens ?? []), ...(food?.mayContain ?? [])],
            `${name} in ${answer.recipe.title}`,
          ).not.toContain(allergen);
        }
      }
    expect(cooked).toBeGreaterThan(0);
  });

  it.each(DIETS)('enforce the diet %s', (diet) => {
    let cooked = 0;
    for (const seed of [1, 2, 3]) {
      const answer = compose(withStandingWishes('dinner for two', { allergens: [], diets: [diet] }), seed);
      if (answer.kind !== 'recipe') continue;
      cooked += 1;
      const { ingredients, servings } = answer.recipe;
      const verdicts = dietVerdicts(recipeFoods(knowledge.catalog, ingredients), servings);
      expect(verdicts.find(({ id }) => id === diet)?.verdict, answer.recipe.title).toBe('fits');
    }
    expect(cooked).toBeGreaterThan(0);
  });

  it('change nothing for a person who eats everything', () => {
    expect(withStandingWishes('soup', { allergens: [], diets: [] })).toBe('soup');
  });

  it('all apply together, even when a recipe is changed', () => {
    const wishes = { allergens: ['nuts', 'milk', 'eggs'] as const, diets: ['vegetarian'] as const };
    const first = compose(withStandingWishes('pasta for four', wishes), 1);
    if (first.kind !== 'recipe') throw new Error('The chef asked back.');
    const prompt = withStandingWishes('make it spicy', wishes);
    const changed = composeSafely({ prompt, seed: 1, previous: first.memory }, knowledge);
    if (changed.kind !== 'recipe') throw new Error('The chef asked back.');
    for (const { food } of recipeFoods(knowledge.catalog, changed.recipe.ingredients))
      expect(food?.allergens).not.toEqual(expect.arrayContaining(['milk']));
    expect(changed.recipe.servings).toBe(first.recipe.servings);
  });
});
