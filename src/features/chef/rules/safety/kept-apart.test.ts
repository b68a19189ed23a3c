import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const MILK =
  /(?<!oat |soy |coconut )milk\b|(?<!soy |coconut )cream\b|(?<!vegan )butter\b|cheddar|parmesan|mozzarella|(?<!vegan )cheese/;
const MEAT = /beef|chicken|lamb|turkey/;

describe('kosher', () => {
  it.each([
    ['kosher potato gratin', /400 ml double cream/],
    ['cauliflower gratin, kosher, dairy meal', /cheddar/],
    ['kosher cheesecake', /cream cheese/],
  ])('keeps the milk of a dish without meat: %s', (prompt, milk) => {
    const [answer] = answersTo(prompt);
    expect(answer?.lines).toMatch(milk);
    expect(answer?.lines).not.toMatch(MEAT);
    expect(answer?.said).toMatch(/keep meat and milk apart/);
  });

  it.each(['kosher lasagne', 'kosher beef stroganoff', 'cheeseburger, kosher'])(
    'leaves the milk out where there is meat: %s',
    (prompt) => {
      const [answer] = answersTo(prompt);
      expect(answer?.lines).toMatch(MEAT);
      expect(answer?.lines).not.toMatch(MILK);
    },
  );

  it('has no milk in a dessert after meat', () => {
    const [answer] = answersTo('kosher dessert after a meat meal');
    expect(answer?.lines).not.toMatch(MILK);
    expect(answer?.lines).not.toMatch(MEAT);
    expect(answer?.lines).toMatch(/sugar|honey|syrup|chocolate|berries|apples/);
  });

  it('loses its milk when meat comes in later', () => {
    const answers = answersTo('fettuccine alfredo', 'kosher please', 'add chicken');
    expect(answers[1]?.lines).toMatch(/double cream/);
    expect(answers[2]?.lines).toMatch(/chicken/);
    expect(answers[2]?.lines).not.toMatch(MILK);
  });
});
