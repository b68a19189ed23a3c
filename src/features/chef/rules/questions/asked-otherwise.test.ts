import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const afterwards = (...turns: string[]) => {
  const [before, after] = answersTo(...turns);
  if (!before || !after) throw new Error('Two turns have two answers.');
  return { before, after };
};

describe('a question that is asked in other words', () => {
  it.each([
    ['french onion soup', 'cheaper cheese than gruyere?', /Instead of the gruyère, use Emmental/],
    ['french onion soup', 'is there something cheaper than beef stock', /Instead of the beef stock, use/],
    ['lasagne', 'it needs flavour, what can i add instead of salt?', /Lemon juice or vinegar/],
    ['shakshuka', 'my eggs always come out hard, what am i doing wrong', /^Eggs go hard/],
    ['shakshuka', 'why are my eggs always hard', /^Eggs go hard/],
    ['paella', 'my rice is always mushy, why?', /^Too much water/],
    [
      'american pancakes',
      'mine always turn out flat, what am i doing wrong',
      /^They rise by a raising agent/,
    ],
  ])('is answered, and the dish stays: %s, %s', (dish, question, said) => {
    const { before, after } = afterwards(dish, question);
    expect(after.said).toMatch(said);
    expect(after.said).not.toMatch(/no answer|did not understand/);
    expect(after.lines).toBe(before.lines);
  });

  it.each([
    ['lasagne', 'and somthing sweet for dessert after?'],
    ['lasagne', 'which dessert would go with that'],
    ['Gulasch', 'was gibt es zum Nachtisch dazu?'],
  ])('for a dessert gets one: %s, %s', (dish, question) => {
    const { before, after } = afterwards(dish, question);
    expect(after.title).not.toBe(before.title);
    expect(after.lines).toMatch(/sugar|honey|chocolate/);
  });

  it('is no remark that a warning could hide in', () => {
    const { after } = afterwards('brownies', 'he is allergic to eggs, what can i use instead of butter');
    expect(after.lines).not.toMatch(/egg/);
  });

  it.each([
    ['paella para 4', 'no tengo azafrán, ¿qué puedo usar?', /turmeric/],
    ['Käsespätzle', 'ich habe keinen Emmentaler, was kann ich stattdessen nehmen?', /cheddar|gruyère|gouda/],
  ])('after what is not at home is answered by what takes its place: %s, %s', (dish, question, line) => {
    const { after } = afterwards(dish, question);
    expect(after.lines).toMatch(line);
    expect(after.said).not.toMatch(/cannot say|no answer/);
  });
});

describe('whether a food may be eaten', () => {
  it.each([
    ["I'm coeliac, pasta alla vodka", 'is soy sauce ok for me', /^No.*gluten-free soy sauce/],
    ["I'm coeliac, pasta alla vodka", 'can i have couscous', /^No/],
    ["I'm coeliac, pasta alla vodka", 'is cream ok for me?', /^Yes/],
    ['vegan chili', 'is honey ok for me', /^No/],
    ['vegan chili', 'are kidney beans ok?', /^Yes/],
    ['chicken curry, allergic to peanuts', 'can he eat satay sauce', /^(?!Yes)/],
  ])('is judged by all that was told: %s, %s', (dish, question, said) => {
    const { before, after } = afterwards(dish, question);
    expect(after.said).toMatch(said);
    expect(after.lines).toBe(before.lines);
  });

  it.each([
    ["I'm coeliac, chicken curry", 'can he have prawns? he is allergic to shellfish', /prawn/],
    ["I'm coeliac, chicken curry", 'can she have honey, she is 8 months old', /honey/],
    ['vegan chili', 'is honey ok for my baby', /honey/],
    ["I'm coeliac, chicken curry", 'is brie ok for my pregnant wife', /brie/i],
  ])('is never granted to somebody of whom the same message warns: %s, %s', (dish, question, food) => {
    const { after } = afterwards(dish, question);
    expect(after.said).not.toMatch(/^Yes/m);
    expect(after.lines).not.toMatch(food);
  });
});

describe('how many eat', () => {
  it.each([
    ['we are actually 4 tonight', 4],
    ['my parents are coming too so 6', 6],
    ['my parents are coming too', 4],
  ])('is heard: %s', (said, servings) => {
    expect(afterwards('pasta with tomatoes for two', said).after.servings).toBe(servings);
  });
});
