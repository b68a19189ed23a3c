import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const saidOf = (...turns: string[]) => answersTo(...turns).at(-1)?.said ?? '';

describe('somebody who asks for ideas', () => {
  it.each([
    ['leftover roast lamb ideas', /^Other ideas: .*Lamb.*Lamb/m],
    ['leftover chicken ideas', /^Other ideas: (?:.*Chicken.*){2,3}/m],
    ['any ideas for dinner with mince?', /^Other ideas: .*, .* and /m],
    ['Ideen mit Zucchini', /^Other ideas: .*Courgette/m],
  ])('%s: gets a recipe and the names of others', (prompt, others) => {
    expect(saidOf(prompt)).toMatch(others);
  });

  it.each(['idea for salmon', 'lasagne ideas', 'chicken tagine'])('%s: is named none', (prompt) => {
    expect(saidOf(prompt)).not.toMatch(/Other ideas/);
  });

  it('is named only what everybody may eat', () => {
    const said = saidOf('vegan dinner suggestions, no nuts');
    expect(said).toMatch(/Other ideas/);
    expect(said.split('\n').find((each) => each.startsWith('Other ideas'))).not.toMatch(
      /Chicken|Beef|Salmon|Egg|Cheese/,
    );
  });
});

describe('an egg on top', () => {
  it.each([
    ['egg fried rice', 'add an egg on top', /800 g cooked rice[\s\S]*3 eggs[\s\S]*4 eggs, for the top/],
    ['shakshuka', 'put a fried egg on top', /4 eggs\n[\s\S]*2 eggs, for the top/],
    ['chicken fried rice', 'top it with an egg', /4 eggs, for the top/],
    ['nasi goreng', 'add another egg on top', /4 eggs, for the top/],
  ])('%s, %s: is a fried one for each, whatever eggs are in the dish', (dish, wish, lines) => {
    const [, after] = answersTo(dish, wish);
    expect(after?.lines).toMatch(lines);
    expect(after?.steps.split('\n').at(-1)).toMatch(/^Fry the eggs for the top/);
  });

  it.each([
    ['greek salad', 'put an egg on top', /boil the eggs/],
    ['egg fried rice', 'add an egg', /scramble the eggs/],
    ['pad thai no eggs', 'add an egg on top', /rice noodles/],
  ])('%s, %s: is not fried', (dish, wish, steps) => {
    const [, after] = answersTo(dish, wish);
    expect(after?.steps).toMatch(steps);
    expect(after?.steps).not.toMatch(/for the top/);
  });
});

describe('nothing to undo', () => {
  it.each(['undo that', 'go back', 'revert'])('%s: says that nothing has changed', (said) => {
    expect(saidOf('shakshuka', said)).toBe('Nothing has changed yet: this is your Shakshuka.');
  });
});

describe('other ideas', () => {
  it.each([
    ['kids lunch box ideas', /Egg Muffins|Tortilla Pinwheels/, /Ceviche|Coleslaw/],
    ['idee per una cena leggera', /Lemon Herb Chicken|Frittata/, /Casserole|Gratin/],
  ])('suit whom the first one suits: %s', (prompt, expected, unfit) => {
    const said = answersTo(prompt)[0]?.said ?? '';
    expect(said).toMatch(expected);
    expect(said).not.toMatch(unfit);
  });
});

describe('a light dinner', () => {
  it.each(['low calorie dinner', 'cena ligera y rápida', 'was leichtes zum Abendessen, nicht zu teuer'])(
    'is one that many cook: %s',
    (prompt) => {
      expect(answersTo(prompt)[0]?.title).toMatch(
        /Salmon with Broccoli|Lemon Herb Chicken|Frittata|Baked Cod/,
      );
    },
  );
});
