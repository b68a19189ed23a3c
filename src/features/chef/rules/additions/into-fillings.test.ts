import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['quesadillas', 'add chickpeas', /tortillas\. Add the chickpeas to the filling\. Fold over\./],
  ['spring rolls', 'add prawns', /Mix the prawns into the filling\. Cut the filo pastry/],
  ['beef burritos', 'add mushrooms', /Add the mushrooms to the filling\. Fill with/],
])('what is added to %s goes in before they are shut: %s', (dish, wish, steps) => {
  expect(answersTo(dish, wish)[1]?.steps).toMatch(steps);
});

it.each([
  ['Königsberger Klopse ohne Kapern', /capers|olives/],
  ['spaghetti puttanesca without capers', /capers/],
  ['greek salad no olives', /(?<!oil )\bolives\b|capers/],
])('capers and olives are left out, and nothing takes their place: %s', (prompt, gone) => {
  expect(answersTo(prompt)[0]?.lines).not.toMatch(gone);
});
