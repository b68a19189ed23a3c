import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what others throw away', () => {
  it.each([
    ['use up half a jar of pickle juice', /^Pickle-Brined Chicken/, 'pickle juice'],
    ['sourdough discard, about 200 g, what now', /^Sourdough Discard Pancakes/, 'sourdough starter'],
    ['broccoli stalks, don’t want to throw them away', /^Broccoli Stalk Soup/, 'broccoli stalks'],
    ['radieschenblätter pesto', /^Radish Leaf Pesto/, 'radishes'],
    ['stale baguette, 2 tomatoes, an onion', /^Panzanella$/, 'baguette'],
    ['pan duro, ajo y huevos', /^Sopa de Ajo/, 'bread'],
    ['cooked rice from yesterday and a roast chicken carcass with some meat', /Chicken/, 'cooked chicken'],
    ['roast chicken carcass', /^Chicken Stock/, 'chicken'],
    ['4 blancs d’œufs à utiliser', /^Meringues/, 'egg whites'],
  ])('has a dish of its own: %s', (prompt, title, food) => {
    const [answer] = answersTo(prompt);
    expect(answer?.title).toMatch(title);
    expect(answer?.lines).toContain(food);
  });

  it('has old bread of one kind only', () => {
    expect(answersTo('stale baguette, 2 tomatoes, an onion')[0]?.lines).not.toContain('ciabatta');
  });

  it('is made of everything that goes together', () => {
    const [answer] = answersTo('red lentils, half a cauliflower, yoghurt, cumin, an onion');
    for (const food of ['red lentils', 'cauliflower', 'yogurt', 'cumin', 'onion'])
      expect(answer?.lines).toContain(food);
  });
});

describe('a word that refuses nothing', () => {
  it.each([
    ['ohn no khao swe', 'Ohn No Khao Swe'],
    ['saba no misoni', 'Saba Misoni'],
  ])('stays in the name: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toBe(title);
  });

  it('still refuses between foods', () => {
    expect(answersTo('chicken soup, no miso')[0]?.lines).not.toContain('miso');
  });
});

describe('a list typed in haste', () => {
  it('has kidney beans, and nothing of a kidney, in it', () => {
    const [answer] = answersTo('eggs, tomatos, onion, kidney beens, sweetcorn, chedar');
    expect(answer?.title).not.toBe('');
  });

  it('has its sauce', () => {
    const [answer] = answersTo('chiken, brocoli, soy sause, rice');
    expect(answer?.lines).toContain('soy sauce');
    expect(answer?.said).not.toContain('saute');
  });
});

describe('orzo', () => {
  it.each([
    ['insalata di orzo con pomodorini e tonno', /^Insalata d'Orzo with Tuna/],
    ['orzo perlato, funghi e parmigiano', /^Orzotto/],
    ['zuppa d’orzo', /Barley Soup/],
    ['orzo, zucchine, feta', /Barley/],
  ])('is barley in Italian: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
    expect(answersTo(prompt)[0]?.lines).not.toMatch(/ orzo/);
  });

  it.each(['orzo with lemon and feta', 'orzo salad', 'orzo con gambas'])(
    'is pasta elsewhere: %s',
    (prompt) => {
      expect(answersTo(prompt)[0]?.lines).toMatch(/ orzo/);
    },
  );
});
