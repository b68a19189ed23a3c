import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['pork chops with apples', 'swap the pork for chicken', /74 °C \/ 165 °F inside/],
  ['honey garlic pork tenderloin', 'turkey breast instead of the pork', /reads 74 °C \(165 °F\)/],
  ['ramen', 'chicken instead of pork', /reads 74 °C \(165 °F\)/],
  ['creamy pork chops', 'swap for chicken breast', /74 °C \/ 165 °F inside/],
])('poultry in place of pork is cooked through: %s, “%s”', (dish, said, heat) => {
  const last = answersTo(dish, said).at(-1);
  expect(last?.steps).toMatch(heat);
  expect(last?.steps).not.toMatch(/\b6\d °C/);
});

it('nothing but an egg is broken into a cup', () => {
  const last = answersTo('poached eggs on toast', 'use salmon instead of the eggs').at(-1);
  expect(last?.lines).toMatch(/eggs/);
  expect(last?.said).toMatch(/I do not know a good way to cook this with salmon/);
});

it('reads well without a food', () => {
  expect(answersTo('english trifle', 'no vanilla').at(-1)?.steps).toMatch(/until thick\. Cool and spread/);
  const [, tofu] = answersTo('kimchi fried rice', 'no egg');
  expect(tofu?.steps).toMatch(/Fry the tofu/);
});

it.each([
  ['lamb chops', 'use chicken', /^8 chicken thigh fillets/m],
  ['chicken kiev', 'turkey instead', /^700 g turkey breast/m],
])('what is counted in pieces stays whole: %s, “%s”', (dish, said, line) => {
  const last = answersTo(dish, said).at(-1);
  expect(last?.lines).toMatch(line);
  expect(last?.lines).not.toMatch(/bite-size|strips/);
});
