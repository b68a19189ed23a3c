import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a pie with a crumble on top', () => {
  it.each([
    ['apple pie', 'with a crumble topping', /^160 g plain flour$/m],
    ['cherry pie', 'mit Streuseln', /^250 g shortcrust pastry$/m],
  ])('has no lid of pastry, and half of it: %s', (dish, said, pastry) => {
    const last = answersTo(dish, said).at(-1);
    expect(last?.lines).toMatch(pastry);
    expect(last?.lines).toMatch(/plain flour, for the crumble/);
    expect(last?.steps).not.toMatch(/cover with the rest|egg/);
    expect(last?.lines).not.toMatch(/egg/);
  });
});

describe('a fruit pie', () => {
  it.each([
    ['peach pie', 'Peach Pie'],
    ['rhubarb pie', 'Rhubarb Pie'],
    ['strawberry rhubarb pie', 'Strawberry Rhubarb Pie'],
  ])('is one of its own fruit: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toBe(title);
  });
});
