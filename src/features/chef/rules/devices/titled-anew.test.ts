import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a dish that was fried', () => {
  it('is not basted in the air fryer, nor called fried in a pan', () => {
    const [, aired] = answersTo('steak with garlic butter', 'in the air fryer');
    expect(aired?.title).toBe('Air-Fried Steak with Garlic Butter');
    expect(aired?.steps).toMatch(
      /Melt the butter, garlic and thyme together and spoon the butter over the steaks\./,
    );
    expect(aired?.steps).not.toMatch(/baste|foaming|from the pan/);
  });

  it('is called baked in the oven', () => {
    expect(answersTo('pork chops with apples', 'in the oven').at(-1)?.title).toBe('Oven-Baked Pork Chops');
  });
});

describe('rice that is boiled by itself', () => {
  it('makes place for the grain that is named, and for no other', () => {
    const [, then] = answersTo('fish with rice and green beans', 'swap the rice for couscous');
    expect(then?.lines).toMatch(/^300 g couscous$/m);
    expect(then?.lines).not.toMatch(/quinoa|long-grain/);
  });
});

describe('a paella of seafood', () => {
  it.each(['paella de marisco', 'paella mit Meeresfrüchten'])('has no meat: %s', (dish) => {
    const [first] = answersTo(dish);
    expect(first?.title).toBe('Seafood Paella');
    expect(first?.lines).not.toMatch(/chicken/);
  });

  it('is one of vegetables for who eats no animals', () => {
    expect(answersTo('vegan seafood paella').at(-1)?.title).toMatch(/Paella/);
  });
});
