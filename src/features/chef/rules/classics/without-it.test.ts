import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a dish without what it is usually made with', () => {
  it.each([
    ['bread without yeast', 'Irish Soda Bread', /^Here is how to make Bread without yeast\./],
    ['Brot ohne Hefe', 'Irish Soda Bread', /^Here is how to make Bread without yeast\./],
    ['pan sin levadura', 'Irish Soda Bread', /^Here is how to make Bread without yeast\./],
    ['du pain sans levure', 'Irish Soda Bread', /^/],
    ['pizza dough without yeast', 'Quick Pizza Dough', /^Here is how to make Pizza Dough without yeast\./],
    ['tiramisu without coffee', 'Cocoa Tiramisu', /^Here is how to make Tiramisu without espresso\./],
    ['peanut butter cookies without flour', 'Flourless Peanut Butter Cookies', /^/],
    ['cheesecake without oven', 'No-Bake Cheesecake', /another way to make it/],
    ['chocolate cake without eggs, butter or milk', 'Wacky Chocolate Cake', /^(?!.*instead of)/],
  ])('%s is the known one that has none: %s', (prompt, title, said) => {
    const [answer] = answersTo(prompt);
    expect(answer?.title).toBe(title);
    expect(answer?.said).toMatch(said);
    expect(answer?.said).not.toMatch(/another dish/);
  });

  it('leaves out seasonings that are named in Spanish and Italian', () => {
    expect(answersTo('Ragú senza vino rosso')[0]?.lines).not.toMatch(/wine/);
    expect(answersTo('pan casero sin levadura')[0]?.lines).not.toMatch(/yeast/);
  });
});
