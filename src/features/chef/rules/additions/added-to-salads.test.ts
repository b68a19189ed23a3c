import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each(['add chickpeas', 'add protein'])('black pepper stays a seasoning of a salad: “%s”', (said) => {
  const last = answersTo('a vegan avocado salad', said).at(-1);
  expect(last?.steps).toMatch(/Whisk .*black pepper/);
  expect(last?.steps).not.toMatch(/Add .*black pepper/);
});
