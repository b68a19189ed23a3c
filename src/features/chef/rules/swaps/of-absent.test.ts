import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const lastOf = (...turns: string[]) => answersTo(...turns).at(-1);

describe('a swap of what is not in the dish', () => {
  it.each([
    [['stir fry with beef and broccoli', 'noodles instead of rice'], /Beef and Broccoli/, /rice noodles/],
    [['roast chicken with vegetables', 'swap the carrots for parsnips'], /Roast Chicken/, /parsnip/],
    [['roast chicken', 'with cauliflower instead of potatoes'], /Roast Chicken/, /cauliflower/],
    [['roast chicken', 'with carrots instead of the peas'], /Roast Chicken/, /carrots/],
    [['sausage casserole', 'mash instead of pasta'], /Sausage/, /floury potatoes/],
  ])('adds what shall come: %s', (turns, title, has) => {
    const last = lastOf(...turns);
    expect(last?.title).toMatch(title);
    expect(last?.lines).toMatch(has);
  });

  it('changes nothing that the dish has: corn tortillas instead of flour ones', () => {
    const [first, last] = answersTo('fish tacos', 'corn tortillas instead of flour');
    expect(last?.lines).toBe(first?.lines);
    expect(last?.said).toMatch(/already has corn tortillas/);
  });
});

describe('another mash', () => {
  it.each([
    ["shepherd's pie for 6", 'sweet potato on top', /1350 g sweet potatoes/],
    ["shepherd's pie for 6", 'with sweet potato mash instead', /1350 g sweet potatoes/],
    ['cottage pie', 'cauliflower mash instead please', /900 g cauliflower/],
    ['bangers and mash', 'swap the mash for celeriac mash', /celeriac/],
  ])('takes the place of the potatoes: %s, then “%s”', (dish, said, has) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.lines).toMatch(has);
    expect(last?.lines).not.toMatch(/floury/);
    expect(last?.servings).toBe(first?.servings);
  });
});

describe('one food for another', () => {
  it('keeps an earlier swap, and comes from a tin as the one before', () => {
    const last = lastOf(
      'beef chili',
      'swap the beef for turkey mince',
      'I have no kidney beans, only black beans',
    );
    expect(last?.lines).toMatch(/500 g minced turkey/);
    expect(last?.lines).toMatch(/400 g canned black beans/);
    expect(last?.lines).not.toMatch(/kidney|beef/);
  });

  it.each([
    ['halloumi instead of the beef', /Cut the halloumi into 4 thick slices/],
    ['portobello mushrooms instead of beef', /Pat the portobello mushrooms dry/],
  ])('is shaped into no patties if it holds together: “%s”', (said, has) => {
    const last = lastOf('burger', said);
    expect(last?.steps).toMatch(has);
    expect(last?.steps).not.toMatch(/patties|[Ss]hape|71 °C/);
  });
});

describe('meat that is not eaten pink', () => {
  it.each([
    ['beef wellington', 'can I use pork', /55 minutes, until the middle reads 63 °C/],
    ['beef wellington', 'with turkey instead of beef', /until the middle reads 74 °C/],
    [
      'steak with chimichurri',
      'pork instead of beef',
      /6 minutes on each side, until the middle reads 63 °C/,
    ],
    ['steak with chimichurri', 'chicken instead of beef', /until the middle reads 74 °C/],
    ['steak and chips', 'pork instead', /63 °C/],
  ])('is cooked through in the place of what is: %s, then “%s”', (dish, said, has) => {
    const last = lastOf(dish, said);
    expect(last?.steps).toMatch(has);
    expect(last?.steps).not.toMatch(/5[0-9] °C|medium|rare/);
  });
});
