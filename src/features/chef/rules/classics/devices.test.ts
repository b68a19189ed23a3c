import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { answersTo } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

const knowledge = chefKnowledge();

function ask(prompt: string) {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
  return answer.recipe;
}
const textOf = ({ instructions }: ReturnType<typeof ask>) => instructions.join('\n');

describe('a limited kitchen', () => {
  it.each(['noodles, only a kettle', 'only a kettle in my hotel room, dinner', 'couscous, only a kettle'])(
    'fries nothing and leaves no meat raw: %s',
    (prompt) => {
      const recipe = ask(prompt);
      expect(textOf(recipe)).not.toMatch(/\b(?:fry|simmer|sear|oven|grill)\b/i);
      expect(recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(
        /minced|(?<!canned )chicken|raw prawns/,
      );
    },
  );

  it.each([
    ['dinner with only a microwave, chicken', /800 W .* 74 °C/],
    ['only a microwave, salmon', /800 W .* flakes/],
    ['campfire dinner with sausages', /embers/],
  ])('%s', (prompt, said) => {
    expect(textOf(ask(prompt))).toMatch(said);
  });

  it('keeps the dish of a machine that cannot be quicker, and finds an end to looking', () => {
    const [before, after] = answersTo('how long in the instant pot', 'make it vegan and quicker');
    expect(before?.title).toMatch(/^Pressure Cooker/);
    expect(after?.title).toMatch(/^Vegan Pressure Cooker/);
  });

  it('has no pan that is large enough for thirty', () => {
    const recipe = ask('sloppy joes for thirty scouts');
    expect(textOf(recipe)).toMatch(/work in 5 batches/);
    expect(recipe.cookingTips.join('\n')).toMatch(/5 pans/);
  });
});

describe('a machine that is done for', () => {
  it.each([
    ['my crockpot is cracked, pulled pork anyway', /^Pulled Pork/, /slow cooker/i],
    ['the oven is toast, need a cake', /./, /\boven\b/],
    ['my blender is fried. soup please', /Soup/, /\bblend/i],
    ['fried chicken, oven broke', /^Fried Chicken/, /\boven\b/],
  ])('is missing, and no food: %s', (prompt, title, without) => {
    const recipe = ask(prompt);
    expect(recipe.title).toMatch(title);
    expect(textOf(recipe)).not.toMatch(without);
    expect(recipe.title).not.toMatch(/Cracker|Toast/);
  });

  it.each([
    ['pumpkin soup', 'the crockpot cracked', /^Pumpkin Soup/],
    ['slow cooker pulled pork', 'my crockpot is cracked', /^Stovetop Pulled Pork/],
  ])('is missing in what was on screen: %s, then “%s”', (dish, said, title) => {
    expect(answersTo(dish, said)[1]?.title).toMatch(title);
  });

  it('is not what cooked something', () => {
    expect(textOf(ask('my oven cooked the chicken too fast'))).toMatch(/\boven\b/);
  });
});

describe('food for small children', () => {
  it.each([
    'mac and cheese for my 2 year old',
    "shepherd's pie for my two year old",
    'roast chicken for a toddler',
  ])('%s has no salt and no stock', (prompt) => {
    const lines = ask(prompt).ingredients.map(({ name }) => name);
    expect(lines.join('\n')).not.toMatch(/\bsalt\b|stock|bacon|soy sauce/);
  });
});

it('vegetarian gravy contains nothing from a roast', () => {
  expect(textOf(ask('vegetarian gravy'))).not.toMatch(/roast|juices|beef/);
});
