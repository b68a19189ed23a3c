import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what takes the place of prawns', () => {
  it.each([['jambalaya, no prawns'], ['jambalaya', 'sweetcorn instead of the prawns']])(
    'is not cooked until it is pink: %s %s',
    (...turns) => {
      const answer = answersTo(...turns).at(-1);
      expect(answer?.lines).toMatch(/sweetcorn/);
      expect(answer?.steps).not.toMatch(/until pink/);
      expect(answer?.steps).toMatch(/until the chicken is cooked through/);
    },
  );

  it('leaves prawns pink', () => {
    expect(answersTo('jambalaya')[0]?.steps).toMatch(/until pink/);
  });
});
