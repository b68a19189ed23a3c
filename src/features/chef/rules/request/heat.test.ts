import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

function changed(first: string, second: string) {
  const shown = composeSafely({ prompt: first, seed: 1 }, knowledge);
  if (shown.kind !== 'recipe') throw new Error(first);
  const answer = composeSafely({ prompt: second, seed: 1, previous: shown.memory }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(second);
  return answer.recipe;
}

describe('a dish that is to be spicier', () => {
  it.each([
    ['chicken korma', 'make it spicier', /stir in the ground coriander, chilli flakes, garam masala/],
    ['chicken tagine', 'spicier please', /garlic, ras el hanout, chilli flakes, ginger/],
    ['mushroom soup', 'make it spicier', /then the garlic, chilli flakes and thyme for 1 minute/],
    ['thai green curry', 'make it spicier', /Fry the green curry paste and chilli flakes in/],
    ['beef stew', 'more heat please', /Cook the onions, chilli flakes, carrots and celery/],
  ])('%s, %s: has its chilli fried with the spices', (dish, change, fried) => {
    const { instructions, ingredients } = changed(dish, change);
    expect(instructions.join(' ')).toMatch(fried);
    expect(instructions.join(' ')).not.toMatch(/Season with the chilli/);
    expect(ingredients.map(({ name }) => name)).toContain('chilli flakes');
  });

  it.each([
    ['chicken korma', 'A creamy curry thickened'],
    ['vegetable curry', 'in a coconut curry'],
    ['butter chicken', 'in a sauce of tomatoes'],
  ])('%s: is not called mild', (dish, description) => {
    expect(changed(dish, 'make it spicier').description).toContain(description);
  });
});
