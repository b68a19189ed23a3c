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
