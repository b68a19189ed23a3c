import { expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

it.each([
  ['fish tacos', 'use a different fish', /haddock/, /cod|different/],
  ['fish tacos', 'another fish please', /haddock/, /cod/],
  ['fish tacos', 'nimm einen anderen Fisch', /haddock/, /cod/],
  ['salmon teriyaki', 'use another kind of fish', /trout/, /salmon/],
  ['beef stew', 'use a different meat', /lamb/, /stewing beef|different/],
  ['chicken curry', 'with some other meat', /turkey/, /chicken thigh/],
  ['chicken curry', 'otra carne', /turkey/, /chicken thigh/],
  ['lasagne', 'use another type of mince', /minced lamb/, /minced beef/],
  ['spaghetti carbonara', 'use a different pasta shape', /tagliatelle|linguine/, /spaghetti|different/],
  ['greek salad', 'a different cheese', /goat/, /feta/],
  ['mushroom risotto', 'use other mushrooms', /shiitake/, /chestnut/],
  ['beef stew', 'use a different stock', /chicken stock/, /beef stock|lamb|different/],
  ['coq au vin', 'a different wine', /white wine/, /red wine/],
  ['pancakes', 'can i use a different flour', /spelt flour/, /plain flour/],
])(
  'another food of the kind that is named takes the place of the one in the dish: %s, “%s”',
  (dish, said, come, gone) => {
    const last = answersTo(dish, said).at(-1);
    expect(last?.lines).toMatch(come);
    expect(last?.lines).not.toMatch(gone);
  },
);

it.each([
  ['quiche lorraine without bacon', 'with salmon', /salmon/, /turkey/],
  ['une quiche sans lardons', 'avec du saumon', /salmon/, /turkey/],
])('what the chef chose itself makes way for what is asked for: %s, “%s”', (dish, said, come, gone) => {
  const last = answersTo(dish, said).at(-1);
  expect(last?.lines).toMatch(come);
  expect(last?.lines).not.toMatch(gone);
});

it('yogurt in place of mayonnaise is more of the yogurt that is in the dish', () => {
  const last = answersTo('coleslaw', 'with yogurt instead of mayo').at(-1);
  expect(last?.lines).toMatch(/180 g yogurt/);
  expect(last?.lines).not.toMatch(/mayonnaise|soy|greek/i);
  expect(last?.steps).toMatch(/Stir the yogurt with the cider vinegar/i);
});
