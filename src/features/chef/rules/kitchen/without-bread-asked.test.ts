import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what is held by bread, wished for without it', () => {
  it.each([
    ['cheeseburger', 'no bun'],
    ['cheeseburger', 'ohne Brötchen'],
    ['hamburger', 'sans pain'],
    ['veggie burger', 'sin pan'],
    ['smash burgers', 'senza pane'],
    ['hot dogs', 'without the bun'],
    ['pulled pork', 'no buns'],
    ['chicken caesar wrap', 'no wrap'],
    ['fish tacos', 'without tortillas'],
    ['gyros', 'als Bowl'],
    ['chicken wrap', 'bowl instead of wrap'],
    ['beef burritos', 'as a burrito bowl'],
    ['banh mi', 'en bol au lieu du pain'],
  ])('is the same filling on leaves or in a bowl: %s, %s', (first, then) => {
    const [before, after] = answersTo(first, then);
    const fillings = before?.lines
      .split('\n')
      .filter((line) => !/buns|rolls|tortillas|breads|baguettes|lettuce/.test(line));
    expect(after?.lines).toMatch(/lettuce/);
    expect(after?.lines).not.toMatch(/buns|rolls|tortillas|breads|baguettes/);
    for (const filling of fillings ?? []) expect(after?.lines).toContain(filling);
    expect(after?.steps).not.toMatch(/\b(?:buns?|rolls?|tortillas?|breads?|baguettes?)\b/);
    expect(after?.steps).toMatch(/lettuce/);
  });
});
