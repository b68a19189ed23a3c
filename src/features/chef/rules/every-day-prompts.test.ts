import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../test/chef.ts';

describe('an everyday request', () => {
  it.each([
    ['chocolate cake for 8', /^Chocolate Cake/],
    ["I've got a bag of spinach going limp and a tin of chickpeas", /Spinach/],
    ['using up stale bread, savoury', /^Panzanella/],
    ['dessert with only apples, flour, butter and sugar', /^Apple Crumble/],
    ["lunchbox for a 7 year old who doesn't like sandwiches", /^(?!.*(?:Sandwich|Melt|Toast))/],
    ['un dessert léger aux fraises', /^Strawberries with Mint/],
    ['soup for a cold', /^Chicken Noodle Soup/],
    ['more fiber please, my doctor told me to. dinner', /./],
    ["small supper with fish that doesn't leave a lot of washing up", /Cod|Salmon|Fish|Sea Bass/],
    ['caesar salad with more protein', /^Caesar Salad with Chicken/],
    ['pasta al forno per domenica, siamo in 8', /^Baked Ziti/],
    ['rhubarb from garden, about a kilo, not crumble', /Rhubarb (?!Crumble)/],
    ['What can I make with green tomatoes?', /^Fried Green Tomatoes/],
    ['pork belly bites air fryer', /^Air Fryer Pork Belly Bites/],
    ['stale croissants x4', /^Croissant Bread Pudding/],
    ['Hab noch 300 g Champignons, Sahne und Spätzle, schnell bitte', /^Spätzle with Mushrooms/],
    ['resteverwertung: 4 gekochte kartoffeln, halber blumenkohl, bergkäse', /Cauliflower Gratin/],
    ['Thanksgiving side with green beans, not the casserole', /Green Beans/],
    ['shrimp, corn on the cob, butter, 1 big pot', /^Shrimp Boil/],
    ['Gâteau au yaourt pour le goûter', /^Yogurt Cake/],
    ['lentejas pero rápidas, olla exprés', /^Pressure Cooker Lentil/],
    ['High-protein breakfast ~400 kcal that is not eggs again', /^Cottage Cheese Bowl/],
    ['quick pickle for burgers', /Pickled/],
    ['college dorm, only a kettle and a microwave. hungry lol', /^Microwave/],
  ])('is cooked: %s', (prompt, title) => {
    expect(answersTo(prompt)[0]?.title).toMatch(title);
  });

  it.each([
    'a week of dinners for 4 under 50 euros',
    'meal plan for two',
    'five dinners for next week, cheap',
  ])('for several meals says that the chef cooks one at a time: %s', (prompt) => {
    expect(answersTo(prompt)[0]?.said).toMatch(/one dish at a time/);
  });

  it('does not mention the week if somebody cooks ahead for it', () => {
    expect(answersTo('chilli to freeze for the week')[0]?.said).not.toMatch(/one dish at a time/);
    expect(answersTo('thin crust pizza')[0]?.said).not.toMatch(/crust/);
  });

  it.each([
    ['Nice dinner for our anniversary, we are 40 years married', /./, 2],
    ['Brotzeit für 8 Leute nach der Wanderung', /./, 8],
    ['Party nibbles for 25, all cold, can be made the night before', /./, 25],
  ])('serves the number of people it names: %s', (prompt, title, servings) => {
    const [answer] = answersTo(prompt);
    expect(answer?.title).toMatch(title);
    expect(answer?.servings).toBe(servings);
  });

  it.each([
    ['pasta al forno per domenica, siamo in 8', 'e un contorno', /./, 8],
    ['Moroccan sort of thing w chickpeas', 'and a side for it', /./, null],
    ['chocolate cake for 8', 'for 20', /^Chocolate Cake/, 20],
  ])('goes on: %s, then %s', (dish, wish, title, servings) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.title).toMatch(title);
    expect(then?.servings).toBe(servings ?? first?.servings);
    if (servings !== 20) expect(then?.title).not.toBe(first?.title);
  });
});
