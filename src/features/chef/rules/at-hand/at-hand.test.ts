import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a food at hand counts as itself', () => {
  it.each([
    ['tinned sardines?', /canned sardines/],
    ['a tub of creme fraiche, two leeks and some bacon', /crème fraîche/],
    ['half a jar of salsa, chicken breasts, rice', /salsa/],
    ['brunch for eight, she loves smoked fish', /smoked (?:salmon|mackerel)/],
    ['pasta, tinned tomatoes, capers, dried chilli', /chilli flakes/],
    ['garbanzos ya cocidos y espinacas', /canned chickpeas/],
    ['Qué hago con medio kilo de garbanzos cocidos que me sobraron del cocido', /canned chickpeas/],
    ['Ich hab noch Knödel von gestern, was mach ich damit', /dumplings, cold/],
  ])('%s', (prompt, food) => {
    expect(answersTo(prompt)[0]?.lines).toMatch(food);
  });

  it('a soup uses stock, or the broth at hand', () => {
    expect(answersTo('chicken stock in the freezer, what soup')[0]?.title).toMatch(/Soup/);
    expect(answersTo('Maultaschen in der Brühe')[0]?.said).not.toMatch(/do not know how to cook/);
  });
});

describe('cooking and waiting time', () => {
  it.each([
    ['everything in one pan please, I hate washing up', /One-Pot|Skillet|Shakshuka|Arroz|Jambalaya/],
    ['alles aus einer Pfanne bitte', /One-Pot|Skillet|Shakshuka|Arroz|Jambalaya/],
    ['something that keeps warm, he comes home at 9', /Chili|Pie|Stew|Curry|Lasagne|Casserole/],
    [
      'I want crunch',
      /Onion Rings|Popcorn|Nachos|Straws|Nuts|Wedges|Fries|Skins|Browns|Fried Chicken|Fish and Chips/,
    ],
  ])('is respected: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
  });
});

describe('an unknown dish', () => {
  it.each(['how do you cook braddlewick pudding', 'my nan made snurdle pie, can you'])(
    'is asked about: %s',
    (prompt) => {
      expect(() => answersTo(prompt)).toThrow(/do not know/);
    },
  );

  it.each([
    ['gumbo without the okra', /^Gumbo$/],
    ['mapo tofu quicker, like 15 minutes', /^Quick Mapo Tofu$/],
    ['jollof rice, the Ghanaian way', /^Jollof Rice$/],
    ['Spaghetti alla Nerano per 3 persone', /^Spaghetti alla Nerano$/],
    ['bunny chow with lentils, no meat', /Lentil Bunny Chow/],
    ['yumtastic cake for eight', /Cake|Bread|Sponge/],
  ])('is not mistaken for another: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
  });
});
