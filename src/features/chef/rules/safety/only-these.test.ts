import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

const STAPLES = 'salt|pepper|oil|water';

describe('a cook who has only the named foods', () => {
  it.each([
    ['I only have eggs, potatoes and onions', 'egg|potato|onion'],
    ['all I have is rice, beans and an onion', 'rice|bean|onion'],
    ['I just have chicken and carrots', 'chicken|carrot'],
    ['I only have flour, eggs and milk', 'flour|egg|milk'],
    ['I only have tuna, pasta and sweetcorn', 'tuna|penne|pasta|sweetcorn'],
    ['only pasta, tomatoes and garlic in the house', 'pasta|penne|tomato|garlic'],
    ['ich habe nur Reis und Eier', 'rice|egg'],
    ['solo tengo patatas y huevos', 'potato|egg'],
    ["j'ai seulement des courgettes et du riz", 'courgette|rice'],
    [
      'nothing but potatoes, cheese and ham',
      'potato|cheddar|cheese|mozzarella|halloumi|feta|parmesan|gruyère|ham',
    ],
  ])('gets nothing else for “%s”, or is asked', (prompt, named) => {
    for (const seed of [1, 2, 3]) {
      const answer = composeSafely({ prompt, seed }, knowledge);
      if (answer.kind !== 'recipe') continue;
      for (const { name } of answer.recipe.ingredients)
        expect(name).toMatch(new RegExp(`${named}|${STAPLES}`, 'i'));
    }
  });

  it('is told if they make no meal', () => {
    const answer = composeSafely({ prompt: 'I only have parsley', seed: 1 }, knowledge);
    expect(answer).toMatchObject({
      kind: 'not-understood',
      message: expect.stringContaining('made of only what you named'),
    });
  });

  it('still has only those in the next message, plus any it adds', () => {
    const first = composeSafely({ prompt: 'I only have eggs, potatoes and onions', seed: 1 }, knowledge);
    if (first.kind !== 'recipe') throw new Error(first.message);
    const next = composeSafely({ prompt: 'for four', previous: first.memory, seed: 1 }, knowledge);
    if (next.kind !== 'recipe') throw new Error(next.message);
    expect(next.recipe.servings).toBe(4);
    for (const { name } of next.recipe.ingredients) expect(name).toMatch(/egg|potato|onion|salt|pepper|oil/);
  });

  it('is not inferred from few minutes or one pan', () => {
    const answer = composeSafely({ prompt: 'I only have 20 minutes, chicken please', seed: 1 }, knowledge);
    expect(answer.kind === 'recipe' && answer.recipe.ingredients.length).toBeGreaterThan(6);
  });
});
