import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a first request', () => {
  it.each([
    ['a pasta sauce with canned tuna that isnt boring', /Tuna/, /tuna/],
    ['tomato sauce with tuna', /Tuna/, /canned tuna.*|spaghetti/],
    ['pasta sauce with bacon', /Bacon/, /bacon/],
  ])('for a sauce of what makes a dish is cooked with its pasta: %s', (prompt, title, lines) => {
    const [made] = answersTo(prompt);
    expect(made?.title).toMatch(title);
    expect(made?.lines).toMatch(lines);
    expect(made?.said).not.toMatch(/no good place/);
  });

  it('for a sauce of what flavors one is a sauce', () => {
    expect(answersTo('tomato sauce with basil')[0]?.title).toBe('Tomato Sauce');
  });

  it.each([
    'banana muffins, not too much sugar',
    'apple cake with not too much sugar',
    'pancakes without too much sugar',
    'Apfelkuchen mit nicht zu viel Zucker',
    'gâteau aux pommes sans trop de sucre',
  ])('wants less sugar, and not none: %s', (prompt) => {
    const [made] = answersTo(prompt);
    expect(made?.lines).toMatch(/sugar/);
    expect(made?.lines).not.toMatch(/erythritol/);
    expect(made?.said).toMatch(/less sugar/);
  });

  it.each([
    'what can i do with leftover mashed potatos and roast beef',
    'what could we make with leftover mash and roast beef?',
    'use up leftover mashed potatoes and roast beef',
  ])('of leftovers has them cooked before: %s', (prompt) => {
    const [made] = answersTo(prompt);
    expect(made?.lines).toMatch(/mashed potatoes, cold/);
    expect(made?.lines).toMatch(/cooked beef/);
  });

  it.each([
    ['dinner for my inlaws, something a bit fancy', 4],
    ['Abendessen mit meinen Schwiegereltern', 4],
    ['cena con mis suegros', 4],
    ['dinner for my in-laws, we are 6', 6],
  ])('for a couple that comes is for all at the table: %s', (prompt, servings) => {
    expect(answersTo(prompt)[0]?.servings).toBe(servings);
  });

  it.each([
    'vegetable stir fry with noodles',
    'stir fry with rice noodles and vegetables',
    'veggie noodle stir fry',
  ])('for a stir-fry of noodles is stir-fried: %s', (prompt) => {
    expect(answersTo(prompt)[0]?.steps).toMatch(/stir-fry/i);
  });

  it('has the frosting that it is asked for', () => {
    expect(answersTo('carrot cake with cream cheese frosting')[0]?.said).not.toMatch(/do not know how/);
  });
});

it.each([
  ['i want a quick noodle stir fry with whatever veg', /Chow Mein/],
  ['noodle stir fry', /Chow Mein/],
  ['chicken noodle stir fry', /Chicken/],
])('noodles from a wok are fried: %s', (prompt, title) => {
  const [made] = answersTo(prompt);
  expect(made?.title).toMatch(title);
  expect(made?.lines).toMatch(/noodles/);
});

it('a French pot is no stew', () => {
  const [, , baked] = answersTo('ratatouille', 'ajoute des pois chiches', "au four plutôt qu'à la casserole");
  expect(baked?.title).toMatch(/Ratatouille/);
  expect(baked?.lines).toMatch(/chickpeas/);
});

it.each([
  "dinner that cooks while i'm at work",
  'dinner that can cook while I am at work',
  'something that cooks while we’re out',
])('what cooks while nobody is there does so in a slow cooker: %s', (prompt) => {
  expect(answersTo(prompt)[0]?.title).toMatch(/Slow Cooker/);
});
