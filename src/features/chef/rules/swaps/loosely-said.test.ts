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

  it('gives other rice its time', () => {
    expect(answersTo('hainanese chicken rice', 'i want it with brown rice').at(-1)?.steps).toMatch(
      /brown rice.*4\d minutes/,
    );
  });
});
