import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

const knowledge = chefKnowledge();

/** The title and the steps after the last of the messages, or what the chef asks. */
function answerTo(conversation: string): string {
  let previous: ChefMemory | undefined;
  let said = '';
  for (const prompt of conversation.split(' >> ')) {
    const answer = composeSafely({ prompt, seed: 1, ...(previous ? { previous } : {}) }, knowledge);
    if (answer.kind === 'recipe') previous = answer.memory;
    said =
      answer.kind === 'recipe'
        ? [answer.recipe.title, ...answer.recipe.instructions].join('\n')
        : answer.message;
  }
  return said;
}

describe('a remark about the occasion', () => {
  it.each([
    ['it is far too warm for the oven', /^(?!.*\bRoast\b)(?:Greek|Salade|Chicken Souvlaki|Panzanella)/],
    ['something hot and filling for dinner', /^(?!.*chilli garlic)/i],
    ['no cook supper please', /^(?!.*\b(?:simmer|fry)\b)/],
    ['feed the five of us for a tenner', /^(?:Bean and|Chana|Pasta e|Jacket|Dal|Lentil)/],
    ['the in laws are coming, I want to get it done in advance', /day before|Lasagne|Tagine/i],
    ['burritos that I can freeze', /No raw salad/],
    ['chicken soup please, I am ill', /^Chicken Noodle Soup/],
    ['instant pot soup', /^Pressure Cooker/],
    ['leftover turkey, celery and heavy cream', /^Creamy Turkey/],
    ['pork chops >> with mash', /^Pan-Fried Pork Chops/],
    ['something with chicken thighs >> I have rice too >> can I cook it all in one pot?', /One-Pot|Arroz/],
  ])('%s', (conversation, expected) => {
    expect(answerTo(conversation)).toMatch(expected);
  });
});
