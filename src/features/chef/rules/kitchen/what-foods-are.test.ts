import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a food that few kitchens have', () => {
  it.each([
    ['korean chicken', 'what is gochujang?', /Korean paste of fermented soybeans/],
    ['pad thai', 'was ist Tamarindenpaste?', /pulp of the tamarind pod/],
    ['dal', 'what is asafoetida?', /resin of a plant/],
  ])('is told of: %s, “%s”', (dish, asked, said) => {
    expect(answersTo(dish, asked).at(-1)?.said).toMatch(said);
  });
});

describe('a dish as a bake', () => {
  it.each([
    ['Käsespätzle', 'als Auflauf', 'Baked Käsespätzle'],
    ['spaghetti bolognese', 'as a pasta bake', 'Baked Spaghetti Bolognese'],
  ])('goes under cheese and stays itself: %s, “%s”', (dish, said, title) => {
    const last = answersTo(dish, said).at(-1);
    expect(last?.title).toBe(title);
    expect(last?.said).not.toMatch(/Only the steps/);
  });
});

describe('children who do not like it', () => {
  it('get it without its heat', () => {
    expect(answersTo('bean burritos', "the kids don't like it").at(-1)?.lines).not.toMatch(/chilli/);
  });

  it('get another dish where it has none', () => {
    const [first, other] = answersTo('german lentil soup', "the kids won't eat it");
    expect(other?.title).not.toBe(first?.title);
  });
});
