import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('what is added to the dish on screen', () => {
  it('a stir-fry keeps its chicken when noodles are added', () => {
    const [, then] = answersTo('chicken stir fry', 'add rice noodles');
    expect(then?.title).toMatch(/^Chicken Stir-Fry with Rice Noodles/);
    expect(then?.lines).toMatch(/chicken breast[\s\S]*\d g rice noodles/);
  });

  it.each([
    ['dal', 'add spinach and serve with rice', /red lentils[\s\S]*spinach[\s\S]*rice/],
    ['easy soup with leftover roast chicken', 'add noodles', /cooked chicken[\s\S]*noodles/],
    ['apple crumble', 'with custard', /apples[\s\S]*egg yolks/],
    ['pulled pork', 'buns and slaw please', /pork shoulder[\s\S]*white cabbage/],
    ['roast chicken', 'gravy too', /whole chicken[\s\S]*plain flour/],
    ['lasagne', 'add a side salad', /lasagne sheets[\s\S]*salad leaves/],
    ['shrimp scampi', 'with zucchini noodles', /raw prawns[\s\S]*courgettes, in long thin strips/],
    ['Kartoffelgratin', 'mit Schinken', /potatoes[\s\S]*ham/],
  ])('leaves %s what it is: %s', (dish, wish, lines) => {
    const [, then] = answersTo(dish, wish);
    expect(then?.lines).toMatch(lines);
  });

  it('says of a dish of its own that it comes next, and keeps this one', () => {
    const [first, then] = answersTo('tomato soup', 'with grilled cheese');
    expect(then?.lines).toBe(first?.lines);
    expect(then?.said).toMatch(/Ask for this one next: Grilled Cheese Sandwich/);
  });

  it('takes the sauce in a dish for one of its lines', () => {
    const [, then] = answersTo('pulled pork', 'bbq sauce less sweet');
    expect(then?.title).toMatch(/^Pulled Pork/);
  });

  it('names what a side dish brings apart from what is there', () => {
    const [, then] = answersTo('roast chicken', 'gravy too');
    expect(then?.said).not.toMatch(/onions? \(/);
  });

  it('bakes ham in a gratin, and does not strew it over at the end', () => {
    const [, then] = answersTo('Kartoffelgratin', 'mit Schinken');
    expect(then?.steps).not.toMatch(/ham over just before serving/);
  });

  it('stirs polenta until it is thick instead of draining it', () => {
    const [, then] = answersTo('meatballs in tomato sauce', 'serve with polenta');
    expect(then?.steps).toMatch(/polenta[^.]*until thick/);
    expect(then?.steps).not.toMatch(/polenta[^.]*drain/);
  });
});

describe('what is left out of the dish on screen', () => {
  it.each([
    ['minestrone', 'without pasta', /ditalini|macaroni/],
    ['beef chili', 'no beans', /beans/],
  ])('makes no other dish of %s, and brings nothing of the same kind: %s', (dish, wish, gone) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.title).toBe(first?.title);
    expect(then?.lines).not.toMatch(gone);
  });

  it('is what an allergy told beside it is about', () => {
    const [, then] = answersTo('chicken stir fry', 'no soy sauce, my brother is allergic');
    expect(then?.title).toMatch(/^Chicken Stir-Fry/);
    expect(then?.lines).not.toMatch(/soy sauce/);
    expect(then?.said).toMatch(/contains no food you named as an allergy/);
  });

  it.each([
    ['Nudelauflauf ohne Fleisch', 'doch mit Würstchen', /sausages/],
    ['pasta bake without meat', 'actually with ham after all', /ham/],
  ])('comes back if it was only a wish: %s, then “%s”', (dish, wish, has) => {
    const [, then] = answersTo(dish, wish);
    expect(then?.lines).toMatch(has);
  });

  it.each([
    ['pasta bake without meat, I am vegetarian', 'with ham after all', /ham\b/],
    ['vegetarian pasta bake', 'with ham after all', /ham\b/],
    ['pasta bake, no nuts, my son is allergic', 'with walnuts after all', /walnuts/],
    ['halal pasta bake without pork', 'with bacon after all', /bacon/],
    ['pasta bake without raw ham, I am pregnant', 'with parma ham after all', /Parma ham/],
  ])('stays out for the sake of somebody: %s, then “%s”', (dish, wish, not) => {
    expect(answersTo(dish, wish).at(-1)?.lines).not.toMatch(not);
  });
});

describe('vegetables that are added', () => {
  it.each([
    ['oven baked cod', 'add green beans', /cod fillets[\s\S]*green beans/],
    ['roast chicken', 'add broccoli and green beans', /whole chicken[\s\S]*broccoli/],
    ['beef stew', 'throw in some kidney beans', /stewing beef[\s\S]*beans/],
    ['oven baked cod', 'steamed veg on the side', /cod fillets[\s\S]*broccoli/],
  ])('leave the meat or fish in: %s, %s', (dish, wish, lines) => {
    expect(answersTo(dish, wish)[1]?.lines).toMatch(lines);
  });

  it.each([
    ['spicy ramen', 'add a boiled egg and corn', /^4 eggs[\s\S]*sweetcorn/m],
    ['smoothie', 'spinach in it', /berries[\s\S]*spinach/],
    ['chicken stir fry', 'add prawns', /chicken breast[\s\S]*prawns/],
  ])('take the place of nothing: %s, %s', (dish, wish, lines) => {
    expect(answersTo(dish, wish)[1]?.lines).toMatch(lines);
  });

  it('may make place again', () => {
    const [, , then] = answersTo('chicken stir fry', 'add prawns', 'swap the chicken for tofu');
    expect(then?.lines).toMatch(/tofu[\s\S]*prawns/);
  });

  it('leaves a vegetarian dish without meat', () => {
    const [, then] = answersTo('vegetable curry', 'add green beans');
    expect(then?.lines).not.toMatch(/chicken|beef|prawns/);
  });
});
