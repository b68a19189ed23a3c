import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a swap that names only the kind', () => {
  it.each([
    ['roast pumpkin salad', 'can i swap the cheese for something lighter', /ricotta/, /goat/],
    ['lasagne', 'swap the mince for something lighter', /minced turkey/, /minced beef/],
    ['cheese toastie', 'etwas leichteres statt käse', /mozzarella/, /cheddar/],
    ['quiche lorraine', 'remplace la crème par quelque chose de plus léger', /crème fraîche/, /double cream/],
    [
      'roast pumpkin salad',
      'swap the cheese for something posher',
      /feta|ricotta|mozzarella/,
      /goat|soy cream/,
    ],
    ['prawn cocktail', 'instead of the fish beetroot maybe', /cooked beetroot/, /prawns/],
    ['fish pie', 'statt fisch pilze vielleicht', /mushrooms/, /cod/],
    ['pad thai', 'instead of the prawns tofu', /tofu/, /prawns/],
    ['hainanese chicken rice', 'i want it with brown rice', /320 g brown rice/, /jasmine/],
    ['cullen skink', 'what else if i cant find smoked haddock', /smoked mackerel/, /haddock|tofu/],
    ['kedgeree', "can't get smoked haddock", /smoked mackerel/, /haddock|tofu/],
  ])('means the food of that kind in the list: %s, “%s”', (dish, said, come, gone) => {
    const last = answersTo(dish, said).at(-1);
    expect(last?.lines).toMatch(come);
    expect(last?.lines).not.toMatch(gone);
  });

  it.each([
    ['spaghetti with tuna and tomatoes', 'what if I use linguine', /400 g linguine/, /spaghetti/],
    ['spaghetti with tuna and tomatoes', 'with linguine', /400 g linguine/, /spaghetti/],
    ['beef stroganoff', 'what if I used greek yogurt?', /greek yogurt/, /sour cream/],
    ['hamburger', 'use brioche buns', /4 brioche buns/, /burger buns/],
    ['chicken noodle soup', 'use rice', /rice/, /noodles/],
    ['tacos', 'with flour tortillas', /12 flour tortillas/, /corn/],
    ['spaghetti bolognese', 'und wenn ich linguine nehme', /400 g linguine/, /spaghetti/],
    ['salmon fillets with dill', 'with chicken', /chicken thigh fillets/, /salmon/],
    ['chicken caesar salad', 'with prawns', /raw prawns/, /chicken/],
    ['stuffed chicken breast', 'with pork', /pork tenderloin/, /chicken/],
    ['spaghetti bolognese', 'y si uso pavo', /minced turkey/, /minced beef/],
  ])('takes the place of its like: %s, “%s”', (dish, said, come, gone) => {
    const last = answersTo(dish, said).at(-1);
    expect(last?.lines).toMatch(come);
    expect(last?.lines).not.toMatch(gone);
  });

  it.each([
    ['chili con carne', 'with rice', /rice/, /kidney beans/],
    ['beef stew', 'with peas', /peas/, /potatoes/],
  ])('is added where nothing is like it: %s, “%s”', (dish, said, come, kept) => {
    const last = answersTo(dish, said).at(-1);
    expect(last?.lines).toMatch(come);
    expect(last?.lines).toMatch(kept);
  });

  it('makes a lasagne of slices, and more of them than of pasta', () => {
    const last = answersTo('lasagna', 'use zucchini instead of pasta').at(-1);
    expect(last?.title).toBe('Courgette Lasagne');
    expect(last?.lines).toMatch(/700 g courgettes, in long slices/);
    expect(last?.steps).toMatch(/Brown the courgettes in a hot pan for 2 minutes on each side/);
  });

  it('gives other rice its time', () => {
    expect(answersTo('hainanese chicken rice', 'i want it with brown rice').at(-1)?.steps).toMatch(
      /brown rice.*4\d minutes/,
    );
  });

  it('bacon and sausages come beside the meat of a dish', () => {
    expect(answersTo('chicken caesar salad', 'with bacon').at(-1)?.lines).toMatch(/chicken thigh/);
  });

  it('names several of them after “with”', () => {
    expect(answersTo('chicken caesar salad', 'with prawns').at(-1)?.title).toBe('Caesar Salad with Prawns');
  });
});
