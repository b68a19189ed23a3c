import { describe, expect, it } from 'vitest';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import { CHEF_TABLES } from '../../data/chef-tables.ts';
import { openKnowledge } from '../knowledge/cooking-knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = openKnowledge(foodCatalog(), CHEF_TABLES);

function ask(prompt: string) {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
  return {
    dish: answer.memory.dish,
    title: answer.recipe.title,
    lines: answer.recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`).join('\n'),
    why: answer.why.join('\n'),
  };
}

describe('noodles, rice or pasta with a dish that has none', () => {
  it.each([
    ['chicken stir fry with noodles', 'dish:chicken stir fry', /noodles/, /basmati/],
    ['chicken curry with noodles', 'dish:chicken curry', /noodles/, /basmati/],
    ['beef stew with pasta', 'dish:beef stew', /penne|pasta/, /noodles/],
  ])('is in it: %s', (prompt, dish, has, lacks) => {
    const answer = ask(prompt);
    expect(answer.dish).toBe(dish);
    expect(answer.lines).toMatch(has);
    expect(answer.lines).not.toMatch(lacks);
  });
});

describe('what somebody does not like', () => {
  it.each([
    ['mushrooms make my son gag, stroganoff', 'dish:beef stroganoff', /steak/, /mushroom|tofu/],
    ['my daughter hates onions, beef stroganoff for 4', 'dish:beef stroganoff', /steak/, /onion|fennel/],
    ['hates olives but loves puttanesca', 'dish:spaghetti puttanesca', /olive oil/, /black olives/],
    ['paprika chicken, nothing with peppers', 'dish:chicken paprikash', /paprika/, /(?:red|green) pepper/],
    ['I hate coriander, chicken tikka masala', 'dish:chicken tikka masala', /garam masala/, /coriander/],
    ['tortilla de patatas sin cebolla', 'dish:tortilla espanola', /egg/, /onion|fennel/],
  ])('leaves the dish what it is: %s', (prompt, dish, has, lacks) => {
    const answer = ask(prompt);
    expect(answer.dish).toBe(dish);
    expect(answer.lines).toMatch(has);
    expect(answer.lines).not.toMatch(lacks);
  });

  it('is left out of every food if it is an allergy', () => {
    expect(ask('chicken tikka masala, allergic to coriander').lines).not.toMatch(/coriander|garam masala/);
    expect(ask('chicken dinner, allergic to peppers').lines).not.toMatch(/paprika|chilli|red pepper/);
  });

  it('ends where a wish begins', () => {
    expect(ask('a dinner for two, not too heavy, fish').lines).toMatch(/fillets|prawns|tuna|salmon|cod/);
    expect(ask('nothing veggie, hearty dinner').lines).toMatch(/beef|chicken|pork|lamb|steak/);
  });
});

describe('less heat', () => {
  it('is less of what makes the dish hot, rather than none', () => {
    expect(ask('tteokbokki').lines).toContain('3 tbsp gochujang');
    expect(ask('tteokbokki, not too spicy').lines).toContain('1 tbsp gochujang');
    expect(ask('doro wat but less spicy').lines).toMatch(/tsp chilli powder/);
  });
});

describe('a food and a kind of dish', () => {
  it.each([
    ['a soup with tomatoes', 'dish:tomato soup'],
    ['muffins with blueberries', 'dish:blueberry muffins'],
    ['birthday cake for my dad, strawberry', 'dish:strawberry birthday cake'],
  ])('name a dish together: %s', (prompt, dish) => {
    expect(ask(prompt).dish).toBe(dish);
  });

  it('are a sauce if one is asked for, and a side dish of that food', () => {
    expect(ask('a sauce for steak').dish).toBe('dish:peppercorn sauce');
    expect(ask('thanksgiving side dish with sweet potatoes').dish).toBe('dish:sweet potato casserole');
  });
});
