import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a cake whose self-raising flour is another flour', () => {
  it('gets the baking powder that the other flour lacks', () => {
    const [cakes] = answersTo('vanilla cupcakes, gluten free');
    expect(cakes?.lines).toMatch(/^1 tsp baking powder$/m);
    expect(cakes?.steps).toMatch(/flour \(mixed with the baking powder\)/);
  });

  it('gets more of the baking powder that it has', () => {
    const [usual, free] = ['scones', 'gluten free scones'].map((prompt) => answersTo(prompt)[0]);
    expect(usual?.lines).toMatch(/^1 tsp baking powder$/m);
    expect(free?.lines).toMatch(/^1 1\/2 tbsp baking powder$/m);
    expect(free?.lines.match(/baking powder/g)).toHaveLength(1);
  });
});
