import { expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { understandRequest } from './understand-request.ts';

const knowledge = chefKnowledge();

it.each([
  ['38 degrees here today, cannot face the stove', true],
  ['36 degrees outside, no stove please', true],
  ["it's boiling outside. can't go near the hob", true],
  ['a hot day, dinner for four', false],
  ['cannot face the stove tonight', false],
])('“%s” asks for no cooking: %s', (prompt, isCold) => {
  expect(understandRequest(prompt, knowledge).request.moods.includes('nocook')).toBe(isCold);
});
