import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const then = (...turns: string[]) => answersTo(...turns).at(-1);

describe('a change of the dish on screen, in other words', () => {
  it.each([
    ['beef tacos', 'no red meat actually, what about fish', /\bcod\b/, /beef|turkey/],
    ['beef tacos when i am pregnant', 'no red meat actually, what about fish', /\bcod\b/, /beef|turkey/],
    ['chicken curry', 'actually no chicken, what about fish?', /\bcod\b/, /chicken/],
    ['beef stew', 'i dont eat red meat, can it be fish', /\bcod\b|fish/, /beef|lamb/],
    ['beef burgers', 'not beef, how about turkey', /minced turkey/, /beef/],
    ['spaghetti bolognese', 'no pork please, could we do lamb?', /minced lamb/, /pork/],
    ['chicken curry', 'what about fish?', /\bcod\b/, /chicken/],
    [
      'greek salad',
      'no olives the kids won’t eat them but more cucumber',
      /1 1\/2 cucumber/,
      /olives\b(?! oil)/,
    ],
    [
      'greek salad',
      'no peppers pls my husband hates them and add some chickpeas',
      /chickpeas/,
      /green pepper/,
    ],
    ['pizza dough', 'make it with whole wheat', /500 g wholemeal flour/, /bread flour/],
    ['pancakes', 'can you make them with spelt flour', /220 g spelt flour/, /plain flour/],
    [
      'chili con carne',
      'too many beans for me, halve them',
      /500 g minced beef[\s\S]*200 g canned kidney beans/,
      /400 g canned kidney/,
    ],
    ['tomato soup', 'im out of cream', /crème fraîche/, /double cream/],
  ])('%s, %s', (dish, message, has, hasNot) => {
    const { lines } = then(dish, message) ?? {};
    expect(lines).toMatch(has);
    expect(lines).not.toMatch(hasNot);
  });

  it.each([
    ['im out of mayo', 'quick lunch with tuna'],
    ['we’re out of ketchup', 'chicken curry'],
  ])('what is not in it is not missed: %s', (message, dish) => {
    const [first, second] = answersTo(dish, message);
    expect(second?.lines).toBe(first?.lines);
    expect(second?.said).toMatch(/^It has no/);
  });

  it('asks for another dish with the same food', () => {
    const [first, second] = answersTo('quick lunch with tuna', 'what else could i do with it');
    expect(second?.title).not.toBe(first?.title);
    expect(second?.lines).toMatch(/tuna/);
  });

  it.each([
    ['beef stroganoff', 'no mushrooms, what can i put in instead', /aubergines/, /mushrooms/],
    ['chicken curry', 'i have no coconut milk, what can i use', /double cream/, /coconut milk/],
    ['chicken curry', 'no onions left, what now?', /leeks/, /onions/],
  ])('puts in what does the work of a food that is not there: %s, %s', (dish, message, has, hasNot) => {
    const { lines } = then(dish, message) ?? {};
    expect(lines).toMatch(has);
    expect(lines).not.toMatch(hasNot);
  });

  it('says what else would do', () => {
    expect(then('chicken curry', 'i have no coconut milk, what can i use')?.said).toMatch(
      /This would do as well: single cream/,
    );
  });

  it('pours oil in, and does not melt it', () => {
    expect(then('banana bread', 'can i use oil instead of butter')?.lines).toMatch(/g sunflower oil$/m);
  });
});
