import { expect, test } from 'vitest';
import { MOST_PEOPLE } from './limits.ts';
import { obstacleTo } from './obstacles.ts';

test.each([
  ['nothing, for somebody alone in their kitchen', false, 1, 1, null],
  ['nothing, while there is one place left', false, MOST_PEOPLE - 1, 1, null],
  ['a full household', false, MOST_PEOPLE, 1, 'full'],
  ['people they share another household with, before anything else', false, MOST_PEOPLE, 2, 'elsewhere'],
  ['being in it already, before anything else', true, MOST_PEOPLE, MOST_PEOPLE, 'already'],
] as const)('what keeps somebody from joining: %s', (_, isMember, people, ownPeople, obstacle) => {
  expect(obstacleTo({ isMember, people, ownPeople })).toBe(obstacle);
});
