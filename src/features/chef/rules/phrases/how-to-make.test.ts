import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a question of how to make the dish otherwise', () => {
  it.each([
    ['beef stew', 'how do I make it healthier?', /350 g potatoes/],
    ['beef stew', 'How can I make this spicier', /chilli flakes/],
    ['beef stew', 'how could we make it more flavorful', /3 sprigs thyme/],
    ['chicken curry', 'comment le rendre plus léger ?', /./],
    ['beef stew', 'cómo lo hago más picante', /chilli flakes/],
    ['beef stew', 'how do I make this in a slow cooker', /475 ml beef stock/],
  ])('is a wish: %s, “%s”', (dish, said, line) => {
    const last = answersTo(dish, said).at(-1);
    expect(last?.lines).toMatch(line);
    expect(last?.said).not.toMatch(/no answer/);
  });

  it('is answered where the recipe need not change', () => {
    const [before, after] = answersTo('beef stew', 'how do I make it ahead');
    expect(after?.lines).toBe(before?.lines);
    expect(after?.said).toMatch(/2 days ahead/);
  });
});
