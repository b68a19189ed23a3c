import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a wish said in other words', () => {
  it.each([
    ['crepes', 'x1.5', 6],
    ['crepes', 'make it 1.5x', 6],
    ['dal', 'three times the recipe', 12],
    ['dal', 'multiply by 2', 8],
  ])('multiplies %s: %s', (dish, wish, servings) => {
    expect(answersTo(dish, wish)[1]?.servings).toBe(servings);
  });

  it.each([
    ['mac and cheese', 'lower fat', /cheddar \(250 g → 1\d\d g\)/],
    ['banana bread', 'lower in sugar', /brown sugar \(140 g → \d+ g\)/],
    ['beef stew', 'low salt please', /salt \(1 1\/4 tsp → /],
    ['beef stew', 'thicken it without flour', /thicker/],
    ['apple crumble', 'more crumble', /plain flour \(180 g → 270 g\)/],
    [
      'apple crumble',
      'less sweet and more crumble',
      /caster sugar \(60 g → \d+ g\), plain flour \(180 g → 270 g\)/,
    ],
  ])('changes %s: %s', (dish, wish, said) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.said).toMatch(said);
    expect(then?.title).toBe(first?.title);
  });

  it('replaces half of the meat, and only half', () => {
    const [, then] = answersTo('bolognese', 'with lentils instead of half the meat');
    expect(then?.lines).toMatch(/200 g minced beef[\s\S]*200 g cooked lentils/);
  });

  it.each([
    ['waffles', 'i dont have a waffle iron', /fry the batter/],
    ['guacamole', 'what can i do so it doesnt go brown', /juice keeps/],
    ['tacos for 10', 'make it party style, people help themselves', /bowl of its own/],
    ['banana bread', 'in muffin tins', /Only the steps have changed/],
  ])('is answered for %s: %s', (dish, wish, said) => {
    expect(answersTo(dish, wish)[1]?.said).toMatch(said);
  });

  it('takes other pasta for the pasta, whatever came last', () => {
    const [, , then] = answersTo('pad thai', 'add tofu', 'can i use spaghetti');
    expect(then?.lines).toMatch(/spaghetti[\s\S]*tofu/);
    expect(then?.lines).not.toMatch(/rice noodles/);
  });

  it('lets couscous swell where the rice was boiled', () => {
    const [, then] = answersTo('stuffed peppers', 'with couscous instead of rice');
    expect(then?.steps).toMatch(/boiling water over the couscous/);
  });

  it.each(['und ein Nachtisch?', 'whats a good starter before it'])(
    'leads to the next course: %s',
    (wish) => {
      const [first, then] = answersTo('goulash', wish);
      expect(then?.title).not.toBe(first?.title);
    },
  );
});

describe('a part of the dish that is named', () => {
  it.each([
    ['Schnitzel mit Kartoffelsalat', 'ohne Mayo im Salat', /has no mayo/],
    ['fish and chips', 'no salt in the batter', /salt|New: /],
  ])('says where a food is, and no other dish: %s, %s', (dish, wish, said) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.title).toBe(first?.title);
    expect(then?.said).toMatch(said);
  });

  it('is not wanted back where it is refused', () => {
    const [, , then] = answersTo('fish and chips', 'in the air fryer', 'no beer in the batter');
    expect(then?.said).toMatch(/no beer in it/);
  });

  it('has less of its own sugar', () => {
    const [, then] = answersTo('carrot cake', 'cream cheese frosting less sweet');
    expect(then?.said).toMatch(/icing sugar \(120 g → 80 g\)/);
    expect(then?.lines).not.toMatch(/erythritol/);
  });

  it.each([
    ['tuna sandwich', 'add some crunch', /cucumber[\s\S]*radishes/],
    ['leek and potato soup', 'add some crunch', /for the croutons/],
    ['leek and potato soup', 'bacon bits on top', /smoked bacon, diced, for the top/],
    ['vegetable curry', 'a bit sweeter', /brown sugar/],
    ['tuna sandwich', 'i have no mayo', /Greek yogurt/],
    ['risotto', 'posso usare il brodo di pollo?', /chicken stock/],
    ['pasta e fagioli', 'posso usare i ceci invece dei fagioli?', /chickpeas/],
    ['pasta e fagioli', 'puis-je utiliser des pois chiches à la place des haricots ?', /chickpeas/],
    ['beef stroganoff', 'no sour cream at home, i have greek yogurt', /greek yogurt/],
  ])('brings what gives it: %s, %s', (dish, wish, lines) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.lines).toMatch(lines);
    expect(then?.title.split(' with ')[0]).toBe(first?.title.split(' with ')[0]);
  });

  it.each([
    ['pizza margherita', 'dünner Boden', /3 mm/],
    ['pizza margherita', 'kann ich den Teig über Nacht gehen lassen', /rises slowly in the fridge/],
  ])('is asked about in German: %s, %s', (dish, wish, said) => {
    expect(answersTo(dish, wish)[1]?.said).toMatch(said);
  });

  it('goes from the pan into the oven without the pan', () => {
    const [, then] = answersTo('greek salad with turkey', 'in the oven');
    expect(then?.steps).not.toMatch(/and Heat the oven/);
  });
});

