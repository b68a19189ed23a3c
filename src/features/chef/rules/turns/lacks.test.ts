import { describe, expect, it } from 'vitest';
import { answersTo, knowledge } from '../../../../../test/chef.ts';
import { hasNone } from '../answer/has-none.ts';
import { withoutChat } from '../words/chat-words.ts';

describe('what people write between their words', () => {
  it.each([
    ['im out of eggs lol what else could i use', 'im out of eggs what else could i use'],
    ['no garlic pls 🙏', 'no garlic'],
    ['hahaha, no eggs btw', 'no eggs'],
    ['for 4 tho 😂😂', 'for 4'],
  ])('“%s” says “%s”', (written, meant) => {
    expect(withoutChat(written)).toBe(meant);
  });

  it.each(['lol', '🤢 eggs', 'no nuts 🥜 please', 'eggs 🚫', 'bread rolls', 'baba ghanoush'])(
    'leaves “%s” as it is',
    (written) => {
      expect(withoutChat(written)).toBe(written);
    },
  );
});

describe('a food of the dish that is not at home', () => {
  it.each([
    ['shakshuka', 'im out of eggs lol what else could i use', /chickpeas/, /\begg/],
    ['shakshuka', 'eggs are all gone haha', /chickpeas/, /\begg/],
    ['pancakes', 'keine Eier mehr lol', /yogurt/, /\begg/],
    ['carbonara', 'no eggs left', /^400 g spaghetti/m, /\begg/],
    ['mac and cheese', 'out of cheese', /./, /cheddar|gruyère/],
    ['fried rice', 'swap the eggs for something else pls', /tofu/, /\begg/],
    ['brownies', 'out of eggs btw, what can i use', /yogurt/, /\begg/],
    ['tomato soup', 'no cream left tho', /100 ml crème fraîche/, /double cream/],
  ])('%s, then “%s”, is made with something else', (dish, said, lines, gone) => {
    const [, then] = answersTo(dish, said);
    expect(then?.lines).toMatch(lines);
    expect(then?.lines).not.toMatch(gone);
    expect(then?.said).not.toMatch(/It has no/);
  });

  it.each([
    ['chicken stir fry', 'no soy sauce in the house', /Worcestershire sauce/],
    ['chicken stir fry', 'i have no soy sauce', /Worcestershire sauce/],
    ['pancakes', 'no eggs in the house', /100 g yogurt/],
    ['lasagne', 'no butter in the house', /60 g margarine/],
  ])(
    '%s, then “%s”, is made with what stands in a cupboard, and all else is as much as before',
    (dish, said, taken) => {
      const [first, then] = answersTo(dish, said);
      const before = first?.lines.split('\n') ?? [];
      const now = then?.lines.split('\n') ?? [];
      expect(then?.lines).toMatch(taken);
      expect(then?.lines).not.toMatch(/coconut aminos|soy yogurt|vegan/);
      expect(now.filter((line) => !before.includes(line))).toHaveLength(1);
      expect(now).toHaveLength(before.length);
    },
  );

  it('stays safe for somebody who is allergic to it', () => {
    const [, then] = answersTo('chicken stir fry', "I'm allergic to soy");
    expect(then?.lines).toMatch(/coconut aminos/);
  });

  it('is named with what goes into that dish, and not into a cake', () => {
    const [, pan] = answersTo('shakshuka', 'what could i use instead of the eggs?');
    expect(pan?.said).toMatch(/chickpeas/);
    const [, batter] = answersTo('pancakes', 'what could i use instead of the eggs?');
    expect(batter?.said).toMatch(/flaxseed/);
  });
});

it('never says that a dish has none of what is in it, however the food is called', () => {
  const lines = [{ name: 'eggs' }, { name: 'spaghetti' }, { name: 'canned coconut milk' }];
  for (const food of ['eggs', 'the egg', 'eggs lol', 'Eier', 'coconut milk', 'spaghetti'])
    expect(hasNone(food, lines, knowledge), food).toBeNull();
  for (const food of ['linguine', 'yogurt', 'cream', 'soy milk'])
    expect(hasNone(food, lines, knowledge), food).toMatch(/It has no/);
});

