import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const lastOf = (...turns: string[]) => answersTo(...turns).at(-1);

describe('a food that is cooked already', () => {
  it.each([
    ["shepherd's pie", 'the potatoes are already cooked', /900 g cooked potatoes/, /boil the/i],
    ['stuffed peppers', 'I already cooked the rice', /300 g cooked rice/, /Boil the rice/],
    ['mac and cheese', 'the pasta is already cooked', /700 g cooked pasta/, /Boil/],
    ['chicken pot pie', 'the chicken is already cooked', /450 g cooked chicken/, /pink|6 minutes/],
    ['potato salad', 'les pommes de terre sont déjà cuites', /1000 g cooked potatoes$/m, /Boil|Drain/],
    ['german lentil soup', 'die Linsen sind schon gekocht', /725 g canned lentils/, /simmer for 20/],
    ['chicken noodle soup', 'use leftover chicken', /380 g cooked chicken/, /20 minutes/],
  ])('is weighed as such and only heated: %s, “%s”', (dish, said, lines, not) => {
    const last = lastOf(dish, said);
    expect(last?.lines).toMatch(lines);
    expect(last?.steps).not.toMatch(not);
  });

  it('still has boiled beside it what it was boiled with', () => {
    const last = lastOf('chicken, rice and broccoli', 'the rice is already cooked');
    expect(last?.lines).toMatch(/750 g cooked rice/);
    expect(last?.steps).toMatch(/Boil the broccoli in plenty of water for 3 minutes, and drain\./);
  });
});
