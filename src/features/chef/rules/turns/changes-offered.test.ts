import { expect, it } from 'vitest';
import { changesFor } from './changes-offered.ts';

const wordsFor = (tags: readonly string[]) => changesFor(tags).map(({ words }) => words);

it('offers no vegan version of a vegan dish', () => {
  expect(wordsFor(['vegan', 'dinner'])).not.toContain('Make it vegan');
  expect(wordsFor(['vegetarian', 'dinner'])).toContain('Make it vegan');
});
