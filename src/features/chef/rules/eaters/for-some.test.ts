import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('some of those who eat', () => {
  it.each([
    ['burgers for 8', '2 of them are vegetarians', /900 g minced beef[\s\S]*300 g canned black beans/],
    [
      'tacos for a party of 10',
      'half of them are vegetarian',
      /625 g minced beef[\s\S]*625 g canned black beans/,
    ],
    ['chicken curry', 'one of us is vegan', /450 g chicken[\s\S]*150 g canned chickpeas/],
  ])('have their part of %s: %s', (dish, wish, lines) => {
    const [, then] = answersTo(dish, wish);
    expect(then?.lines).toMatch(lines);
    expect(then?.said).toMatch(/cooked separately/);
  });

  it('all have the vegetarian dish if all are', () => {
    const [, then] = answersTo('tacos for 4', 'we are all vegetarian');
    expect(then?.lines).not.toMatch(/minced beef/);
  });

  it('who must not have a food still change the whole dish', () => {
    const [, then] = answersTo('pad thai', 'one of us is allergic to peanuts');
    expect(then?.lines).not.toMatch(/peanut/);
  });
});
