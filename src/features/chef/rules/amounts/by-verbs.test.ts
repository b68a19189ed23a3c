import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a food of which there is to be more or less', () => {
  it.each([
    ['sticky toffee pudding', 'reduce sugar a bit', /100 g brown sugar.*80 g brown sugar, for the sauce/s],
    ['carbonara', 'réduis un peu le sel', /2\/3 tsp salt/],
    ['käsespätzle', 'butter etwas reduzieren bitte', /40 g butter/],
    ['risotto', 'riduci un pochino il burro', /40 g butter/],
    ['paella', 'cut down on the oil a bit', /2 1\/2 tbsp olive oil/],
    ['brownies', 'reduce the sugar a lot', /140 g sugar/],
    ['chili con carne', 'up the beans a bit', /600 g canned kidney beans/],
    ['hummus', 'heavier on the garlic', /2 cloves garlic/],
    ['goulash', 'paprika etwas mehr', /4 1\/2 tbsp sweet paprika/],
  ])('is changed in the list: %s, “%s”', (dish, said, lines) => {
    const [first, last] = answersTo(dish, said);
    expect(last?.lines).toMatch(lines);
    expect(last?.title).toBe(first?.title);
  });
});
