import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

const cooked = (prompt: string) => {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`“${prompt}” got no recipe`);
  const { recipe, why } = answer;
  return { ...recipe, why, steps: recipe.instructions.join('\n') };
};

describe('a dish that is fried on each side, for a barbecue', () => {
  it.each([
    ['veggie burgers for the bbq', 'medium', 5],
    ['burgers for a bbq', 'high', 4],
    ['mini burgers on the grill', 'high', 3],
    ['Frikadellen vom Grill', 'medium', 6],
    ['grilled aubergine burgers on the barbecue', 'high', 4],
  ])('is grilled: %s', (prompt, heat, minutes) => {
    const { steps, why } = cooked(prompt);
    expect(steps).toMatch(new RegExp(`grill over ${heat} heat for ${minutes} minutes on each side`));
    expect(steps).not.toMatch(/\b(?:fry|sear)\b[^.]*each side|very hot pan/i);
    expect(why).toContain('I rewrote it for the grill.');
  });

  it('keeps its sign that meat is done', () => {
    expect(cooked('burgers for a bbq').steps).toMatch(/grill [^.]+ until brown and cooked through \(71 °C/);
  });

  it.each(['honey garlic chicken on the grill', 'fish tacos on the barbecue', 'lamb chops for the barbecue'])(
    'stays in its pan where that is needed: %s',
    (prompt) => {
      expect(cooked(prompt).why).not.toContain('I rewrote it for the grill.');
    },
  );

  it('is not cut twice', () => {
    const { ingredients, steps } = cooked('grilled aubergine burgers on the barbecue');
    expect(steps).toMatch(/Cut the aubergines into 4 thick slices/);
    expect(ingredients.map(({ name }) => name)).toContain('aubergines');
  });
});
