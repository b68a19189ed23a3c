import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { composeSafely } from '../safe-chef.ts';
import { dietMeantBy, harmMeantBy } from './slips-of-harm.ts';

const knowledge = chefKnowledge();

const linesOf = (answer: ChefAnswer): string =>
  answer.kind === 'recipe' ? answer.recipe.ingredients.map(({ name }) => name).join('\n') : '';

const MEAT = /beef|chicken|lamb|pork|bacon|(?<!vegan )\bham\b|mince(?!d garlic)|gelatine/i;
const ANIMAL =
  /beef|chicken|lamb|pork|bacon|fish|honey|\beggs?\b|(?<!(?:vegan|nut|peanut|cocoa) )butter|(?<!(?:oat|soy|coconut|almond) )milk|(?<!vegan )cheddar/i;

describe('a misspelled diet', () => {
  it.each([
    ["my sister's gone full plant bassed, sunday lunch she wont moan about", ANIMAL],
    ['sunday roast, plantbased household', ANIMAL],
    ['a pie for my vegen daughter', ANIMAL],
    ['lasagne for a vegitarian friend', MEAT],
    ['sunday roast for a vegeterian', MEAT],
    ['sunday roast for my veggy sister', MEAT],
    ['carbonara for a hallal guest', /pork|bacon|pancetta|guanciale|\bwine\b(?! vinegar)/i],
    ['halal chicken and sausage jambalaya', /pork|andouille|(?<!(?:beef|chicken|vegan) )sausage/i],
    ['kosher gumbo', /pork|andouille|prawn/i],
    ['roast for koshar friends', /pork|bacon|prawn/i],
    ['pie for a pescitarian', MEAT],
    ['brownies gluten fee', /(?<!gluten-free )\bflour/i],
    ['pancakes, diary free please', /(?<!(?:vegan|nut) )butter|(?<!(?:oat|soy|coconut|almond) )milk/i],
  ])('is understood or asked about in “%s”', (prompt, never) => {
    for (const seed of [1, 2]) expect(linesOf(composeSafely({ prompt, seed }, knowledge))).not.toMatch(never);
  });

  it.each(['began', 'bagel', 'plant', 'wheaten'])('is not seen in “%s”', (word) => {
    expect(harmMeantBy(word)).toBeNull();
  });

  it.each([
    ['gluten', 'free'],
    ['plant', 'baked'],
    ['nut', 'tree'],
  ])('is not seen in “%s %s”', (first, second) => {
    expect(dietMeantBy(first, second)).toBeNull();
  });
});

describe('a curry for a small child', () => {
  it.each([
    'gentle curry for my 9 month old who is just starting on lumps',
    'chicken madras for my toddler',
    'jollof rice for our 2 year old',
  ])('has no spice mix with chili: “%s”', (prompt) => {
    for (const seed of [1, 2, 3])
      expect(linesOf(composeSafely({ prompt, seed }, knowledge))).not.toMatch(
        /chil[il]|curry (?:powder|paste)|cayenne|harissa|cajun|jerk/i,
      );
  });

  it('is mashed for a baby', () => {
    const answer = composeSafely({ prompt: 'stew for my 9 month old baby', seed: 1 }, knowledge);
    expect(answer.kind === 'recipe' && answer.recipe.instructions.join(' ')).toMatch(/mash|blend/i);
  });
});

describe('a pregnant guest mentioned in the next message', () => {
  it.each(["oh wait, Lena's expecting, is that still ok? change it if not", 'the guest is pregnant'])(
    'gets no raw egg after “%s”',
    (prompt) => {
      const first = composeSafely({ prompt: 'chocolate mousse for 4', seed: 1 }, knowledge);
      if (first.kind !== 'recipe') throw new Error(first.message);
      const answer = composeSafely({ prompt, previous: first.memory, seed: 1 }, knowledge);
      expect(answer.kind).toBe('recipe');
      expect(linesOf(answer)).not.toMatch(/\beggs?\b/i);
    },
  );
});
