import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a cheaper dish', () => {
  it.each([
    ['lasagne', 'make it cheaper', /250 g minced beef\n250 g cooked lentils[\s\S]*Grana Padano/],
    ['salmon teriyaki', 'can you make it cheaper', /pollock fillets/],
    ['mushroom risotto', 'günstiger bitte', /button mushrooms/],
    ['pancakes', 'too expensive', /golden syrup/],
  ])('has cheaper foods in place of the dearest: %s', (dish, wish, expected) => {
    const [, then] = answersTo(dish, wish);
    expect(then?.lines).toMatch(expected);
    expect(then?.said).toMatch(/usually costs less/);
    expect(then?.steps).not.toMatch(/and minced beef and/);
  });

  it.each([
    ['vegetable soup', 'cheaper', /I know nothing cheaper/],
    ['pad thai', 'its too expensive', /frozen prawns for the prawns/],
  ])('is told of where nothing takes their place: %s', (dish, wish, expected) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.said).toMatch(expected);
    expect(then?.lines).toBe(first?.lines);
  });
});

describe('a food that only a change brought', () => {
  it('has another in its place where it is not at home', () => {
    const [, , then] = answersTo('honey garlic chicken', 'make it creamier', "we don't have cream");
    expect(then?.lines).toMatch(/crème fraîche/);
    expect(then?.lines).not.toMatch(/double cream/);
  });
});
