import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a question that holds in any kitchen', () => {
  it.each([
    ['lamb tagine with prunes', 'Do I need an actual tagine for this or will my Le Creuset do?', /heavy pot/],
    ['pulled pork', 'My pork has been stuck at 70C for two hours, did I do something wrong?', /the stall/],
    ['egg fried rice', 'is it true rice can give you food poisoning?', /steams all through/],
    ['caramel sauce', 'it went grainy, how can I save it', /Grainy caramel/],
    ['cast-iron ribeye', 'should I salt it the night before or right before cooking?', /45 minutes/],
    ['black bean burgers', 'can these go on the grill or only in a pan', /best crust/],
    ['fresh egg pasta', 'No pasta machine here, is a wine bottle ok to roll it out??', /wine bottle/],
    ['focaccia', 'Che differenza fa usare la farina 0 al posto della farina forte?', /Manitoba/],
  ])('is answered, and the dish stays: %s, then “%s”', (dish, question, said) => {
    const [first, then] = answersTo(dish, question);
    expect(then?.said).toMatch(said);
    expect(then?.lines).toBe(first?.lines);
  });

  it('is heeded before it is answered if it tells of an allergy', () => {
    const [, then] = answersTo('hummus', 'Is there a substitute for tahini? Sesame allergy in the family');
    expect(then?.said).not.toMatch(/ground sesame/);
    expect(then?.lines).not.toMatch(/tahini|sesame/);
  });

  it('does not take the place of a wish', () => {
    const [, then] = answersTo('pancakes', 'can you make them with spelt flour');
    expect(then?.lines).toMatch(/spelt flour/);
  });
});
