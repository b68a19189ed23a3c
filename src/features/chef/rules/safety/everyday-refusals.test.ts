import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

const answerTo = (prompt: string) => composeSafely({ prompt, seed: 1 }, knowledge);

describe('an everyday refusal', () => {
  it.each([
    'nobody wants to wash up so one pan only, chicken and rice',
    "the power's out, we only have the camping stove",
    "I don't own a whisk and I refuse to buy one, dessert idea",
    'nothing worked today. comfort me with pasta',
    "don't tell my mother but I've never roasted a chicken",
    'out of ideas and out of patience, mince',
    "we're out of gas so it's the barbecue or nothing, got chicken thighs and corn",
    'the in-laws are never impressed; roast chicken?',
    'he never stops eating, feed my teenage son',
    "don't have much time, baby asleep on me, one hand free",
    'no quiero encender el horno, algo fresco',
  ])('is not a warning: %s', (prompt) => {
    expect(answerTo(prompt)).toMatchObject({ kind: 'recipe' });
  });

  it.each([
    ["can't keep anything down, soup", /^$/],
    ['no quenelles, dinner', /quenelle|dumpling/],
    ['kiwi and I do not speak, pavlova', /kiwi/],
    ['pasta, dairy is out', /\bmilk|cheese|(?<!(?:vegan|soy) )cream/],
    ['nobody at this table touches swine, cassoulet', /pork|bacon|\bham\b/],
    ["the nursery won't let us bring anything with egg in it, cupcakes", /\begg/],
  ])('is respected, or asked about if it may be about a food: %s', (prompt, never) => {
    const answer = answerTo(prompt);
    if (answer.kind === 'recipe')
      expect(answer.recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(never);
    else expect(answer.message).toMatch(/You wrote|I do not know/);
  });
});

describe('a kind of dish that somebody is tired of', () => {
  it.each([
    ['if I see one more wrap I will scream. lunch ideas at home', /wrap/i],
    ['I cannot face another salad', /salad/i],
    ['etwas mit Kürbis, aber bitte nicht schon wieder Suppe', /soup/i],
  ])('is not cooked: %s', (prompt, dish) => {
    const answer = answerTo(prompt);
    expect(answer.kind === 'recipe' && answer.recipe.title).not.toMatch(dish);
  });
});

describe('the effect of a food on somebody', () => {
  it.each([
    ['our friend comes out in hives from shellfish, we wanted to do a paella', /prawn|mussel|squid|clam/],
    ['dairy makes me bloat. mac and cheese?', /\b(?:milk|cheddar|butter|cream)\b(?<!(?:soy|oat|vegan) \w+)/],
    ['Geoff runs a mile from mushrooms, what can I do with pork chops and cream', /mushroom/],
  ])('excludes the food: %s', (prompt, food) => {
    const answer = answerTo(prompt);
    expect(answer).toMatchObject({ kind: 'recipe' });
    if (answer.kind === 'recipe')
      expect(answer.recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(food);
  });
});
