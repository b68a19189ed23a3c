import { expect, it } from 'vitest';
import { ask } from '../../../../../test/chef.ts';

it('a long simmer moves to the requested slow cooker, with less liquid', () => {
  const inPot = ask('beef rendang');
  const slowly = ask('slow cooker beef rendang');
  if (inPot.kind !== 'recipe' || slowly.kind !== 'recipe') throw new Error('It is not cooked.');
  expect(slowly.recipe.instructions.join(' ')).toMatch(
    /Tip everything into the slow cooker, cover and cook for 8 hours on low/,
  );
  expect(slowly.recipe.instructions.join(' ')).not.toMatch(/[Ss]immer uncovered/);
  expect(slowly.recipe.cookTime).toBeGreaterThan(inPot.recipe.cookTime);
  const milk = (answer: typeof inPot) =>
    parseInt(answer.recipe.ingredients.find(({ name }) => /coconut milk/.test(name))?.amount ?? '', 10);
  expect(milk(slowly)).toBeLessThan(milk(inPot));
  expect(slowly.why.join(' ')).not.toMatch(/for a pot on the stove/);
});

it('meat that its sauce takes back at the end goes into the slow cooker with it, and is not left to stand half cooked', () => {
  for (const dish of ['chicken tikka masala', 'butter chicken', 'sausages with lentils']) {
    const answer = ask(`slow cooker ${dish}`);
    if (answer.kind !== 'recipe') throw new Error(`${dish} is not cooked.`);
    const steps = answer.recipe.instructions.join(' ');
    const [before = '', after = ''] = steps.split(/hours on low[^.]*\./);
    expect(before, dish).toMatch(/slow cooker with the chicken|straight into the slow cooker/);
    expect(before, dish).not.toMatch(/\bgrill\b/);
    expect(after, dish).not.toMatch(/(?:[Ss]tir in|[Rr]eturn)[^.]*(?:chicken|sausages)/);
  }
});
