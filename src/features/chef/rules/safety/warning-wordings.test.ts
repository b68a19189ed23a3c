import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { batchesOfWordings, violationsIn, wordingsByName } from '../../../../../test/warning-wordings.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

const PLAIN = new URL('../../../../../test/samples/chef/plain-prompts.txt', import.meta.url);
/** The bench answers each with several. */
const WORDINGS = batchesOfWordings().map((wording, at) => ({ ...wording, seed: 1 + (at % 3) }));

describe('a wording that the rules were not written for', () => {
  it.each(WORDINGS)('“$prompt” is respected or asked about', ({ seed, ...wording }) => {
    const answer = composeSafely({ prompt: wording.prompt, seed }, knowledge);
    expect(violationsIn(answer, wording, knowledge.catalog)).toEqual([]);
  });

  it('is one of more than 500', () => {
    expect(WORDINGS.length).toBeGreaterThan(500);
  });
});

describe('a food that somebody cannot, must not or will not eat', () => {
  it.each(wordingsByName())('is in no line after “$prompt”', (wording) => {
    const answer = composeSafely({ prompt: wording.prompt, seed: 1 }, knowledge);
    expect(violationsIn(answer, wording, knowledge.catalog)).toEqual([]);
  });
});

describe('the chef', () => {
  it('cooks nearly every request without a word about health or dislikes', {
    timeout: 180_000,
  }, () => {
    const prompts = readFileSync(PLAIN, 'utf8').trim().split('\n');
    const asked = prompts.filter((prompt) => {
      const answer = composeSafely({ prompt, seed: 1 }, knowledge);
      // A dish it has never heard of is not a warning.
      return (
        answer.kind === 'not-understood' && /You wrote|You mentioned|I do not know “/.test(answer.message)
      );
    });
    expect(asked.length, asked.join('\n')).toBeLessThan(prompts.length / 20);
  });

  it('asks about an unknown word that may be an illness or a medicine', () => {
    const answer = composeSafely({ prompt: 'salad with spinach, on blorvastin', seed: 1 }, knowledge);
    expect(answer).toMatchObject({
      kind: 'not-understood',
      message: expect.stringContaining('You mentioned “blorvastin”'),
    });
  });

  it.each([
    'spagetti with mushrooms',
    'sushi bowl with salmon and avocado',
    'chicken stew with kidney beans',
    'salad with artichoke hearts',
    'dinner for two, we are expecting guests',
  ])('“%s” is cooked', (prompt) => {
    expect(composeSafely({ prompt, seed: 1 }, knowledge).kind).toBe('recipe');
  });
});
