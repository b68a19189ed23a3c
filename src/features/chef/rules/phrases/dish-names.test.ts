import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['egg foo young', 'Egg Foo Young'],
  ['barfi', 'Barfi'],
  ['White Cut Chicken for 4', 'White Cut Chicken'],
  ['young jackfruit curry', 'Polos Curry'],
  ['liver Venetian style', 'Fegato alla Veneziana'],
  ["poulet vallée d'auge", "Poulet Vallée d'Auge"],
  ['oeufs en meurette', 'Oeufs en Meurette'],
  ['Käsekuchen ohne Teig', 'Crustless Cheesecake'],
  ['gâteau au citron vert', 'Lime Drizzle Cake'],
  ['soupe de poulet au riz', 'Chicken and Rice Soup'],
])('a word of a dish’s name leaves nothing out: %s', (prompt, title) => {
  expect(answersTo(prompt)[0]?.title).toBe(title);
});
