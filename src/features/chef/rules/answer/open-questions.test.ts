import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import type { ChefAnswer } from './chef-answer.ts';
import { openQuestion } from './open-questions.ts';

/** The answers of a conversation in which the memory of every answer is sent back, including questions. */
function answersTo(...prompts: string[]): ChefAnswer[] {
  let previous: ChefMemory | undefined;
  return prompts.map((prompt) => {
    const answer = composeSafely({ prompt, previous, seed: 1 }, knowledge);
    previous = answer.memory ?? previous;
    return answer;
  });
}
const lastOf = (...prompts: string[]) => answersTo(...prompts).at(-1) as ChefAnswer;
const linesOf = (answer: ChefAnswer): string =>
  answer.kind === 'recipe' ? answer.recipe.ingredients.map(({ name }) => name).join('\n') : answer.message;

describe('a first request that the chef asked about', () => {
  it.each([
    [['dinner for my dad who takes Zyloric', 'something with chicken'], 'zyloric'],
    [['dinner for my dad who takes Zyloric', 'chicken curry'], 'zyloric'],
    [['soup for my aunt with lupus', 'make it spicy'], 'lupus'],
    [['PKU, 9 yr old, low protein lunchbox', 'with ham'], 'pku'],
    [['thai green curry', 'my mate is on Zorvexan', 'for 6 please'], 'zorvexan'],
  ])('stays open until it is answered: %s', (prompts, named) => {
    expect(lastOf(...prompts)).toMatchObject({
      kind: 'not-understood',
      message: expect.stringContaining(`“${named}”`),
    });
  });

  it.each([
    ['dinner with chicken for my dad who takes Zyloric', 'no shellfish, no liver', /chicken/],
    ['dinner with chicken for my dad who takes Zyloric', 'he can eat anything', /chicken/],
    ['mushroom soup for my aunt with lupus', 'leave out garlic', /mushroom/],
  ])('is cooked once it is answered: %s, %s', (first, second, wanted) => {
    expect(linesOf(lastOf(first, second))).toMatch(wanted);
  });

  it('is replaced if it is repeated without what was asked about', () => {
    expect(lastOf('chicken dinner for my dad who takes Zyloric', 'chicken dinner for my dad').kind).toBe(
      'recipe',
    );
  });

  it.each([
    ['no nuts, and my dad is on Zyloric. a cake', 'no grapefruit', /almond|walnut|hazelnut/],
    ['vegan dinner for my aunt with lupus', 'no garlic', /chicken|beef|cheese|\begg/],
  ])('still counts for everything that was clear: %s, %s', (first, second, never) => {
    const answer = lastOf(first, second);
    expect(answer.kind).toBe('recipe');
    expect(linesOf(answer)).not.toMatch(never);
  });
});

describe('an unclear message about the dish on screen', () => {
  it.each(['not another tagliata from nonna'])('is asked about once if it refuses no food: %s', (said) => {
    expect(lastOf('beef stew', said)).toMatchObject({ kind: 'not-understood' });
    expect(lastOf('beef stew', said, 'for six')).toMatchObject({ kind: 'recipe', recipe: { servings: 6 } });
  });

  it.each(['no zhuzhi', 'my mate is on Zorvexan'])('stays open if it may refuse one: %s', (said) => {
    expect(lastOf('beef stew', said, 'for six').kind).toBe('not-understood');
  });
});

describe('a cook with only the named foods', () => {
  it('keeps that limit in the follow-up', () => {
    const answer = lastOf(
      "all i've got is flour, potatoes, an onion, butter and salt. cant go to the shop",
      'make it crispy',
    );
    expect(linesOf(answer)).not.toMatch(/egg|cheese|baking|milk|paprika|garlic/);
  });
});

describe('a swap that came to nothing', () => {
  it('is not asked about again', () => {
    const { memory } = composeSafely({ prompt: 'roast pumpkin salad', seed: 1 }, knowledge);
    if (!memory) throw new Error('Nothing is remembered.');
    const open = { ...memory, open: ['can i swap the cheese for something lighter'] };
    expect(openQuestion('now i want it crispier', open, knowledge)).toBeUndefined();
  });
});
