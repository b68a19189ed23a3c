import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a dish that is eaten later', () => {
  it.each([
    ['for the whole week'],
    ['make it ahead for the week'],
    ['pour toute la semaine'],
    ['für die ganze Woche'],
    ['para toda la semana'],
    ['per tutta la settimana'],
  ])('is cooked for a week: “%s”', (said) => {
    const [, then] = answersTo('turkey chili', said);
    expect(then?.servings).toBe(7);
    expect(then?.steps).toMatch(/within two hours[\s\S]*3 days[\s\S]*[Ff]reeze[\s\S]*steams all through/);
  });

  it('is made in several goes if it does not keep that long', () => {
    const [, then] = answersTo('greek salad', 'for the whole week');
    expect(then?.steps).toMatch(/within 2 days/);
    expect(then?.said).not.toMatch(/cooked once/);
  });

  it.each([
    ['greek salad', 'for tomorrows lunch', /keep them apart in the fridge/],
    ['beef stew', 'make it for tomorrow', /heat it through/],
    ['caesar salad', 'i want to make it ahead', /dress them shortly before/],
    ['Gulasch', 'für morgen', /Tag|day/],
  ])('is told what keeps: %s, “%s”', (dish, said, kept) => {
    const [before, then] = answersTo(dish, said);
    expect(then?.lines).toBe(before?.lines);
    expect(then?.said).toMatch(kept);
  });

  it('is changed by what else the message says', () => {
    const [, then] = answersTo('pasta salad', 'need it for lunch tomorrow, add tuna');
    expect(then?.lines).toMatch(/tuna/);
    expect(then?.said).toMatch(/gains from standing/);
  });

  it('is answered for both that are asked', () => {
    const [, then] = answersTo('chicken and rice casserole', 'can i make it ahead and freeze it?');
    expect(then?.said).toMatch(/up to a day ahead[\s\S]*2 months/);
  });

  it.each([
    ['pancakes', 'triple it', 12],
    ['Gulasch', 'verdreifache die Menge', 12],
    ['ratatouille', 'triple la recette', 12],
    ['paella', 'el triple por favor', 12],
    ['lasagne', 'x3', 18],
    ['waffles', 'quadruple the recipe', 16],
  ])('is made so many times: %s, “%s”', (dish, said, servings) => {
    expect(answersTo(dish, said)[1]?.servings).toBe(servings);
  });
});
