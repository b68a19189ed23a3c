import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a rare food', () => {
  it.each([
    ['two pollock fillets, quick', /pollock/],
    ['samphire and new potatoes', /samphire/],
    ['Hab heute Steinpilze gefunden', /\bceps/],
    ['Grünkohl ist aus, aber Schwarzwurzeln und Eier sind da', /salsify/],
    ['trois endives et du jambon', /chicory/],
    ['une tarte avec les mirabelles du jardin', /mirabelles/],
    ['acelgas y patatas', /chard/],
    ['tengo níscalos y huevos', /wild mushrooms/],
    ['agretti e uova', /agretti/],
    ['ho del taleggio e del radicchio', /taleggio/i],
  ])('is in the dish if it is requested: “%s”', (prompt, food) => {
    expect(answersTo(prompt)[0]?.lines).toMatch(food);
  });

  it('is not guessed from a word that is one typo away', () => {
    expect(answersTo('the barge has one gas ring, we have mackerel')[0]?.lines).not.toMatch(/catfish/);
  });

  it('is left out by a name that is the same in English', () => {
    expect(
      answersTo('gratin without reblochon, with mirabelle jam on the side and no scamorza')[0]?.title,
    ).toBeTruthy();
  });

  it('is left out by its name in another language', () => {
    expect(answersTo('insalata senza acciughe, con uova')[0]?.lines).not.toMatch(/anchov/);
  });
});

describe('a message that names no food', () => {
  it.each(['Schulfest, ich soll was mitbringen', 'piove e non ho voglia di uscire'])(
    'gets a dish, and the chef says so: “%s”',
    (prompt) => {
      expect(answersTo(prompt)[0]?.said).toContain(
        'You named no food and no dish, so I chose one that many people like.',
      );
    },
  );

  it('counts as an occasion although the chef cannot cook with what it names', () => {
    expect(
      answersTo("we're six at the chess club on thursday and they expect more than crisps")[0]?.servings,
    ).toBe(6);
  });

  it.each(['tell me a joke please', 'hey how are you', 'nasi ulam'])('is asked about: “%s”', (prompt) => {
    expect(() => answersTo(prompt)).toThrow('No recipe');
  });
});
