import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

function cooked(prompt: string) {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(answer.message);
  return answer;
}

describe('a name made of two dishes', () => {
  it.each([
    ['lasagna soup', 'Lasagna Soup'],
    ['sourdough waffles', 'Sourdough Waffles'],
    ['taco pizza', 'Taco Pizza'],
    ['birria tacos', 'Birria Tacos'],
    ['a sushi bowl for two', 'Sushi Bowl'],
  ])('%s is a dish of its own', (prompt, title) => {
    expect(cooked(prompt).recipe.title).toBe(title);
  });

  it.each([
    ['apple pie pancakes', 'Buttermilk Pancakes', 'Apple Pie'],
    ['banana bread smoothie', 'Banana Smoothie', 'Banana Bread'],
    ['pumpkin pie cheesecake', 'New York Cheesecake', 'Pumpkin Pie'],
  ])('%s, which it does not know, is the last of them, and it says so', (prompt, title, other) => {
    const { recipe, why } = cooked(prompt);
    expect(recipe.title).toBe(title);
    expect(why).toContain(`I cook one dish at a time. Ask for this one next: ${other}.`);
  });

  it.each([
    ['roast beef yorkshire pudding', 'Roast Beef'],
    ['low carb pizza margherita', /pizza/i],
    ['butter chicken naan', /^Butter Chicken/],
  ])('%s stays the first', (prompt, title) => {
    expect(cooked(prompt).recipe.title).toMatch(title);
  });
});

describe('a dish that is cooked for the freezer', () => {
  it.each([
    ['a big pot of bolognese to freeze', 8],
    ['bolognese in bulk', 8],
    ['a big pot of bolognese for 3', 3],
    ['bolognese, I have one big pot', 4],
  ])('%s makes %i servings', (prompt, servings) => {
    expect(cooked(prompt).recipe.servings).toBe(servings);
  });
});