describe('a message of few words', () => {
  it.each([
    ['spicy ramen at home', 'not spicy for the kids bowl', /take out the mild portions/],
    ['prawn linguine', 'which wine', /white/],
    ['meatloaf', 'glaze on top', /For a glaze/],
    ['meatloaf', 'cook it as mini ones', /Only the steps/],
    ['lentil salad', 'warm', /Serve it warm/],
    ['apple pie', 'lattice top', /For a lattice/],
    ['vegetarian lasagne', 'how do i stop it going watery', /is not watery: simmer the sauce/],
    ['Ofengemüse', 'was passt als Dip dazu?', /Yogurt with garlic/],
    ['smoothie', 'thicker', /milk \(200 ml → 120 ml\)/],
    ['oven baked cod', 'with a lemon butter sauce', /New: butter and lemon juice/],
  ])('is understood of %s: %s', (dish, wish, said) => {
    expect(answersTo(dish, wish)[1]?.said).toMatch(said);
  });

  it('adds, and answers what is asked beside it', () => {
    const [, then] = answersTo('peanut butter cookies', 'can i add choc chips and freeze the dough');
    expect(then?.lines).toMatch(/chocolate/);
    expect(then?.said).toMatch(/freeze the dough/);
  });

  it('heeds an intolerance that is told in German', () => {
    const [, then, last] = answersTo(
      'Hähnchencurry',
      'ohne Kokosmilch, vertrage ich nicht',
      'mit Kokosmilch',
    );
    expect(then?.said).toMatch(/contains no food you named/);
    expect(last?.lines).not.toMatch(/coconut/);
  });
});

describe('a wish of few words for what is on screen', () => {
  it.each([
    ['chicken parmesan', 'serve it over zoodles', /courgettes/],
    ['lamb tagine', 'with prunes not apricots', /prunes/],
    ['shepherds pie', 'cheesy top', /cheddar/],
    ['omelette for one', 'side of toast', /bread/],
  ])('is granted in it: %s, %s', (dish, wish, lines) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.lines).toMatch(lines);
    expect(then?.title.split(' with ')[0]).toBe(first?.title.split(' with ')[0]);
  });

  it.each([
    ['spinach quiche', 'for brunch for 10', 10],
    ['lentejas', 'para mañana también', 8],
  ])('says how many eat: %s, %s', (dish, wish, servings) => {
    expect(answersTo(dish, wish)[1]?.servings).toBe(servings);
  });

  it.each([
    ['fried chicken', 'buttermilk substitute?', /^Instead of the buttermilk/],
    ['Kürbissuppe', 'nicht so dick', /thinner/],
    ['mac and cheese', 'crispy topping pls', /crispier/],
    ['mac and cheese', 'i want a crunchy topping', /crispier/],
    ['fish pie', 'can i have a crispy top', /crispier/],
    ['greek lemon chicken', 'what veg', /^Green beans/],
    ['scones', 'can they be frozen', /freezes well/],
    ['lasagne made in a pan, no oven', 'can i make it the day before', /^(?!.*bake it)/],
  ])('is answered: %s, %s', (dish, wish, said) => {
    expect(answersTo(dish, wish)[1]?.said).toMatch(said);
  });
});

describe('what is meant of the dish, and not what it could be called by itself', () => {
  it.each([
    ['vegetable soup', 'with little pasta shapes', /orzo/],
    ['thai red curry', 'swap beef for prawns', /raw prawns/],
    ['thai red curry', 'with noodles not rice', /chicken[\s\S]*noodles/],
    ['stir fried noodles', 'double the veg', /300 g pork[\s\S]*600 g white cabbage/],
    ['tortitas', 'media receta', /110 g plain flour/],
  ])('changes %s: %s', (dish, wish, lines) => {
    expect(answersTo(dish, wish)[1]?.lines).toMatch(lines);
  });

  it.each([
    ['roast pork', 'crackling tips'],
    ['Hackbraten', 'ohne Brötchen, nur Haferflocken'],
    ['chocolate mousse', 'in 6 small glasses'],
    ['pulled pork', 'bbq sauce less sweet'],
  ])('leaves %s on screen: %s', (dish, wish) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.title).toBe(first?.title);
  });

  it('finds another butter for a topping that is on already', () => {
    const [, , then] = answersTo('blueberry muffins', 'streusel on top', 'dairy free');
    expect(then?.lines).toMatch(/vegan butter, for the crumble/);
  });

  it('heeds an allergy in one word of another tongue', () => {
    const [, then] = answersTo('gnocchi al pesto', 'senza pinoli, allergia');
    expect(then?.said).toMatch(/contains no food you named/);
    expect(then?.lines).not.toMatch(/pesto|pine nuts/);
  });

  it.each([
    ['scones', 'dont have baking powder'],
    ['scones', 'hab kein backpulver'],
    ['scones', 'what instead of baking powder'],
  ])('says what raises %s instead: %s', (dish, wish) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.title).toBe(first?.title);
    expect(then?.said).toMatch(/bicarbonate of soda with/);
  });

  it.each([
    ['beef stew', 'dumplings on top'],
    ['goulash', 'with dumplings'],
  ])('lays dumplings of flour on %s: %s', (dish, wish) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.title).toBe(first?.title);
    expect(then?.lines).toMatch(/plain flour, for the dumplings/);
  });

  it.each([
    ['tiramisù', 'senza uova crude', /ladyfingers/],
    ['spaghetti bolognese', 'fewer carbs please', /courgettes/],
    ['crêpes', 'version salée svp', /buckwheat flour/],
    ['gratin dauphinois', 'c’est trop riche', /260 ml double cream/],
  ])('reads a wish of few words: %s, %s', (dish, wish, lines) => {
    expect(answersTo(dish, wish).at(-1)?.lines).toMatch(lines);
  });
});
