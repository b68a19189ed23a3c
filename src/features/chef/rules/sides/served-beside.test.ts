import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const lastOf = (...turns: string[]) => answersTo(...turns).at(-1);

describe('a side that a message names', () => {
  it.each(['side of sweet potato fries', 'sweet potato fries on the side', 'serve with sweet potato fries'])(
    'is made beside the dish, in steps of its own: “%s”',
    (said) => {
      const last = lastOf('burger', said);
      expect(last?.title).toBe('Hamburger');
      expect(last?.lines).toMatch(/900 g sweet potatoes/);
      expect(last?.steps).toMatch(/For the sweet potato fries:/);
    },
  );

  it('is the sauce that the chef has just named', () => {
    const last = lastOf('baked salmon for 2', 'what sauce goes with that', 'ok add that sauce');
    expect(last?.said).toMatch(/It comes with Tartare Sauce/);
    expect(last?.lines).toMatch(/capers/);
  });
});

describe('what stands on the table', () => {
  it('is no other dish, though each of two has a name', () => {
    const last = lastOf('lamb kofta', 'with beef', 'flatbreads and tzatziki');
    expect(last?.title).toMatch(/Kofta/);
    expect(last?.lines).toMatch(/600 g minced beef/);
    expect(last?.lines).not.toMatch(/lamb|steak/);
    expect(last?.steps).toMatch(/For the tzatziki:/);
  });
});

describe('a dip', () => {
  it.each([
    ['honey mustard dip', /Honey Mustard Dressing/],
    ['with a garlic dip', /Aioli/],
    ['smoky aubergine chutney dip', /garlic mayonnaise/i],
  ])('comes to the dish, or is answered with others: “%s”', (dip, said) => {
    const last = lastOf('chicken nuggets', dip);
    expect(last?.title).toBe('Chicken Nuggets');
    expect(last?.said).toMatch(said);
  });
});

describe('a message about the dish as a whole', () => {
  it.each([
    ['carrot and lentil soup', 'soup thicker please', /thicker now/],
    ['beef stew', 'the stew a bit spicier please', /spicier now/],
    ['Kartoffelsuppe', 'die Suppe bitte cremiger', /cream/],
  ])('changes the dish, though it names a kind of dish: %s, then “%s”', (dish, said, has) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.title).toBe(first?.title);
    expect(last?.said).toMatch(has);
  });

  it.each([
    ['ratatouille', 'in one pot', /one pot or dish as it is/],
    ['spaghetti bolognese', 'in one pot please', /two pots: one for the spaghetti/],
    ['Spaghetti Bolognese', 'geht das alles in einem Topf?', /two pots/],
  ])('says whether one pot is enough: %s, then “%s”', (dish, said, has) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.lines).toBe(first?.lines);
    expect(last?.said).toMatch(has);
  });

  it('is for as many people as a party has', () => {
    expect(lastOf('caprese salad', 'for a party of 20')?.servings).toBe(20);
  });

  it('is for as many people as there shall be jars', () => {
    expect(lastOf('overnight oats', 'make 5 jars for the week')?.servings).toBe(5);
  });
});

describe('coconut milk', () => {
  it('is no desiccated coconut', () => {
    const [answer] = answersTo('vegan curry please, we have aubergine and coconut milk');
    expect(answer?.lines).toMatch(/coconut milk/);
    expect(answer?.lines).toMatch(/aubergine/);
  });
});

describe('a pizza', () => {
  it('gets its pineapple before it is baked', () => {
    const last = lastOf('pizza margherita', 'add ham and pineapple');
    expect(last?.steps).toMatch(/Lay the (?:ham and )?pineapple on top before it is baked/);
  });
});

describe('a sauce of which only the description speaks', () => {
  it('is made beside the dish: mint sauce for lamb', () => {
    const last = lastOf('roast lamb', 'with mint sauce');
    expect(last?.lines).toMatch(/bunches mint/);
    expect(last?.steps).toMatch(/For the mint sauce:/);
  });
});

describe('a dish with its usual side', () => {
  it.each([
    ['schnitzel with fries', 'French Fries'],
    ['Gulasch mit Spätzle', 'Spätzle'],
    ['burger and onion rings', 'Onion Rings'],
    ['Frikadellen mit Kartoffelpüree', 'Mashed Potatoes'],
  ])('%s is one recipe', (prompt, side) => {
    expect(lastOf(prompt)?.said).toContain(`It comes with ${side}, made in steps of its own.`);
  });
});
