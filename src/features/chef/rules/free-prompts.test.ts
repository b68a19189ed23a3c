import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { brokenPromises, readFreePrompts } from '../../../../test/free-prompts.ts';
import { flawsOf } from '../../../../test/sound-recipe.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { composeSafely } from './safe-chef.ts';
import type { ChefMemory } from './turns/chef-memory.ts';

const knowledge = chefKnowledge();

/** Each batch was written before the rules were tried on it. */
const PROMPTS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
].flatMap((batch) =>
  readFreePrompts(
    readFileSync(new URL(`../../../../test/samples/chef/free-prompts/${batch}.txt`, import.meta.url), 'utf8'),
  ),
);

function answerTo(turns: readonly string[]): ChefAnswer {
  let previous: ChefMemory | undefined;
  let answer: ChefAnswer | undefined;
  for (const prompt of turns) {
    answer = composeSafely({ prompt, seed: 1, ...(previous ? { previous } : {}) }, knowledge);
    if (answer.kind === 'recipe') previous = answer.memory;
  }
  if (!answer) throw new Error('There is no prompt.');
  return answer;
}

describe('a free-form prompt', () => {
  it('occurs only once in the samples', () => {
    const said = PROMPTS.map(({ turns }) => turns.join(' >> '));
    expect(new Set(said).size).toBe(said.length);
    expect(PROMPTS.every(({ holds }) => holds.length > 0)).toBe(true);
  });

  it.each(PROMPTS.map(({ turns, holds }) => [turns.join(' >> '), turns, holds] as const))(
    '%s',
    (_, turns, holds) => {
      const answer = answerTo(turns);
      const said = answer.kind === 'recipe' ? answer.recipe.title : answer.message;
      expect(brokenPromises(answer, holds, knowledge.catalog), said).toEqual([]);
      if (answer.kind === 'recipe') expect(flawsOf(answer.recipe, knowledge.catalog), said).toEqual([]);
    },
  );
});
