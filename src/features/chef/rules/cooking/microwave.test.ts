import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

function recipeFor(prompt: string) {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${JSON.stringify(answer)}`);
  return answer.recipe;
}

describe('a dish from the microwave', () => {
  it('takes longer the more there is to heat', () => {
    const [two, five] = ['microwave jacket potatoes for 2', 'microwave jacket potatoes for 5'].map(recipeFor);
    expect(two?.instructions[0]).toMatch(/for 5 minutes.*another 4 minutes/);
    expect(five?.instructions[0]).toMatch(/for 11 minutes.*another 9 minutes/);
    expect(five?.instructions[1]).toMatch(/microwave for 7 minutes/);
    expect(five?.cookTime).toBe(29);
  });

  it('is cooked in batches when no microwave holds it', () => {
    const eight = recipeFor('microwave jacket potatoes for 8');
    expect(eight.instructions[0]).toMatch(/for 9 minutes.*cook it in 2 batches/);
    expect(eight.cookTime).toBeGreaterThan(40);
  });

  it('is cooked mug after mug', () => {
    const cake = recipeFor('microwave mug cake for 3');
    expect(cake.instructions.join(' ')).toMatch(
      /between 3 mugs and cook one at a time\. Microwave .* 90 seconds/,
    );
  });

  it('heats nothing else in the meantime', () => {
    for (const { title, steps } of knowledge.classics.values()) {
      const first = steps.findIndex((step) => /[Mm]icrowave on/.test(step));
      const beside = steps.find((step, n) => first >= 0 && n > first && /^Meanwhile.*microwave/i.test(step));
      expect(beside, title).toBeUndefined();
    }
  });
});
