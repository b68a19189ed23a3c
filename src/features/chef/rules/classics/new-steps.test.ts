import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { wronglyCooked } from '../answer/cooked-through.ts';
import { EMPTY_REQUEST } from '../request/request.ts';
import { cookClassic } from './cook.ts';

const knowledge = chefKnowledge();

function swapped(dish: string, food: string) {
  const classic = knowledge.classics.get(`dish:${dish}`);
  if (!classic) throw new Error(dish);
  const request = { ...EMPTY_REQUEST, wanted: [[food]] };
  const cooked = cookClassic(classic, { request, leading: new Set([food]), avoidLines: [] }, knowledge);
  return 'because' in cooked ? null : cooked;
}
const stepsOf = (dish: string, food: string) => swapped(dish, food)?.recipe.instructions.join(' ') ?? '';

describe('the steps of a dish whose food is swapped', () => {
  it('cook a substitute for a food that was ready to eat', () => {
    expect(stepsOf('tuna and bean salad', 'hake fillets')).toMatch(
      /^Poach the hake .* for 6 minutes, until it turns white and flakes/,
    );
    expect(swapped('tuna and bean salad', 'hake fillets')?.recipe.cookTime).toBe(6);
  });

  it.each([
    ['shrimp and grits', 'chicken thigh fillets', /no pink left/, /until pink/],
    ['pad thai', 'chicken thigh fillets', /chicken .* no pink left/, /until pink/],
    ['beef and broccoli', 'raw prawns', /prawns .* until pink all over/, /browned/],
    ['lomo saltado', 'chicken breast fillets', /for 7 minutes, until cooked through/, /$^/],
    ['chicken tinga', 'canned chickpeas', /Mash a few of the chickpeas/, /two forks/],
    ['paella', 'firm tofu', /$|tofu/, /tofu (?:is|are) pink/],
  ])('%s with %s', (dish, food, has, lacks) => {
    expect(stepsOf(dish, food)).toMatch(has);
    expect(stepsOf(dish, food)).not.toMatch(lacks);
  });

  it('cook dried pulses before they replace meat', () => {
    const lines = swapped('moussaka', 'green lentils')?.recipe.ingredients.map(({ name }) => name);
    expect(lines).toContain('cooked lentils');
  });

  it('use only plants if plants are named before the dish', () => {
    const lines = swapped('cassoulet', 'chestnut mushrooms')?.recipe.ingredients.map(({ name }) => name);
    expect(lines?.join('\n') ?? '').not.toMatch(/duck|pork sausages/);
  });

  it('come from another dish if the food does not fit', () => {
    for (const [dish, food] of [
      ['chicken kiev', 'green lentils'],
      ['ceviche', 'canned chickpeas'],
      ['spaghetti alle vongole', 'halloumi'],
      ['wiener schnitzel', 'canned chickpeas'],
    ] as const)
      expect(swapped(dish, food)?.swaps.some(({ isLead }) => isLead) ?? false, dish).toBe(false);
  });

  it.each(['chicken thigh fillets', 'hake fillets', 'raw prawns', 'canned chickpeas'])(
    'never leave %s raw, in any dish',
    (food) => {
      let taken = 0;
      for (const classic of knowledge.classics.values()) {
        if (!classic.lines.some(({ isLead }) => isLead)) continue;
        const cooked = swapped(classic.id.replace('dish:', ''), food);
        if (!cooked?.swaps.some(({ isLead }) => isLead)) continue;
        taken++;
        expect(wronglyCooked(cooked.recipe), cooked.recipe.title).toEqual([]);
      }
      expect(taken).toBeGreaterThan(50);
    },
  );
});
