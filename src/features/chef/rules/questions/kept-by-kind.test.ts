import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

const lastOf = (...turns: string[]) => answersTo(...turns).at(-1);

describe('a question about keeping', () => {
  it.each([
    ['crêpes', 'je peux préparer la pâte la veille ?', /batter keeps covered in the fridge/],
    ['croquetas', '¿se pueden congelar?', /in its crumbs but not yet fried/],
    ['pancakes', 'can I freeze them', /^Yes, for up to 2 months/],
    ['Kartoffelsalat', 'kann ich den am Vortag machen?', /gains from standing/],
    ['leafy green salad', 'can I make it the day before', /keep them apart/],
  ])('is answered for the dish: %s, then “%s”', (dish, asked, said) => {
    expect(lastOf(dish, asked)?.said).toMatch(said);
  });
});
