import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['boeuf bourguignon', /\d hours/],
  ['canelés', /24 hours/],
])('long times are told in hours: %s', (dish, told) => {
  const [answer] = answersTo(dish);
  expect(answer?.steps).toMatch(told);
  expect(answer?.steps).not.toMatch(/\d{3,} minutes/);
});

it('short times are told in minutes', () => {
  expect(answersTo('beef stew')[0]?.steps).toMatch(/\d+ minutes/);
});
