import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('how many a dish is to feed', () => {
  it.each([
    ['paella', 'que sea para 6', /475 g paella rice/],
    ['paella', 'para que coman 8 personas', /650 g paella rice/],
    ['pastel de choclo', 'que sirva para 10 personas', /1000 g minced beef/],
    ['lasagne', 'pour qu’on soit 8 à table', /675 g minced beef/],
    ['mushroom risotto', 'che basti per 6 persone', /475 g risotto rice/],
    ['kaiserschmarrn', 'wie viel brauch ich für 5 kinder', /5 eggs/],
    ['buttermilk pancakes', 'how much do i need for 3 hungry teenagers', /170 g plain flour/],
    ['crêpes', 'il m’en faut combien pour 10 enfants ?', /310 g plain flour/],
    ['birthday cake', 'how many will it feed? we’re 14', /260 g plain flour/],
  ])('changes the amounts of %s: “%s”', (dish, wish, lines) => {
    expect(answersTo(dish, wish).at(-1)?.lines).toMatch(lines);
  });

  it('is asked of children as of anyone', () => {
    expect(answersTo('kaiserschmarrn', 'reicht das für 5 kinder?').at(-1)?.said).toMatch(
      /^It serves 4\. For 5, make a quarter more: 5 eggs/,
    );
  });
});
