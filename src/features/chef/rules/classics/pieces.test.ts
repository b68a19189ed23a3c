import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeRecipe } from '../chef.ts';

const knowledge = chefKnowledge();

function ask(prompt: string, previous?: object) {
  const order = { prompt, seed: 1, ...(previous ? { previous } : {}) };
  const answer = composeRecipe(order as Parameters<typeof composeRecipe>[0], knowledge);
  if (answer.kind !== 'recipe') throw new Error(prompt);
  return answer;
}
const textOf = ({ recipe }: ReturnType<typeof ask>) =>
  [...recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`), ...recipe.instructions].join('\n');

describe('a number of small things', () => {
  it.each([
    ['thirty vol-au-vents by noon', /cut 30 rounds/],
    ['30 potstickers', /^30 wonton wrappers/m],
    ['twenty blinis', /20 spoonfuls/],
    ['36 samosas', /36/],
    ['mini quiches, about 40 of them', /\b40\b/],
    ['crepes as thin as in france, 10 of them', /10 crepes/],
    ['chocolate chip cookies, 3 dozen', /36 spoonfuls/],
    ['about 40 meatballs for a party', /40 balls/],
  ])('%s', (prompt, pieces) => {
    expect(textOf(ask(prompt))).toMatch(pieces);
  });

  it('no longer counts once other servings are requested', () => {
    const first = ask('30 potstickers');
    const next = ask('for 8 people', first.memory);
    expect(next.recipe.servings).toBe(8);
    expect(textOf(next)).toMatch(/^64 wonton wrappers/m);
  });

  it('is not a time or a number of people', () => {
    expect(textOf(ask('potstickers in 90 minutes'))).toMatch(/^32 wonton wrappers/m);
    expect(ask('potstickers for 8').recipe.servings).toBe(8);
  });
});
