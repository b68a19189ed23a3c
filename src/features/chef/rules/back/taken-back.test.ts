import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a conversation that goes back', () => {
  it.each([
    ['chicken curry', 'make it with cauliflower instead', 'actually go back to the chicken'],
    ['greek salad', 'without feta', 'add it back'],
    ['greek salad', 'sans feta', 'remets-la'],
    ['greek salad', 'senza feta', 'rimettila'],
    ['tomato soup', 'ohne Sahne', 'tu sie wieder rein'],
    ['spaghetti carbonara', 'make it vegetarian', 'go back to the first one'],
    ['beef stew', 'make it vegan', 'undo'],
    ['fish pie', 'swap the fish for chicken', 'hmm no, the fish was better'],
    ['cheesecake', 'no bake', 'no the baked one'],
    ['mac and cheese', 'make it lighter', 'no thats too light, undo'],
    ['scrambled eggs', 'with mushrooms', 'without them again'],
    ['fajitas', 'do beef', 'no ok chicken'],
    ['chicken and rice', 'make it for two', 'no wait go back to four'],
    ['banana bread', 'halve the sugar', 'put the sugar back'],
    ['Kartoffelsuppe', 'ohne Sahne', 'doch wieder mit Sahne'],
    ['lasagna', 'make it veggie, lentils instead of the beef', 'go back to the beef one'],
    ['lasagna', 'make it veggie, lentils instead of the beef', 'can we go back to the original beef version'],
    ['chicken curry', 'use tofu instead of the chicken', 'the chicken one again please'],
    ['chicken curry', 'use tofu instead of the chicken', 'give me the version with chicken'],
    ['chicken curry', 'use tofu instead of the chicken', 'lets return to the chicken one'],
  ])('shows %s as it was, after “%s” and “%s”', (...turns) => {
    const [first, changed, last] = answersTo(...turns);
    expect(changed?.lines).not.toBe(first?.lines);
    expect(last?.lines).toBe(first?.lines);
  });

  it('keeps what is said of it beside going back', () => {
    const [, , then] = answersTo(
      'lasagna',
      'make it veggie, lentils instead of the beef',
      'actually go back to the beef one but keep it gluten free',
    );
    expect(then?.lines).toMatch(/minced beef[\s\S]*gluten-free flour/);
    expect(then?.lines).not.toMatch(/lentils/);
  });

  it('keeps a food that came since, if asked to', () => {
    const [, , then] = answersTo(
      'chicken curry',
      'use tofu instead of the chicken and add peas',
      'go back to the chicken but keep the peas',
    );
    expect(then?.lines).toMatch(/chicken thigh[\s\S]*peas/);
    expect(then?.lines).not.toMatch(/tofu/);
  });

  it('heeds a warning beside going back', () => {
    const [, , then] = answersTo(
      'chicken curry',
      'use tofu instead of the chicken',
      'back to chicken but my son is allergic to coconut',
    );
    expect(then?.lines).not.toMatch(/coconut|tofu/);
  });

  it('lets a food in again that nobody has to do without', () => {
    const [, , then] = answersTo('tomato soup', 'no cheese', 'actually cheese is fine');
    expect(then?.said).toMatch(/cheese may be in it again/);
  });

  it.each([
    ['carbonara', 'no cheese, I am allergic to milk', 'ok cheese is fine', /pecorino|parmesan|cheddar/],
    ['pad thai', 'my son is allergic to peanuts', 'put the peanuts back', /peanut/],
    ['tiramisu', 'without alcohol', 'ok use marsala after all', /Marsala/],
    ['potato soup', 'ohne Sahne, ich bin laktoseintolerant', 'doch wieder mit Sahne', /double cream/],
    ['chicken curry', 'make it vegan', 'go back to the chicken', /chicken thigh/],
    ['chicken curry', 'I am vegetarian', 'go back to the first one', /chicken thigh/],
    [
      'chicken curry',
      'make it gluten free and dairy free, my son is allergic to milk',
      'undo',
      /^[0-9]+ ml (?:milk|cream)/m,
    ],
  ])('still heeds %s, “%s” after “%s”', (dish, warning, wish, harmful) => {
    const answers = answersTo(dish, warning, wish);
    expect(answers.at(-1)?.lines).not.toMatch(harmful);
  });

  it('takes out only what was said last, if a food is left out for another reason', () => {
    const [, , , last] = answersTo('chicken curry', 'no coriander', 'add spinach', 'undo that');
    expect(last?.lines).not.toMatch(/spinach|coriander/);
  });
});

describe('two wishes in one breath', () => {
  it('are both granted without a word between them', () => {
    const [, then] = answersTo('chili con carne', 'more beans less meat');
    expect(then?.lines).toMatch(/^250 g minced beef$[\s\S]*^600 g canned kidney beans/m);
  });

  it('swap what is in the dish, whichever food is named first', () => {
    const [, then] = answersTo('thai red curry', 'can i swap beef for the chicken');
    expect(then?.lines).toMatch(/sirloin steak/);
    expect(then?.lines).not.toMatch(/chicken thigh/);
  });
});

describe('a food that is there after all', () => {
  it.each([
    ['sticky toffee pudding no dates', 'actually go back to dates, found some', /dates, stoned/, /raisins/],
    ['lasagne without cheese', 'actually keep the cheese', /mozzarella/, /cheddar/],
    ['carbonara without bacon', 'the bacon can go back in', /pancetta/, /turkey/],
    ['chili without beans', 'con judías al final', /kidney beans/, /mushrooms/],
    ['coq au vin no wine', 'wine is ok after all, like the original', /red wine/, /500 ml beef stock/],
    ['ratatouille ohne auberginen', 'hab doch auberginen gefunden', /2 aubergines/, /4 courgettes/],
    ['salade niçoise sans oeufs', 'remets les oeufs', /4 eggs/, /tofu/],
    ['pad thai without peanuts', 'actually she can have peanuts', /60 g peanuts/, /100 g peanuts/],
  ])('is in the dish again, and what stood for it is not: %s, “%s”', (dish, said, back, gone) => {
    const [, then] = answersTo(dish, said);
    expect(then?.lines).toMatch(back);
    expect(then?.lines).not.toMatch(gone);
    expect(then?.said).toMatch(/again/);
  });

  it.each([
    ['carrot cake, my son is allergic to nuts', 'back to nuts', /walnuts/],
    ['pancakes, no milk, lactose intolerant', 'back to milk', /^\d+ ml milk/m],
  ])('stays out for who must not have it: %s, “%s”', (dish, said, food) => {
    expect(answersTo(dish, said).at(-1)?.lines).not.toMatch(food);
  });
});

describe('a food that is taken back', () => {
  it.each([
    ['what can I cook with a head of cabbage, 4 sausages and some potatoes', 'without the potatoes'],
    ['dinner from potatoes, eggs and an onion', 'no potatoes'],
    ['was kann ich mit Kartoffeln, Würstchen und Kohl kochen', 'ohne die Kartoffeln'],
  ])('is not asked for any more: %s, “%s”', (first, back) => {
    const [, then] = answersTo(first, back);
    expect(then?.lines).not.toMatch(/potato/);
    expect(then?.said).not.toMatch(/you asked for/);
  });
});
