import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';
import { batchAsked } from './batches.ts';

describe('the batch or the recipe as a measure', () => {
  it.each([
    ['half the batch please', 'halve it'],
    ['half batch', 'halve it'],
    ['make a half batch of these', 'halve it'],
    ['just half the recipe', 'halve it'],
    ['halve the amounts', 'halve it'],
    ['i only want half the quantity', 'halve it'],
    ['nur die halbe menge bitte', 'halve it'],
    ['une demi fournee', 'halve it'],
    ['media tanda por favor', 'halve it'],
    ['mezza dose', 'halve it'],
    ['double the batch', 'double it'],
    ['make a double batch', 'double it'],
    ['triple batch', 'for 60 people'],
    ['a quarter of the recipe', 'for 5 people'],
    ['half the butter', null],
    ['half of it', null],
    ['can i freeze half the batch', null],
  ])('%s', (said, meant) => {
    expect(batchAsked(said, 20)).toBe(meant);
  });

  it('changes the amounts, and speaks of no freezer', () => {
    const [, half] = answersTo('chocolate chip cookies', 'half the batch please');
    expect(half?.servings).toBe(10);
    expect(half?.lines).toMatch(/^75 g butter/m);
    expect(half?.said).not.toMatch(/freez/);
  });
});
