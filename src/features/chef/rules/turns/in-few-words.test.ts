import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a change in a few words', () => {
  it.each([
    ['enchiladas', 'make it less cheesy', /75 g cheddar/],
    ['garlic bread', 'less garlicky', /2 cloves garlic/],
    ['jollof rice', 'use basmati', /320 g basmati rice/],
    ['bibimbap', 'i cant find gochujang', /2 tbsp sriracha/],
    ['bangers and mash', 'more gravy', /600 ml beef stock/],
    ['bangers and mash', 'use sweet potato for the mash', /1000 g sweet potatoes/],
    ['cottage pie', 'sweet potato mash instead', /900 g sweet potatoes/],
    ['blueberry muffins', 'add a crumble topping', /180 g plain flour, for the crumble/],
    ['pho', 'use udon', /300 g udon noodles/],
    ['apple strudel', 'with ice cream', /475 g vanilla ice cream/],
    ['tarte tatin', 'avec de la glace', /vanilla ice cream/],
    ['apple strudel', 'with a vanilla sauce', /8 egg yolks/],
    ['beef stroganoff', 'over mashed potatoes instead', /1000 g floury potatoes/],
    ['gazpacho', 'with something crunchy on top', /100 g white bread, in 2 cm cubes/],
  ])('changes that, and nothing else: %s, “%s”', (dish, said, lines) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.lines).toMatch(lines);
    expect(last?.title).toBe(first?.title);
  });

  it.each([
    ['croque monsieur', 'in the air fryer', /Bake in the air fryer at 200 °C \(400 °F\) for 8 minutes/],
    ['pollo al ajillo', 'en el horno', /cook in the oven for 25 minutes, until no pink/],
    ['goulash', 'over noodles please', /cook the egg noodles .* serve alongside/],
    ['rogan josh', 'with naan and raita', /For the raita:/],
    ['chicken satay', 'with rice', /then drain and serve alongside/],
  ])('is written where it belongs: %s, “%s”', (dish, said, steps) => {
    expect(answersTo(dish, said).at(-1)?.steps).toMatch(steps);
  });

  it('of meat takes no stock of it out', () => {
    expect(answersTo('ramen', 'pork belly instead of chicken').at(-1)?.lines).toMatch(/1 l chicken stock/);
  });
});
