import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what went wrong with the dish on screen, told alone', () => {
  it.each([
    [
      'tomato soup',
      ['too watery', 'zu dünn', 'trop liquide', 'quedó muy líquida', 'è troppo liquida'],
      /without the lid/,
    ],
    [
      'beef stew',
      ["it's bland", "c'est fade", 'schmeckt langweilig', 'me quedó soso', 'è insipido'],
      /something sharp/,
    ],
    [
      'roast chicken',
      ['ist trocken geworden', "c'est sec", 'quedó seco', 'è venuto secco'],
      /thinly across the grain/,
    ],
    ['victoria sponge', ["it's dry", 'ist trocken geworden'], /sugar syrup/],
    ['victoria sponge', ["il n'a pas levé", 'no subió', 'non è lievitata'], /fresh raising agent/],
    ['white bread', ["didn't rise", 'ist nicht aufgegangen'], /fresh yeast/],
    [
      'fried chicken',
      ['burnt outside raw inside', 'außen verbrannt innen roh', 'brûlé dehors cru dedans'],
      /74 °C/,
    ],
    [
      'quiche lorraine',
      ['der boden ist matschig', 'la pâte est détrempée', 'il fondo è molle'],
      /hot tray low in the oven/,
    ],
    ['hollandaise', ['it split', 'sie ist geronnen', 'se me cortó', 'è impazzita'], /drop by drop/],
    ['risotto', ['zu flüssig', 'è venuto troppo liquido'], /2 to 4 minutes more/],
  ])('is rescued now, and is better next time: %s, %s', (first, complaints, advice) => {
    for (const complaint of complaints) {
      const [before, after] = answersTo(first, complaint);
      expect(after?.title, complaint).toBe(before?.title);
      expect(after?.said, complaint).toMatch(advice);
    }
  });

  it.each([
    ['tomato soup', 'zu dünn', /380 ml vegetable stock/],
    ['chicken curry', 'trop salé', /2\/3 tsp salt/],
    ['rice pudding', 'too sweet', /40 g sugar/],
  ])('mends the amounts of the recipe: %s, %s', (first, then, line) => {
    const [before, after] = answersTo(first, then);
    expect(after?.title).toBe(before?.title);
    expect(after?.lines).toMatch(line);
  });
});
