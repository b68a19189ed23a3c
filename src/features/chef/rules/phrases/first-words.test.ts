import { describe, expect, it } from 'vitest';
import { answersTo, knowledge } from '../../../../../test/chef.ts';
import { firstWords } from './first-words.ts';

const first = (prompt: string) => answersTo(prompt)[0];

describe('a first message, in other words', () => {
  it.each([
    'its 35 degrees outside, nothing that needs cooking',
    "heatwave, lunch where i don't need to cook",
    "a summer dinner that doesn't need cooking for 2, no fish",
  ])('is for what nobody cooks: %s', (prompt) => {
    expect(first(prompt)?.steps).not.toMatch(/\b(?:pan|oven|grill|simmer|boil) /);
  });

  it.each([
    ['lasagna, i only have an air fryer', 'Lasagne', /air fryer.*still needs a pan/],
    ['i only have an air fryer, chicken pot pie please', 'Chicken Pot Pie', /air fryer/],
    ['brownies, i only have an air fryer', 'Brownies', /air fryer/],
    ['beef stew, I only have an air fryer.', 'Beef Stew', /air fryer has no place/],
  ])('keeps the dish in an air fryer: %s', (prompt, title, said) => {
    expect(first(prompt)?.title).toBe(title);
    expect(first(prompt)?.said).toMatch(said);
  });

  it.each([
    ['greek salad with grilled chicken', /^Greek Salad with Chicken$/, /chicken/],
    ['caesar salad with grilled shrimp', /^Caesar Salad with Prawns$/, /prawns/],
    ['pasta with roasted cauliflower', /Pasta/, /cauliflower/],
  ])('is one dish: %s', (prompt, title, lines) => {
    expect(first(prompt)?.title).toMatch(title);
    expect(first(prompt)?.lines).toMatch(lines);
  });

  it.each([
    ['leftover roast chicken and some cooked rice', /cooked rice/],
    ['i have cooked rice and leftover ham', /cooked rice/],
  ])('starts from what is cooked already: %s', (prompt, lines) => {
    expect(first(prompt)?.lines).toMatch(lines);
  });
});

it('fries the meat that lies on a cold salad', () => {
  const [, then] = answersTo('greek salad', 'add some chicken');
  expect(then?.steps).toMatch(/fry the chicken for 9 minutes, until cooked through/);
});

it('uses up the vegetables and the cheese that were counted', () => {
  expect(first('3 carrots, half a cabbage and 200g of ham, need dinner in 20 min')?.lines).toMatch(
    /^3 carrots/m,
  );
});

it.each([
  ['roast chicken with potatoes, but no oven', /chicken[\s\S]*potatoes/],
  ['baked salmon with broccoli, i have no oven', /salmon[\s\S]*broccoli/],
])('keeps the heart of a dish that needs an oven: %s', (prompt, lines) => {
  expect(first(prompt)?.lines).toMatch(lines);
});

describe('curry paste among what is there', () => {
  it.each([
    ['got tofu, green beans, coconut milk and curry paste', 'Tofu Thai Red Curry with Green Beans'],
    ['green curry paste, prawns', 'Prawn Thai Green Curry'],
    ['poulet, lait de coco et pâte de curry verte', 'Thai Green Curry'],
    ['Hähnchen, Kokosmilch, rote Currypaste', 'Thai Red Curry'],
  ])('makes a curry: %s', (prompt, title) => {
    expect(first(prompt)?.title).toBe(title);
  });

  it.each(['chicken but no curry paste', 'pumpkin soup with curry paste'])('is none of “%s”', (prompt) => {
    expect(firstWords(prompt, knowledge)).toBe(prompt);
  });
});
