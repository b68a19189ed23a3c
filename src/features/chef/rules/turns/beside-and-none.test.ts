import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a dip beside another wish', () => {
  it.each([
    ['sausage rolls', 'make it less greasy and add a dip', /^Sausage Rolls/],
    ['fish fingers', 'make it crispier and add a dip on the side', /^Fish Fingers/],
    ['sausage rolls', 'for 8 and add a dip', /^Sausage Rolls/],
  ])('stands beside the dish: %s, %s', (dish, wish, title) => {
    const [, answer] = answersTo(dish, wish);
    expect(answer?.title).toMatch(title);
    expect(answer?.said).toMatch(/It comes with/);
  });
});

describe('a dish that is to be no soup', () => {
  it.each([
    ['lasagne', 'que no sea sopa'],
    ['beef stew', 'not a soup'],
    ['lasagne', 'bitte keine Suppe'],
    ['lasagne', 'pas de soupe'],
  ])('stays if it is none, and the chef says so: %s, %s', (dish, wish) => {
    expect(answersTo(dish, wish)[1]?.said).toMatch(/is no soup/);
  });

  it('gives way to another if it is one', () => {
    expect(answersTo('tomato soup', 'not a soup please')[1]?.title).not.toMatch(/Soup/);
  });
});

describe('a cake that was made into small ones', () => {
  it('comes back as the big one, and is told how to be pink', () => {
    const [cake, , back] = answersTo(
      'strawberry cake',
      'can it be cupcakes',
      'go back to the one big cake but keep the pink',
    );
    expect(back?.title).toBe(cake?.title);
    expect(back?.said).toMatch(/For pink/);
    expect(back?.said).not.toMatch(/beef/);
  });
});
