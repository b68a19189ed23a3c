import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('whether a dish is enough', () => {
  it.each([
    'is it enough for 3?',
    'is it enough for 3 or should i make more',
    'is that enough for three people or do i need to double it',
    'will this feed 3?',
    'reicht das für 3?',
    'ça suffit pour 3 ?',
  ])('is said with what more people need, and the dish stays: “%s”', (asked) => {
    const [first, then] = answersTo('scrambled eggs for 2', asked);
    expect(then?.said).toMatch(/^It serves 2\. For 3, make half as much again: 8 eggs/);
    expect(then?.lines).toBe(first?.lines);
  });

  it('is said plainly if it is', () => {
    expect(answersTo('scrambled eggs for 2', 'is it enough for 2?').at(-1)?.said).toMatch(
      /^Yes: it serves 2/,
    );
  });

  it.each([
    ['make it enough for 3', /8 eggs/],
    ['is it enough garlic', /5 eggs/],
    ['is it ok for 3 days in the fridge', /5 eggs/],
  ])('is not asked by “%s”', (said, lines) => {
    const then = answersTo('scrambled eggs for 2', said).at(-1);
    expect(then?.said).not.toMatch(/serves 2\. For/);
    expect(then?.lines).toMatch(lines);
  });

  it('passes over no warning about who eats', () => {
    expect(answersTo('scrambled eggs for 2', 'is it ok for 3 year olds').at(-1)?.said).toMatch(/small child/);
  });
});
