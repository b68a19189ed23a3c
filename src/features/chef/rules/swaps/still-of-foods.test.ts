import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a dish that the chef chose', () => {
  it('makes place for another known one of the same food, where it cannot be changed', () => {
    const last = answersTo('keto dinner with ground beef', 'no dairy').at(-1);
    expect(last?.lines).toMatch(/minced beef/);
    expect(last?.lines).not.toMatch(/chicken|mozzarella/);
  });

  it('keeps what the diet allows, and takes another food for what was asked for and it does not', () => {
    const last = answersTo('a light summer salad with feta and watermelon', 'vegan').at(-1);
    expect(last?.title).toBe('Vegan Watermelon, Tofu and Mint Salad');
  });

  it('loses its beans for a vegetable', () => {
    const last = answersTo('chili con carne', 'no beans please').at(-1);
    expect(last?.lines).toMatch(/green peppers/);
    expect(last?.lines).not.toMatch(/beans|mushrooms/);
  });
});
