import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it('says of nothing that it was asked for and ruled out where nobody did', () => {
  const [, then] = answersTo('vegan mac and cheese', 'my daughter is allergic to cashews');
  expect(then?.said).not.toMatch(/You ruled out|you asked for/);
  expect(then?.lines).not.toMatch(/cashew|vegan cheese/);
});
