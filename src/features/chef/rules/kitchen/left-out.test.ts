import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['potato salad', 'can it stay out of the fridge till noon', /^For 2 hours at room temperature/],
  ['potato salad', 'how long can it sit out', /^For 2 hours/],
  [
    'chicken fried rice',
    'will it be ok in my lunchbox unrefrigerated',
    /^For 2 hours.*Cooked rice spoils sooner/,
  ],
  ['chicken fried rice', 'kann das ungekühlt stehen', /^For 2 hours/],
  ['banana bread', 'is it ok at room temperature', /^It needs no fridge/],
  ['banana bread', 'does it need to go in the fridge', /^It needs no fridge/],
  ['pizza dough', 'can it stay out on the counter', /^Only while it rises/],
  ['thai green curry', 'can i use light coconut milk', /^Yes, the same amount\. It is thinner/],
  ['tomato soup', 'would light cream work', /splits more easily/],
  ['pavlova', 'can i use low-fat cream', /^No: this one has to be whipped/],
  ['mac and cheese', 'what veggies could i sneak in', /^Cauliflower, .*hardly show/],
  ['spaghetti bolognese', 'which vegetables can i add', /would go well in it/],
])('answers what is asked of the dish on screen, and changes nothing: %s, %s', (dish, question, answer) => {
  const [first, then] = answersTo(dish, question);
  expect(then?.said).toMatch(answer);
  expect(then).toMatchObject({ title: first?.title, lines: first?.lines, steps: first?.steps });
});

it('still leaves out a food', () => {
  expect(answersTo('potato salad', 'can i leave out the mustard').at(-1)?.lines).not.toMatch(/mustard/);
});