describe('self-raising flour that is not at home', () => {
  it('gives way to plain flour with more baking powder', () => {
    const [, last] = answersTo('scones', 'no self raising flour');
    expect(last?.lines).toMatch(/350 g plain flour/);
    expect(last?.lines).toMatch(/4 tsp baking powder/);
    expect(last?.lines).not.toMatch(/gluten-free/);
  });
});

describe('flour that only thickens or coats', () => {
  it.each([
    ['cauliflower cheese', 'without flour', /Cauliflower Cheese/, /25 g cornflour/],
    ['chicken schnitzel', 'no flour left', /Schnitzel/, /40 g cornflour/],
  ])('gives way to half as much cornflour: %s, then “%s”', (dish, said, title, has) => {
    const last = answersTo(dish, said).at(-1);
    expect(last?.title).toMatch(title);
    expect(last?.lines).toMatch(has);
  });

  it('is what bread is made of, which stays', () => {
    expect(answersTo('bread', 'without flour').at(-1)?.said).not.toMatch(/Gone: bread flour/);
  });
});

describe('a spoonful of sugar', () => {
  it('goes from a dish of meat, and no more', () => {
    const [, pot, last] = answersTo('pulled pork', 'in the instant pot', 'without sugar');
    expect(last?.title).toBe(pot?.title);
    expect(last?.lines).not.toMatch(/sugar/);
    expect(last?.steps).not.toMatch(/sugar/);
  });
});

describe('a refused topping', () => {
  it('is not put on top', () => {
    expect(answersTo('veggie burger', 'no breadcrumbs').at(-1)?.lines).not.toMatch(/breadcrumbs/);
  });
});

describe('a food of several sorts', () => {
  it('goes as a whole: no peppers', () => {
    const [, last] = answersTo('chicken fajitas', 'no peppers my son hates them');
    expect(last?.lines).not.toMatch(/(?:red|green) pepper/);
  });
});

describe('a vegan risotto', () => {
  it('has no scrap of a sentence where butter and cheese were', () => {
    const [, last] = answersTo('butternut squash risotto', 'vegan please');
    expect(last?.steps).toMatch(/Take off the heat\. Season with/);
  });
});

describe('a diet that comes after an addition', () => {
  it.each([
    ['tofu scramble', 'add feta', 'make it vegan', /Tofu Scramble/, /feta/],
    ['chili con carne', 'add cheese', 'make it vegan', /Vegan Chili/, /cheddar|beef/],
    ['pasta with tomato sauce', 'add tuna', 'vegetarian please', /Pomodoro/, /tuna/],
  ])(
    'takes the addition from the dish, and keeps the dish: %s, “%s”, “%s”',
    (dish, adds, diet, title, not) => {
      const last = answersTo(dish, adds, diet).at(-1);
      expect(last?.title).toMatch(title);
      expect(last?.lines).not.toMatch(not);
    },
  );
});

describe('what a dish is put into', () => {
  it.each([
    ['falafel', 'in pitta', /Falafel/, /4 pitta breads/],
    ['bulgogi', 'serve in lettuce wraps', /Bulgogi/, /lettuce/],
    ['bulgogi', 'no pear', /Bulgogi/, /apple/],
  ])('asks for no other dish: %s, then “%s”', (dish, said, title, has) => {
    const last = answersTo(dish, said).at(-1);
    expect(last?.title).toMatch(title);
    expect(last?.lines).toMatch(has);
  });
});

describe('the regional cheese of a dish that is written with others', () => {
  it.each(['no sulguni here, what cheese instead?', "I can't find sulguni, what can I use?"])(
    'is replaced already: %s',
    (message) => {
      const [first, then] = answersTo('khachapuri', message);
      expect(then?.said).toContain('mozzarella and feta');
      expect(then?.lines).toBe(first?.lines);
    },
  );
});
