import { expect, test } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from './safe-chef.ts';

const knowledge = chefKnowledge();

function cooked(prompt: string) {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(answer.message);
  const { ingredients, instructions } = answer.recipe;
  return {
    lines: ingredients.map(({ name }) => name).join('; '),
    steps: instructions.join(' '),
    why: answer.why.join(' '),
  };
}

test.each(['mousse au chocolat senza uova', 'egg-free chocolate mousse'])(
  '%s has no yolks or whites to separate',
  (prompt) => {
    const { lines, steps } = cooked(prompt);
    expect(lines).not.toMatch(/\begg/);
    expect(steps).not.toMatch(/yolk|whites/);
  },
);

test.each(['lasagne without pasta', 'soup without noodles', 'salad without pasta'])(
  '%s contains none, of any kind of flour',
  (prompt) => {
    expect(cooked(prompt).lines).not.toMatch(/pasta|noodle|spaghetti|lasagne|orzo/);
  },
);

test('a replacement for a dish that cannot be cooked is not called the requested one', () => {
  expect(cooked('lasagne without pasta').why).not.toMatch(/you asked for/);
});
