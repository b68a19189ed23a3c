import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('creamy without cream', () => {
  it.each(['tomato soup', 'lentil soup'])('is blended where the dish is to be blended: %s', (dish) => {
    const [, after] = answersTo(dish, 'make it creamy but without cream');
    expect(after?.said).toMatch(/^Blend a third/);
  });

  it.each(['egg fried rice', 'chow mein'])(
    'says nothing of blending where only a bottled sauce is in it: %s',
    (dish) => {
      const [before, after] = answersTo(dish, 'can you make it creamy but without cream');
      expect(after?.said).not.toMatch(/Blend a third/);
      // Nobody stirs something white into soy sauce.
      expect(after?.lines).toBe(before?.lines);
    },
  );
});
