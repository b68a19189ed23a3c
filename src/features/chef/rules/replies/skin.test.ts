import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('asked whether the skin has to stay on', () => {
  it.each([
    [
      'hainanese chicken rice',
      'do I need the skin? trying to cut down on fat',
      /^You can take it off the .*broth/,
    ],
    ['roast chicken', 'do i have to leave the skin on', /^It can come off the whole chicken/],
    ['roast chicken', 'can i take the skin off', /come off the whole chicken/],
    ['roast chicken', 'muss die Haut dran bleiben?', /come off the whole chicken/],
    ['roast chicken', 'puedo quitar la piel', /come off the whole chicken/],
    ['chicken noodle soup', 'should i take the skin off the chicken', /^There is no skin on it/],
  ])('of a bird, says what it changes: %s, %s', (dish, question, said) => {
    const [before, after] = answersTo(dish, question);
    expect(after?.said).toMatch(said);
    expect(after?.lines).toBe(before?.lines);
  });

  it('of potatoes, speaks of those', () => {
    const [, after] = answersTo('mashed potatoes', 'do i have to leave the skin on');
    expect(after?.said).toMatch(/A thin skin can stay on/);
  });
});
