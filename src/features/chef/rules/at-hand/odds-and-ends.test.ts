import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a word that refuses nothing', () => {
  it.each([
    ['ohn no khao swe', 'Ohn No Khao Swe'],
    ['saba no misoni', 'Saba Misoni'],
  ])('stays in the name: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toBe(title);
  });

  it('still refuses between foods', () => {
    expect(answersTo('chicken soup, no miso')[0]?.lines).not.toContain('miso');
  });
});
