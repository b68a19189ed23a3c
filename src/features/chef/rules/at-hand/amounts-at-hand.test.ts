import { describe, expect, it } from 'vitest';
import { answersTo, knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';
import { withAmountsBefore } from './amounts-at-hand.ts';

function cookedFor(prompt: string) {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(answer.message);
  const { recipe } = answer;
  return {
    servings: recipe.servings,
    lines: recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`).join('\n'),
  };
}

describe('an amount in a request', () => {
  it.each([
    ['meringues from 6 egg whites', /^6 egg whites/m],
    ['pavlova with 6 egg whites', /^6 egg whites/m],
    ['banana bread with 5 bananas', /^5 very ripe bananas/m],
    ['custard with 6 yolks', /^6 egg yolks/m],
    ['mussels 1kg, white wine', /^1000 g mussels/m],
    ['pavlova, 2 egg whites', /^2 egg whites/m],
    ['a glut of plums from the tree, about 2 kilos', /^2000 g plums/m],
  ])('scales the dish: %s', (prompt, line) => {
    expect(cookedFor(prompt).lines).toMatch(line);
  });

  it.each([
    ['what can I cook with 2 courgettes, a tin of butter beans and a lemon', /^240 g canned butter beans/m],
    ['the rest of a tub of ricotta, maybe 150g, goes off tomorrow', /^150 g ricotta/m],
    ['il me reste un demi chou rouge et deux pommes, une idée pour ce soir ?', /^2 apples/m],
    ['got 500 g mince, that is all the meat I have, 6 people', /^500 g minced beef/m],
    ['me sobraron lentejas cocidas y medio calabacín, que hago', /^(?:1\/2|1) courgette\b/m],
    ['ho mezza melanzana e pomodori', /^(?:1\/2|1) aubergine\b/m],
  ])('is what there is to use up: %s', (prompt, line) => {
    expect(cookedFor(prompt).lines).toMatch(line);
  });

  it.each([
    ['i want to use up a head of cabbage and some bacon', 'no dairy', /900 g white cabbage/],
    ['i want to use up a head of cabbage and some bacon', 'less salt', /900 g white cabbage/],
  ])('is still used up once the dish is changed: %s, “%s”', (prompt, said, line) => {
    expect(answersTo(prompt, said).at(-1)?.lines).toMatch(line);
  });

  it('is forgotten once the dish is for others', () => {
    const last = answersTo('i want to use up a head of cabbage and some bacon', 'for 8').at(-1);
    expect(last?.lines).not.toMatch(/900 g white cabbage/);
  });

  it('makes one cake, not four', () => {
    expect(cookedFor('apple cake with 3 kg of apples').servings).toBeLessThanOrEqual(24);
  });

  it.each([
    ['fennel bulb x2, sausages', 4],
    ['plums, about 20, falling off the tree', 8],
    ['sausage and fennel pasta for 6, i have 2 fennel bulbs', 6],
  ])('is not a number of people: %s', (prompt, servings) => {
    expect(cookedFor(prompt).servings).toBe(servings);
  });

  it.each([
    ['birthday lunch for my 8 yr old', 8],
    ['meal for my gran, 91, soft and simple', 50],
  ])('is an age, not a number of people: %s', (prompt, servings) => {
    expect(cookedFor(prompt).servings).not.toBe(servings);
  });

  it.each([
    ['plums, about 20, falling off the tree', '20 plums, falling off the tree'],
    ['mussels 1kg, white wine', '1kg mussels, white wine'],
    ['fennel bulb x2, sausages', '2 fennel bulb, sausages'],
    ['a dinner party, 8, one of them vegetarian', 'a dinner party, 8, one of them vegetarian'],
    ['pasta for 4', 'pasta for 4'],
  ])('may come before its food: %s', (prompt, told) => {
    expect(withAmountsBefore(prompt, knowledge)).toBe(told);
  });
});
