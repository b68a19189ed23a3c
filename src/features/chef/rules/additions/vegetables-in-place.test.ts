import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('vegetables that come to a dish', () => {
  it.each([
    ['mac and cheese', 'add broccoli', /for 8 minutes\. Add the broccoli to the same water[^.]*\. Drain\./],
    ['tuna pasta bake', 'add peas', /Add the peas to the same water for the last \d minutes\. Drain\./],
  ])('boil in the water before it is poured away: %s', (dish, wish, expected) => {
    expect(answersTo(dish, wish)[1]?.steps).toMatch(expected);
  });

  it.each(['salmon with rice', 'poke bowl'])('go on top where pieces lie on a bowl of rice: %s', (dish) => {
    const [, then] = answersTo(dish, 'add vegetables');
    expect(then?.steps).toMatch(/until wilted\. Drain, to go on top/);
    expect(then?.steps).not.toMatch(/Stir in the (?:spinach|red pepper)/);
  });

  it.each(['overnight oats', 'buttermilk pancakes'])('have no place in what is eaten sweet: %s', (dish) => {
    const [first, then] = answersTo(dish, 'add more vegetables');
    expect(then?.lines).toBe(first?.lines);
    expect(then?.said).toMatch(/^I found no good place for spinach and red peppers/);
  });
});
