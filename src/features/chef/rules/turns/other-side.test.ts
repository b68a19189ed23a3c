import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a side dish that is not to be what it is made of', () => {
  it.each([
    ['a side for roast chicken', "that's not potatoes", /potato|celeriac/i],
    ['side dish for steak', "something that isn't potatoes please", /potato|celeriac/i],
    ['i need a side for salmon', "something that isn't rice", /rice|dough/i],
    ['vegan side for steak', 'not potatoes', /potato|celeriac|butter|cheese/i],
  ])('is another side: %s, then “%s”', (first, said, not) => {
    const [before, then] = answersTo(first, said);
    expect(then?.title).not.toBe(before?.title);
    expect(`${then?.title}\n${then?.lines}`).not.toMatch(not);
    expect(then?.lines).not.toMatch(/chicken|steak|salmon|beef/);
  });

  it.each([
    ['mashed potatoes', 'without butter', /^Mashed Potatoes/],
    ['mashed potatoes', 'no potatoes in the house', /^Mashed/],
  ])('stays where only something in it is missing: %s, then “%s”', (first, said, title) => {
    expect(answersTo(first, said)[1]?.title).toMatch(title);
  });
});
