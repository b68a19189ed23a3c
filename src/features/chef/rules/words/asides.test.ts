import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';
import { withoutAsides } from './asides.ts';

describe('what is said beside a wish', () => {
  it.each([
    ['shakshuka', 'lil bit spicier', /1\/2 tsp chilli flakes/],
    ['gulasch', 'a bissl schärfer', /chilli flakes/],
    ['imam bayildi', 'half the oil please thats crazy', /60 ml olive oil/],
    ['imam bayildi', "la moitié de l'huile, c'est dingue", /60 ml olive oil/],
    ['aglio e olio', 'verdoppel den knoblauch, das ist ja zu wenig', /12 cloves garlic/],
    ['okonomiyaki', 'no cabbage either lol only a leek', /300 g leeks/],
    ['salad nicoise', 'no tuna either', /chickpeas/],
    ['salad nicoise', 'sans thon non plus', /chickpeas/],
    ['goulash', 'menos cebolla porfa', /300 g onions/],
  ])('does not keep it from being understood: %s, “%s”', (dish, said, lines) => {
    expect(answersTo(dish, said).at(-1)?.lines).toMatch(lines);
  });

  it('such as that nobody likes it here, leaves out nothing else', () => {
    const last = answersTo('kaiserschmarrn', 'ohne rosinen, die mag hier keiner').at(-1);
    expect(last?.lines).not.toMatch(/raisins/);
    expect(last?.said).not.toMatch(/understand/);
  });

  it.each(['either carrots or celery out please', 'thats too much', 'what now', 'it burns, what do i do'])(
    'is kept where it is all that is said, or says something: “%s”',
    (said) => {
      expect(withoutAsides(said)).toBe(said);
    },
  );
});
