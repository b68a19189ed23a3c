import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const saidTo = (dish: string, asked: string) => {
  const [first, then] = answersTo(dish, asked);
  expect(then?.lines).toBe(first?.lines);
  return then?.said;
};

describe('asked how hot meat is to be inside', () => {
  it.each([
    ['roast lamb', 'what temperature for pink', /^Lamb reads 55 °C/],
    ['roast chicken', 'internal temp?', /^Poultry is done at 74 °C/],
    ['lachs aus dem ofen', 'kerntemperatur?', /^Fish is done at 63 °C/],
    ['meatloaf', 'what core temperature', /^Minced meat is safe at 71 °C/],
  ])('names it: %s, %s', (dish, asked, said) => {
    expect(saidTo(dish, asked)).toMatch(said);
  });

  it('names no pink meat for somebody who must be careful', () => {
    expect(
      answersTo('roast lamb for my pregnant wife', 'what temperature for pink').at(-1)?.said,
    ).not.toMatch(/for pink/);
  });
});

describe('asked whether children like it', () => {
  it.each([
    ['butter chicken', 'is it kid friendly?', /too hot, because of chilli powder/],
    ['coq au vin', 'ist das kinderfreundlich?', /^Not as it is, because of red wine/],
    ['lasagne', 'do kids like this', /^Yes: nothing in it is hot or strong/],
  ])('says what speaks against it: %s, %s', (dish, asked, said) => {
    expect(saidTo(dish, asked)).toMatch(said);
  });
});

describe('small questions', () => {
  it.each([
    ['gnocchi with sage butter', 'pan fry them instead of boil', /straight from the pack/],
    ['gnocchi with sage butter', 'can i fry them', /straight from the pack/],
    ['pierogi', 'gebraten statt gekocht', /until the underside is golden/],
    ['salmon teriyaki', 'skin on or off', /skin side down/],
    ['gazpacho', 'too garlicky help', /^Against too much garlic/],
    ['scones', 'can i make the dough tonight', /ahead|overnight|before|fridge/],
  ])('are answered: %s, %s', (dish, asked, said) => {
    expect(saidTo(dish, asked)).toMatch(said);
  });
});

describe('a sauce that somebody has not got', () => {
  it.each([
    ['bibimbap', 'no gochujang', 'Bibimbap'],
    ['mapo tofu', 'no doubanjiang', 'Mapo Tofu'],
  ])('goes alone, and what it is made of stays: %s, %s', (dish, wish, title) => {
    const answer = answersTo(dish, wish).at(-1);
    expect(answer?.title).toBe(title);
    expect(answer?.lines).not.toMatch(/gochujang|doubanjiang/);
  });

  it('stands for all it is made of in an allergy', () => {
    expect(answersTo('caesar salad, allergic to worcestershire sauce')[0]?.lines).not.toMatch(/anchov/);
  });
});
