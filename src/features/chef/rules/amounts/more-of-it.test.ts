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

describe('less of a food', () => {
  it.each([
    ['taco salad', 'less sweet paprika', /\b1 tsp sweet paprika/],
    ['fathead pizza', 'less cream cheese', /30 g cream cheese/],
    ['pho', 'less flat rice noodles', /150 g flat rice noodles/],
    ['cottage cheese bowl with berries', 'less raspberries', /60 g raspberries/],
    ['salmon cream pasta', 'weniger Lachs', /150 g salmon/],
  ])('is half of its line, whatever else its name says: %s, %s', (dish, message, line) => {
    expect(then(dish, message)).toMatch(line);
  });

  it('is none where none is wanted: of double cream, nothing is doubled', () => {
    expect(then('salmon cream pasta', 'no double cream')).not.toMatch(/double cream/);
    expect(then('salmon cream pasta', 'double the cream')).toMatch(/400 ml double cream/);
  });

  it.each([
    ['slow cooker pulled chicken', 'can you make it without burger buns?', /burger buns/],
    ['michelada', 'can you make it without hot sauce?', /hot sauce/],
    ['crispy tofu', 'can you make it without cornflour?', /cornflour/],
    ['courgette bread', 'can you make it without salt?', /\bsalt\b/],
  ])('is none of a line that it shall be made without: %s, %s', (dish, message, gone) => {
    expect(then(dish, message)).not.toMatch(gone);
  });
});
