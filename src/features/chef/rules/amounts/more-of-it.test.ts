import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const then = (...turns: string[]) => answersTo(...turns).at(-1)?.lines;

describe('a wish for more of a food', () => {
  it.each([
    ['carbonara', 'more cheese', /120 g pecorino/],
    ['carbonara', 'extra bacon', /230 g pancetta/],
    ['chicken noodle soup', 'more noodles', /180 g egg noodles/],
    ['chicken noodle soup', 'a few more noodles please', /180 g egg noodles/],
    ['goulash', 'more paprika', /4 1\/2 tbsp sweet paprika/],
    ['minestrone', 'extra parmesan', /60 g parmesan/],
  ])('gives more of the line of that food: %s, %s', (dish, message, line) => {
    expect(then(dish, message)).toMatch(line);
  });

  it.each([
    ['goulash', 'more mushrooms', /mushrooms/, /stewing beef/],
    ['goulash', 'extra mushrooms please', /mushrooms/, /stewing beef/],
    ['Gulasch', 'bitte mehr Pilze', /mushrooms/, /stewing beef/],
    ['lasagne', 'mets plus de champignons', /mushrooms/, /minced beef/],
    ['chicken curry', 'can I have more chickpeas in it', /chickpeas/, /chicken/],
  ])('adds what the dish does not have, in the place of nothing: %s, %s', (dish, message, added, kept) => {
    expect(then(dish, message)).toMatch(added);
    expect(then(dish, message)).toMatch(kept);
  });

  it.each([
    ['Pasta mit Hackfleisch', 'mach mehr Gemüse rein', /minced beef/],
    ['Pasta mit Hackfleisch', 'noch etwas Gemüse dazu', /minced beef/],
    ['Lasagne', 'kannst du noch Gemüse dazugeben', /minced beef/],
    ['pâtes à la viande hachée', 'plus de légumes', /minced beef/],
    ['spaghetti bolognese', 'ajoute des légumes', /minced beef/],
    ['chicken rice', 'sin gluten y con más verduras', /chicken/],
    ['chicken rice', 'échale más verduras', /chicken/],
    ['spaghetti bolognese', 'più verdure', /minced beef/],
  ])('adds vegetables and keeps the meat: %s, %s', (dish, message, kept) => {
    expect(then(dish, message)).toMatch(/spinach|pepper/);
    expect(then(dish, message)).toMatch(kept);
  });
});
