import { expect } from 'vitest';
import { type ComposedRecipe, problemsOf } from '#features/chef/rules/answer/check-recipe.ts';
import { composeRecipe } from '#features/chef/rules/chef.ts';
import { EMPTY_REQUEST } from '#features/chef/rules/request/request.ts';
import { understandRequest } from '#features/chef/rules/request/understand-request.ts';
import { composeSafely } from '#features/chef/rules/safe-chef.ts';
import type { ChefMemory } from '#features/chef/rules/turns/chef-memory.ts';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { allergensIn, dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { foodCatalog } from '#features/foods/server/catalog.ts';

export const knowledge = chefKnowledge();

export const ask = (prompt: string, seed = 1) => composeRecipe({ prompt, seed }, knowledge);

export function recipeFor(prompt: string, seed = 1): ComposedRecipe {
  const answer = ask(prompt, seed);
  if (answer.kind !== 'recipe') throw new Error(`No recipe for '${prompt}': ${answer.message}`);
  return answer.recipe;
}

/** The answers to each turn of one conversation, all of which have to be recipes. */
export function answersTo(...turns: string[]) {
  let previous: ChefMemory | undefined;
  return turns.map((prompt) => {
    const answer = composeSafely({ prompt, seed: 1, ...(previous ? { previous } : {}) }, knowledge);
    if (answer.kind !== 'recipe') throw new Error(`No recipe for '${prompt}': ${answer.message}`);
    previous = answer.memory;
    const { recipe, why } = answer;
    return {
      title: recipe.title,
      servings: recipe.servings,
      lines: recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`).join('\n'),
      steps: recipe.instructions.join('\n'),
      said: why.join('\n'),
      tags: recipe.tags,
    };
  });
}

/** Diets and allergens of a recipe judged only by its ingredient lines, without the chef's own check. */
export function judged({ ingredients, servings }: ComposedRecipe) {
  const foods = recipeFoods(foodCatalog(), ingredients);
  const allergens = allergensIn(foods).flatMap(({ id }) => [id]);
  const fits = dietVerdicts(foods, servings)
    .filter(({ verdict }) => verdict === 'fits')
    .map(({ id }) => id);
  return {
    allergens,
    fits,
    traits: foods.flatMap(({ food }) => [...(food?.traits ?? ['unknown']), ...(food?.mayBe ?? [])]),
  };
}

export function expectSound(prompt: string, recipe: ComposedRecipe): void {
  const { request } = understandRequest(prompt, knowledge);
  const { allergens, fits, traits } = judged(recipe);
  expect(traits, prompt).not.toContain('unknown');
  expect(
    traits.filter((trait) => request.avoidedTraits.includes(trait as never)),
    prompt,
  ).toEqual([]);
  expect(
    allergens.filter((allergen) => request.avoidedTraits.includes(allergen)),
    prompt,
  ).toEqual([]);
  expect(fits, prompt).toEqual(expect.arrayContaining(request.diets));
  if (request.minutes !== null)
    expect(recipe.prepTime + recipe.cookTime, prompt).toBeLessThanOrEqual(request.minutes);
  if (request.servings !== null) expect(recipe.servings, prompt).toBe(request.servings);
  expect(
    problemsOf(recipe, { ...EMPTY_REQUEST, moods: ['light'] }, 'main', knowledge.catalog).filter(
      (problem) => !problem.includes('kcal'),
    ),
    prompt,
  ).toEqual([]);
  const text = [recipe.title, recipe.description, ...recipe.instructions].join('\n');
  expect(text, prompt).not.toMatch(/[{}[\]]|undefined|null|NaN| {2}| [,.;]|,,|\.\.|\b(\w+) \1\b/);
  expect(recipe.instructions.length, prompt).toBeGreaterThanOrEqual(3);
}
