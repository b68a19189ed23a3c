import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

function recipeFor(...prompts: string[]) {
  let previous: Parameters<typeof composeSafely>[0]['previous'];
  let answer = composeSafely({ prompt: prompts[0] ?? '', seed: 1 }, knowledge);
  for (const prompt of prompts.slice(1)) {
    previous = answer.kind === 'recipe' ? answer.memory : undefined;
    answer = composeSafely({ prompt, seed: 1, previous }, knowledge);
  }
  if (answer.kind !== 'recipe') throw new Error(`${prompts.join(' > ')}: ${JSON.stringify(answer)}`);
  return answer.recipe;
}
const stepsOf = (...prompts: string[]) => recipeFor(...prompts).instructions.join(' ');

describe('food that cooks in minutes, in the place of food that takes long', () => {
  it.each([
    ['thai green curry with prawns', /for 5 minutes\. Add the prawns for the last 4 minutes/],
    ['prawn korma', /for 18 minutes\. Add the prawns for the last 4 minutes/],
  ])('%s: it goes in for the last minutes', (prompt, late) => {
    expect(stepsOf(prompt)).toMatch(late);
    expect(stepsOf(prompt)).not.toMatch(/prawns and turn|turn it/);
    expect(recipeFor(prompt).ingredients.map(({ name }) => name)).toContain('raw prawns, peeled');
  });

  it.each([
    ['thai green curry', 'make it with salmon instead', /Add the salmon for the last 5 minutes/],
    ['thai green curry', 'use cod instead of the chicken', /Add the cod for the last 5 minutes/],
    ['chicken korma', 'with halloumi instead of chicken', /Add the halloumi for the last 5 minutes/],
    [
      'chicken cacciatore',
      'prawns instead of chicken',
      /brown them for 2 minutes.*Return the prawns for the last 3 minutes/,
    ],
    [
      'sausage casserole',
      'use fish instead',
      /brown.* the cod .* for 3 minutes .*simmer for 20 minutes\. Return the cod for the last 3 minutes/i,
    ],
    ['chicken and rice soup', 'swap the chicken for cod', /simmer for 3 minutes.*Return the cod/s],
    [
      'chicken paprikash',
      'salmon instead of chicken please',
      /Add the salmon for the last 2 minutes.*simmer for 5 minutes/,
    ],
  ])('%s, %s: it is added late, or seared and returned', (dish, change, late) => {
    expect(stepsOf(dish, change)).toMatch(late);
    expect(stepsOf(dish, change)).not.toMatch(/Lift the|no pink/);
  });

  it('leaves the time of the sauce as it is, and takes off only what was for the meat', () => {
    expect(recipeFor('thai green curry with prawns').cookTime).toBe(
      recipeFor('thai green curry').cookTime - 3,
    );
  });

  it('gives a slow food its own time again', () => {
    expect(stepsOf('thai green curry with prawns', 'swap the prawns for chicken')).toMatch(
      /Add the chicken and turn it .* for 3 minutes.* for 8 minutes.* for 5 minutes/,
    );
  });

  it('leaves tofu in a sauce that simmers for a quarter of an hour', () => {
    expect(stepsOf('butter chicken', 'use tofu instead of chicken')).toMatch(/tofu and simmer gently for 8/);
  });

  it('shortens a braise that only meat needed', () => {
    const recipe = recipeFor('beef stew', 'swap the beef for salmon');
    expect(recipe.instructions.join(' ')).toMatch(/gently for 25 minutes.*Return the salmon for the last 3/);
    expect(recipe.cookTime).toBeLessThan(80);
    expect(recipe.ingredients.map(({ name }) => name)).toContain('salmon fillets, in chunks');
  });
});
