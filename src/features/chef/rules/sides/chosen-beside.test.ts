import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const lastOf = (...turns: string[]) => answersTo(...turns).at(-1);

describe('a sauce or a salad that nobody named', () => {
  it.each([
    ['beef burgers', 'add a sauce', /For the cheese sauce:/],
    ['grilled salmon', 'add a creamy sauce', /For the tartare sauce:/],
    ['fish tacos', 'a creamy sauce please', /For the lime crema:/],
    ['falafel', 'with a good sauce', /For the garlic yogurt sauce:/],
    ['pork chops', 'mit einer Soße bitte', /For the mushroom gravy:/],
    ['poulet rôti', 'avec une bonne sauce', /For the gravy:/],
    ['roast lamb', 'con una salsa', /For the mint sauce:/],
    ['grilled chicken', 'and a nice dressing', /For the salsa verde:/],
    ['pancakes', 'add a nice sauce', /For the chocolate sauce:/],
    ['apple crumble', 'with a sauce please', /For the custard:/],
    ['moussaka', 'serve it with a salad', /For the greek salad:/],
    ['chicken nuggets', 'and a nice salad on the side', /For the simple green salad:/],
    ['goulash', 'mit Salat', /For the simple green salad:/],
    ['pumpkin soup', 'a topping with crunch', /scatter these croutons on top/],
    ['greek salad', 'add a crunchy topping', /Scatter the sunflower seeds/],
    ['ratatouille', 'add a protein', /chickpeas/],
  ])('is chosen by the dish: %s, “%s”', (dish, said, steps) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.steps).toMatch(steps);
    expect(last?.title.startsWith(first?.title ?? '-')).toBe(true);
  });

  it.each([
    ['meatballs', 'add a creamy sauce', /double cream/],
    ['chicken curry', 'add a spicy sauce', /chilli flakes/],
  ])('is the one that the dish cooks in: %s, “%s”', (dish, said, lines) => {
    expect(lastOf(dish, said)?.lines).toMatch(lines);
  });

  it('is one that all may eat, and has no meat or fish beside vegetables', () => {
    expect(lastOf('veggie burger, no dairy', 'add a creamy sauce')?.lines).toMatch(/vegan mayonnaise/);
    expect(lastOf('cauliflower steaks', 'with a zesty sauce')?.lines).not.toMatch(/anchov/);
  });

  it('is only asked for by a question', () => {
    expect(lastOf('steak frites', 'what about a sauce with it')?.steps).not.toMatch(/For the/);
  });
});

describe('a sauce that is named', () => {
  it('is made, and is no food from a tin', () => {
    const last = lastOf('gnocchi with sage butter', 'with tomato sauce');
    expect(last?.steps).toMatch(/For the tomato sauce:/);
    expect(last?.title).not.toMatch(/Tomatoes/);
  });

  it('is no other dish where the dish has it', () => {
    expect(lastOf('meatballs', 'with a tomato sauce')?.said).toMatch(/^It needs no other sauce/);
  });

  it('that boils down long comes before what is fried', () => {
    const steps = lastOf('beef burgers', 'with a tomato sauce')?.steps ?? '';
    expect(steps.indexOf('For the tomato sauce:')).toBeLessThan(steps.indexOf('For the hamburger:'));
  });
});
