import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a change that is told in two halves', () => {
  it.each([
    ['freezer breakfast burritos', 'drop the sausage and use black beans', /black beans/, /sausage/],
    [
      "duck a l'orange",
      "They don't eat duck. Keep the sauce and do it with pork tenderloin.",
      /pork tenderloin/,
      /duck/,
    ],
    [
      'beef stroganoff',
      'Could you make that with mushrooms only, my daughter has gone vegetarian',
      /chestnut mushrooms/,
      /steak|tofu/,
    ],
    [
      'chana masala from dried chickpeas',
      'I forgot to soak them!! change it to tinned',
      /canned chickpeas/,
      /dried chickpeas/,
    ],
    ['gratin dauphinois', 'no cream, only with milk', /700 ml milk/, /cream/],
  ])('%s, then “%s”', (dish, change, come, gone) => {
    const [, then] = answersTo(dish, change);
    expect(then?.lines).toMatch(come);
    expect(then?.lines).not.toMatch(gone);
  });

  it('half of a fruit makes place for another', () => {
    const [, then] = answersTo('rhubarb crumble', 'use half strawberries');
    expect(then?.lines).toMatch(/400 g rhubarb/);
    expect(then?.lines).toMatch(/400 g strawberries/);
  });

  it('bread is filled, and stays the bread', () => {
    const [first, then] = answersTo(
      'quick flatbreads with yogurt',
      'make them garlicy and stuffed with cheese',
    );
    expect(then?.title).toMatch(new RegExp(`^${first?.title}`));
    expect(then?.lines).toMatch(/garlic/);
    expect(then?.lines).toMatch(/mozzarella/);
  });

  it('“change it?” asks for no more than what was said', () => {
    const [, then] = answersTo('chicken adobo', 'only have boneless breasts not thighs, change it?');
    expect(then?.lines).toMatch(/breasts/);
    expect(then?.said).not.toMatch(/no answer to that/);
    expect(then?.steps).toMatch(/simmer for 18 minutes/);
  });
});
