import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a wish for how a dish shall be', () => {
  it.each([
    ['gazpacho', 'un truc plus consistant quand meme', /5 eggs/],
    ['insalata', 'più sostanziosa', /chickpeas/],
    ['ensalada de quinoa', 'que llene más', /chickpeas/],
    ['eintopf', 'sättigender', /5 eggs/],
    ['potato salad', 'crispier', /sunflower seeds/],
    ['salade de pâtes', 'más crujiente', /sunflower seeds/],
    ['potato leek soup', 'knackiger bitte', /for the croutons/],
    ['lentil soup', 'lemony', /lemon juice/],
    ['grilled salmon', 'lemony sauce pls', /60 g butter, for the sauce/],
    ['paella', 'plus citronné', /1 1\/2 lemon/],
    ['victoria sponge', 'lemony', /lemon zest/],
    ['roast chicken', 'saucier', /for the gravy/],
    ['stir fry chicken', 'fresher', /fresh coriander/],
    ['fruit salad', 'fresher', /30 g mint/],
    ['mushroom risotto', 'greener', /spinach/],
    ['chili con carne', 'rauchiger', /smoked paprika/],
  ])('is met by what makes this dish so: %s, “%s”', (dish, said, lines) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.lines).toMatch(lines);
    expect(first?.lines).not.toMatch(lines);
  });
});
