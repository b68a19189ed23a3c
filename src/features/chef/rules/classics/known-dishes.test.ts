import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();
const SEEDS = [1, 2, 3, 4, 5];

function ask(prompt: string, seed = 1, previous?: ChefAnswer): Extract<ChefAnswer, { kind: 'recipe' }> {
  const memory = previous?.kind === 'recipe' ? { previous: previous.memory } : {};
  const answer = composeSafely({ prompt, seed, ...memory }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
  return answer;
}
const linesOf = ({ recipe }: Extract<ChefAnswer, { kind: 'recipe' }>) =>
  recipe.ingredients.map(({ name }) => name).join('\n');

describe('a request without a dish', () => {
  it('does not get the same dish for every mood', () => {
    const moods = [
      'surprise me',
      'bored of everything',
      'something nice',
      'I am starving',
      'anything',
      'whatever',
    ];
    expect(new Set(moods.map((mood) => ask(mood).memory.dish)).size).toBeGreaterThan(2);
  });

  it('gets no dish made of leftover roast unless leftovers are mentioned', () => {
    for (const seed of SEEDS)
      expect(linesOf(ask('quick dinner, no pasta', seed))).not.toMatch(/^cooked (?:pork|chicken|beef)/m);
  });

  it.each([
    ['finger food for a birthday party, 15 people', ['finger']],
    ['something cosy for a cold evening', ['comfort']],
    ['movie night snack', ['movie']],
    ['I want to bring a dish to a potluck', ['potluck']],
    ['halloween treats', ['halloween']],
    ['something a bit fancy for our anniversary', ['date']],
    ["romantic dinner, I'm not a great cook", ['date']],
    ['romantic meal on a budget', ['date']],
    ['easy dinner tonight', ['easy']],
    ['a showstopper vegetable side for thanksgiving', ['grandside']],
    ['quick veg side', ['vegside']],
    ['a showstopper for christmas', ['show']],
    ['freezer dinner for new parents', ['newparents']],
    ["a dinner to take to a friend who's just had a baby", ['newparents']],
    ['posh nibbles to go with champagne', ['canape']],
    ['homemade christmas gifts', ['gift']],
    ['a nice curry', ['kind curry']],
    ['a cake for the school fair', ['kind loaf cake']],
  ])('gets a dish that suits the occasion: %s', (prompt, moods) => {
    for (const seed of SEEDS)
      expect(moods.flatMap((mood) => knowledge.favourites.get(mood) ?? [])).toContain(
        ask(prompt, seed).memory.dish,
      );
  });

  it.each([
    ['leftover ham and potatoes', /\bham\b/, /potato/],
    ['minced beef and courgettes', /minced beef/, /courgette/],
    ['half a cabbage and some smoked sausage', /sausage/, /cabbage/],
    ['pork tenderloin and apples', /pork/, /apple/],
  ])('gets a known dish made of the foods at hand: %s', (prompt, one, other) => {
    for (const seed of SEEDS) {
      const answer = ask(prompt, seed);
      expect(knowledge.classics.has(answer.memory.dish), answer.recipe.title).toBe(true);
      expect(linesOf(answer)).toMatch(one);
      expect(linesOf(answer)).toMatch(other);
    }
  });

  it('gets a dish from the country it names', () => {
    expect(knowledge.classics.get(ask('something Ethiopian for dinner').memory.dish)?.cuisine).toBe(
      'ethiopian',
    );
    expect(knowledge.classics.get(ask('a Peruvian dinner').memory.dish)?.cuisine).toBe('peruvian');
  });

  it('gets another dish on request', () => {
    const first = ask('something cosy for a cold evening');
    expect(ask('another one', 1, first).memory.dish).not.toBe(first.memory.dish);
  });

  it.each([
    ['too hot for the oven, a salad please', 'something else'],
    ['a nice salad', 'we had salad last night, something else'],
    ['soup for lunch', 'something different'],
  ])('gets something of another kind: %s, %s', (prompt, other) => {
    const kindOf = (answer: ChefAnswer) =>
      answer.kind === 'recipe' ? knowledge.classics.get(answer.memory.dish)?.kind : undefined;
    const first = ask(prompt);
    expect(kindOf(ask(other, 1, first))).not.toBe(kindOf(first));
  });

  it.each([
    ['eggs, spinach, half a pack of feta and some tortilla wraps', /^dish:egg spinach and feta wraps$/],
    ['tin of tuna, pasta, sweetcorn, bit of cheese', /^dish:tuna and sweetcorn pasta$/],
    ['loads of courgettes from the garden, need to use them up', /^dish:courgette (?:soup|gratin|pasta)$/],
    ['half a cabbage and some mince', /^dish:mince and cabbage skillet$/],
    ['I have eggs, milk and flour', /crepes|waffles|pancakes/],
  ])('gets the dish that the listed foods make: %s', (prompt, dish) => {
    expect(ask(prompt).memory.dish).toMatch(dish);
  });
});
