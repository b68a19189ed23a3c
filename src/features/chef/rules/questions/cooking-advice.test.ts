import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { composeSafely } from '../safe-chef.ts';
import { adviceIn } from './cooking-advice.ts';

const first = answerTo('nasi goreng');

function answerTo(prompt: string, before?: ChefAnswer): ChefAnswer {
  const previous = before?.kind === 'recipe' ? { previous: before.memory } : {};
  return composeSafely({ prompt, seed: 1, ...previous }, knowledge);
}

describe('a follow-up about taste, texture or tools', () => {
  it.each([
    ['saltier and stickier', /more salt.* stickier/],
    ['chunkier', /chunkier/],
    ['can you make it a bit smoother?', /smoother/],
    ['add more depth', /more depth/],
    ['make it cheesy', /you all eat/],
    ['gingerier', /small steps/],
    ["I've only got a square tin", /square tin/],
    ['no rolling pin', /clean bottle/],
    ['can I eat it cold?', /within an hour/],
    ['bake rather than fry', /not know a good way to bake Nasi Goreng/],
    ['would it sit overnight in the fridge?', /ahead/],
    ['will it keep till sunday?', /fridge/],
    ['which fillings are quickest?', /no cooking/],
  ])('%s', (prompt, advice) => {
    const next = answerTo(prompt, first);
    expect(next).toMatchObject({
      kind: 'recipe',
      recipe: first.kind === 'recipe' ? { ingredients: first.recipe.ingredients } : {},
      why: expect.arrayContaining([expect.stringMatching(advice)]),
    });
  });

  it.each([
    'butter',
    'make dinner',
    'add ginger',
    'for december',
    'no beer',
    'cheaper',
    'creamier',
    'make it heartier',
  ])('%s is not one', (said) => {
    expect(adviceIn(said)).toBeNull();
  });
});

describe('a follow-up that the chef cannot interpret', () => {
  it('leaves the dish on screen, and says what the chef can do', () => {
    expect(answerTo('glorbify it', first)).toMatchObject({
      kind: 'recipe',
      recipe: first.kind === 'recipe' ? first.recipe : {},
      why: expect.arrayContaining([
        expect.stringMatching(/did not understand “glorbify”.*ask whether it freezes/),
      ]),
    });
  });

  it.each(['on apixaban now', 'blorvastin', 'MCAS', 'she has glorbitis'])(
    'makes the chef ask if it may be a warning: %s',
    (said) => {
      expect(answerTo(said, first).kind).toBe('not-understood');
    },
  );
});
