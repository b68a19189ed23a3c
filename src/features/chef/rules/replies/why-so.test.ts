import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const lastOf = (...turns: string[]) => answersTo(...turns).at(-1);

describe('who asks why a bake came out so', () => {
  it.each([
    ['madeleines', 'why are they so dry?', /warm sugar syrup/],
    ['madeleines', 'elles sont sèches, pourquoi ?', /warm sugar syrup/],
    ['madeleines', 'warum sind sie so trocken?', /warm sugar syrup/],
    ['madeleines', 'perché sono secche?', /warm sugar syrup/],
    ['brownies', 'why are mine always hard', /Next time/],
    ['bread', 'why is it so dense', /Next time/],
    ['lemon meringue pie', 'the meringue always weeps', /while that is still hot/],
    ['lemon meringue pie', 'can I make it the day before', /^Partly: bake the case/],
  ])('is told what to do: %s, then “%s”', (dish, asked, said) => {
    expect(lastOf(dish, asked)?.said).toMatch(said);
  });
});

describe('a bake with one more thing', () => {
  it.each([
    ['scones', 'with cheese', 'Cheese Scones'],
    ['scones', 'mit Käse', 'Cheese Scones'],
    ['scones', 'with raisins', 'Scones with Raisins'],
  ])('is the known dish of both, if there is one: %s, then “%s”', (dish, said, title) => {
    expect(lastOf(dish, said)?.title).toBe(title);
  });

  it.each(['I have no puff pastry', "je n'ai pas de pâte feuilletée", 'kein Blätterteig da'])(
    'has shortcrust pastry where there is no puff pastry: “%s”',
    (said) => {
      expect(lastOf('tarte tatin', said)?.lines).toMatch(/shortcrust pastry/);
    },
  );

  it('has its olives pressed in before it is baked', () => {
    expect(lastOf('focaccia', 'with olives')?.steps).toMatch(
      /Press the olives into the dough before it is baked/,
    );
  });

  it('fills as many cases without sugar', () => {
    expect(lastOf('Bananenbrot ohne Zucker', 'als Muffins')?.steps).toMatch(/among 10 paper cases/);
  });
});
