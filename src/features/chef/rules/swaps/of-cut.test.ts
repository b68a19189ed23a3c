import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a cut in place of another', () => {
  it.each([
    ['chicken parmesan', 'use thighs instead of breasts', /600 g chicken thigh fillets, beaten flat/],
    ['chicken curry', 'breast instead of thighs please', /600 g chicken breast fillets, in chunks/],
    ['chicken fajitas', 'swap the breast for thighs', /chicken thigh fillets, in strips/],
    ['chicken katsu', 'thigh rather than breast', /chicken thigh fillets/],
    ['chicken schnitzel', 'Oberschenkel statt Brust', /chicken thigh fillets/],
    ['poulet basquaise', 'avec des blancs de poulet à la place', /4 chicken breasts/],
    ['jerk chicken', 'i only have breasts', /4 chicken breasts/],
    ['roast chicken', 'thighs instead of a whole chicken', /1200 g chicken thighs/],
    ['pork chops', 'tenderloin instead of chops', /pork tenderloin/],
  ])('is that of the animal in the dish, with bones or without as before: %s, “%s”', (dish, said, lines) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.lines).toMatch(lines);
    expect(last?.title.split(' ').at(-1)).toBe(first?.title.split(' ').at(-1));
  });

  it.each([
    ['chicken tikka masala', 'use thighs not breast', /already has chicken thigh fillets/],
    ['coq au vin', 'chicken thighs instead of the whole chicken', /already has chicken thighs/],
  ])('that is in the dish is told: %s, “%s”', (dish, said, why) => {
    expect(answersTo(dish, said).at(-1)?.said).toMatch(why);
  });

  it.each([
    ['chicken katsu', 'drumsticks instead of breasts'],
    ['steak frites', 'i only have minced beef'],
  ])('is refused if the steps would leave it raw: %s, “%s”', (dish, said) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.said).toMatch(/not know a good way to cook this with/);
    expect(last?.lines).toBe(first?.lines);
  });
});
