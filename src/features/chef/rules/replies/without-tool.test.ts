import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('who has no tool for it', () => {
  it.each([
    ['chawanmushi', 'no steamer what now', /wide pot, stand the dishes on it/],
    ['bao buns', 'i dont have a steamer', /lay a plate on it/],
    ['christmas pudding', 'kein dampfgarer', /wide pot, stand the dishes on it/],
    ['steamed fish', 'pas de cuit-vapeur', /lay a plate on it/],
    ['beef stew', 'no steamer', /nothing in it is steamed/],
    ['creme brulee', 'i have no blowtorch', /very hot grill/],
    ['crema catalana', 'sin soplete', /very hot grill/],
    ['creme brulee', 'non ho il cannello', /very hot grill/],
    ['baked alaska', 'no blowtorch', /the oven browns the meringue/],
    ['lemon meringue pie', 'kein bunsenbrenner', /the oven browns the meringue/],
    ['chicken tagine', 'i havent got a tagine', /heavy pan with a lid/],
    ['pesto', 'no pestle and mortar', /rolling pin/],
  ])('is told how to do without, or that none is needed: %s, “%s”', (dish, said, told) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.said).toMatch(told);
    expect(last?.lines).toBe(first?.lines);
  });
});
