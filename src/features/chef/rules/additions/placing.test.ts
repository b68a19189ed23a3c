import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

function stepsOf(prompt: string): string {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
  return answer.recipe.instructions.join(' ');
}

describe('a food added to a dish is cooked where a cook would do it', () => {
  it.each([
    // What is layered is fried before.
    [
      'lasagne with mushrooms',
      /^Heat the olive oil[^.]*fry the mushrooms[^.]*\. Set aside\..*Scatter some of the mushrooms over each layer\. Top/,
    ],
    ['mac and cheese with bacon', /^Heat the olive oil[^.]*fry the bacon.*Mix in the bacon before/],
    // What simmers long goes in before the leaves and the lemon.
    [
      'chicken korma with spinach',
      /cooked through\. Add the spinach for the last 3 minutes .*Stir in the double cream/,
    ],
    ['chana masala with carrots', /simmer for 12 minutes, crushing a few\. Let the carrot simmer along/],
    // Vegetables boil with the pasta.
    ['pasta al pesto with peas', /Add the peas to the same water for the last \d minutes/],
    // Leaves wilt in the pan, and nobody boils them for a plate beside it.
    ['spaghetti al pomodoro with spinach', /Stir in the spinach and cook for 2 minutes, until wilted/],
    // Cheese melts in the oven, and takes the place of another.
    ['shepherds pie with gruyere', /Scatter the gruyère over for the last 10 minutes in the oven/],
    ['stuffed peppers with cheddar', /scatter with the cheddar and bake/],
    // What fries goes into the pan of the onions, and what comes from a tin is cooked already.
    ['spaghetti bolognese with courgettes', /Add the courgettes? and cook for 6 minutes/],
    ['chicken noodle soup with ginger', /Add the ginger and cook for 2 minutes/],
    ['fish tacos with kidney beans', /Add the kidney beans to the filling/],
  ])('%s', (prompt, expected) => {
    expect(stepsOf(prompt)).toMatch(expected);
  });

  it.each(['lasagne with mushrooms', 'chicken korma with spinach', 'beef tacos with sweetcorn'])(
    'nothing is served alongside: %s',
    (prompt) => {
      expect(stepsOf(prompt)).not.toMatch(/[Ss]erve alongside/);
    },
  );
});
