import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('less sweet', () => {
  it.each([
    ['borscht no meat', 'make it less sweet', /3 tbsp red wine vinegar/],
    ['borscht no meat', 'weniger süß bitte', /3 tbsp red wine vinegar/],
    ['pumpkin soup', 'mir zu süß', /lemon juice/],
    ['energy balls', 'less sweet', /130 g dates/],
    ['bread and butter pudding', 'make it not too sweet', /40 g caster sugar/],
    ['tiramisu', "c'est trop sucré", /65 g caster sugar/],
    ['lemonade', 'half as sweet', /100 g sugar/],
    ['beetroot salad', "it's a bit too sweet", /3\/4 tsp honey/],
  ])('takes sweetness out or puts acid in, and no sugar: %s, “%s”', (dish, said, lines) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.lines).toMatch(lines);
    expect(last?.title).toBe(first?.title);
    expect(last?.lines.match(/sugar/g)?.length).toBe(first?.lines.match(/sugar/g)?.length);
  });

  it('and less creamy is never made more so', () => {
    const [, then] = answersTo('stroganoff', 'make it less creamy');
    expect(then?.lines).toMatch(/130 g sour cream/);
  });
});
