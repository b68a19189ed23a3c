import { describe, expect, it } from 'vitest';
import { answersTo, knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

describe('a change in the second message', () => {
  it.each([
    ['chili con carne', 'not so many beans', /200 g canned kidney beans/],
    ['beef stew', 'fewer potatoes', /250 g potatoes/],
    ['lemon drizzle cake', 'lime instead of lemon', /80 ml lime juice/],
    ['red beans and rice', "can't find andouille anywhere", /smoked sausage/],
    ['chicken chili', 'how long does it keep, make it 5 portions', /500 g chicken breast/],
    ['croquetas', 'in the air fryer', /3 tbsp sunflower oil/],
    ['salmon fishcakes', 'can it go in the air fryer', /3 tbsp sunflower oil/],
    ['croquetas', 'lighter please', /3 tbsp sunflower oil/],
    ['salad', 'more filling', /canned chickpeas/],
    ['thai green curry', 'less coconut milk', /200 ml canned coconut milk/],
    ['penne alla vodka', 'less cheese', /30 g parmesan/],
    ['chicken casserole', 'less meat', /350 g chicken/],
    ['mac and cheese', 'not so much pasta', /180 g macaroni/],
    ['tabbouleh', 'make it higher protein', /canned chickpeas/],
    ['roast vegetables', 'add something for protein', /canned chickpeas/],
    ['thai green curry', 'make it milder', /5 tsp green curry paste/],
    ['banana bread', 'can i make muffins with it instead', /80 ml sunflower oil/],
    ['overnight oats', 'a savoury one instead', /eggs|cheddar/],
  ])('changes the lines of %s: %s', (dish, wish, lines) => {
    const [first, then] = answersTo(dish, wish);
    expect(first?.lines).not.toMatch(lines);
    expect(then?.lines).toMatch(lines);
    expect(then?.said).not.toMatch(/did not understand|a good way/);
  });

  it.each([
    ['tofu stir fry', 'make it spicier', /chilli/],
    ['chicken and chickpea traybake', 'spicier', /chilli/],
    ['pasta bake', 'with more vegetables', /spinach|pepper|carrot/],
    ['pressure cooker beef stew', 'I don’t have potatoes, use parsnips', /potatoes|parsnips/],
    ['greek salad', 'without the feta', /feta/],
    ['burger', 'no cheddar, please', /cheddar/],
    ['pumpkin soup', 'garnish it', /coriander/],
    ['minestrone', 'swap the pasta for rice', /ditalini|rice/],
  ])('leaves everything else in %s: %s', (dish, wish, named) => {
    const foodsOf = (lines = '') =>
      lines
        .split('\n')
        .map((line) => line.replace(/^[\d/. ]+(?:k?g|m?l|tsp|tbsp|cloves?)? ?/, '').replace(/,.*/, ''))
        .filter((food) => !named.test(food))
        .map((food) => food.replace(/e?s$/, ''))
        .sort();
    const [first, then] = answersTo(dish, wish);
    expect(foodsOf(then?.lines)).toEqual(foodsOf(first?.lines));
    expect(then?.lines).not.toBe(first?.lines);
  });

  it.each([
    ['steak with red wine sauce for 2', 'quicker please, 25 minutes max', /It takes 28 minutes/],
    ['tofu curry', 'add tofu', /It already has firm tofu in it/],
    ['chickpea and spinach coconut curry in 30 minutes', 'add chorizo', /It takes \d\d minutes/],
  ])('keeps %s, and says why: %s', (dish, wish, said) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.title.startsWith(first?.title ?? '-')).toBe(true);
    expect(then?.said).toMatch(said);
  });

  it.each([
    ['pancakes', 'my baby is 9 months can she have some too', 'Buttermilk Pancakes', /sugar|salt|syrup/],
    ['satay skewers with peanut sauce', "Ben can't be near peanuts", 'Chicken Satay', /peanut/],
    ['beef tacos', 'too spicy for me', 'Beef Tacos', /^1 tsp chilli powder/m],
    [
      'chicken vindaloo',
      'way too hot for my mum',
      'Chicken Vindaloo',
      /^[2-9] (?:1\/2 )?tsp chilli powder|tbsp chilli/m,
    ],
    ['beef tacos', 'too spicy for my toddler', 'Beef Tacos', /chilli|salt/],
  ])('leaves %s at the same servings, without the excluded food: %s', (dish, wish, title, gone) => {
    const [first, then] = answersTo(dish, wish);
    expect(then).toMatchObject({ title, servings: first?.servings });
    expect(then?.lines).not.toMatch(gone);
  });

  it('keeps a dish in the slow cooker when scaling it up', () => {
    const [, then] = answersTo('coq au vin in the slow cooker', 'actually make that 12');
    expect(then?.servings).toBe(12);
    expect(then?.steps).toMatch(/slow cooker/);
    expect(then?.said).not.toMatch(/pot on the stove/);
  });

  it('reports that there is less oil', () => {
    const [, then] = answersTo('croquetas', 'in the air fryer');
    expect(then?.said).toMatch(/^Other amounts: sunflower oil \(750 ml → 3 tbsp\)\.$/m);
    expect(then?.said).not.toMatch(/New|Gone/);
  });

  it('does not follow from asking how long it takes', () => {
    const [first, then] = answersTo('steak', 'how long on each side');
    expect(then?.title).toBe(first?.title);
    expect(then?.said).toMatch(/3 minutes on each side/);
  });

  it('keeps a dish hot if a sausage cannot be found', () => {
    const [, then] = answersTo('gumbo', 'cant find andouille anywhere, and a bit less hot');
    expect(then?.title).toBe('Gumbo');
    expect(then?.lines).toMatch(/smoked sausage/);
  });
});

describe('a new dish in the second message', () => {
  it('is finished in the pan if there is no oven, for the rest of the conversation', () => {
    const answers = answersTo('tuna pasta bake', 'my oven is broken', 'for 6');
    for (const { steps, lines } of answers.slice(1)) {
      expect(lines).toMatch(/tuna/);
      expect(steps).not.toMatch(/oven|baking dish|[Bb]ake/);
      expect(steps).toMatch(/cook, covered, over low heat/);
    }
  });

  it.each([
    ['banana bread with walnuts', 'make it muffins', /^Banana Muffins/],
    ['mushroom pasta', 'make it a soup', /^Mushroom Soup/],
    ['fried rice', 'swap the rice for noodles', /Noodle/],
    ['sunday roast', 'no lamb, beef instead', /^Roast Beef/],
    ['baked ziti', 'I have no oven', /^Stovetop Ziti/],
    ['Nudelauflauf mit Brokkoli', 'mein Ofen ist kaputt', /^Stovetop Ziti with Broccoli/],
    ['air fryer salmon', 'I don’t have an air fryer after all', /^Baked Salmon/],
    ['slow cooker beef stew', 'oh, we have no slow cooker', /^Beef Stew/],
  ])('is another dish: %s, then %s', (dish, wish, title) => {
    const [first, then] = answersTo(dish, wish);
    expect(first?.title).not.toMatch(title);
    expect(then?.title).toMatch(title);
  });

  it.each([
    ['dinner idea', 'had that yesterday'],
    ['dinner idea', 'we had this last night'],
    ['beef stew', 'we had stew last night'],
    ['dinner in 15 min, kids starving', "we've no pasta left"],
  ])('is a different one: %s, then %s', (dish, wish) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.title).not.toBe(first?.title);
  });

  it.each([
    ['chocolate cake', 'we had that yesterday', 'dessert'],
    ['pancakes', 'had that yesterday', 'breakfast'],
    ['tiramisu', 'something else', 'dessert'],
  ])('is for the same meal as the first: %s, then %s', (dish, wish, meal) => {
    const first = composeSafely({ prompt: dish, seed: 1 }, knowledge);
    if (first.kind !== 'recipe') throw new Error(first.message);
    const then = composeSafely({ prompt: wish, previous: first.memory, seed: 1 }, knowledge);
    if (then.kind !== 'recipe') throw new Error(then.message);
    expect(then.memory.dish).not.toBe(first.memory.dish);
    expect(knowledge.classics.get(then.memory.dish)?.meals).toContain(meal);
  });

  it('hides what nobody is to notice, and nothing else', () => {
    const [, then] = answersTo('bolognese', 'add more veg but so the kids dont notice');
    expect(then?.lines).toMatch(/very finely grated/);
    expect(then?.lines).not.toMatch(/spinach|in strips/);
  });

  it('does not say that somebody asked for what the chef chose', () => {
    const [, then, warm] = answersTo(
      'greek salad for lunch',
      'make it a proper meal',
      'something warm instead',
    );
    expect(then?.lines).toMatch(/chickpeas/);
    expect(then?.said).not.toMatch(/asked for/);
    expect(warm?.said).not.toMatch(/asked for/);
  });

  it('reads what somebody hates or must not have in the pronoun', () => {
    const [, hated] = answersTo('leftover potato hash', 'no onions, husband hates them');
    expect(hated?.said).not.toMatch(/not sure what to leave out/);
    const [, harmful] = answersTo('paella', "no prawns, i'm allergic to them");
    expect(harmful?.lines).not.toMatch(/prawn/);
    expect(harmful?.said).toMatch(/no food you named as an allergy/);
  });

  it.each([
    ['beef stew', 'no carrots or celery', /carrots|sticks celery/],
    ['apple pie', 'without nutmeg and cinnamon', /nutmeg|cinnamon/],
  ])('leaves out each food of %s: %s', (dish, wish, gone) => {
    const [first, then] = answersTo(dish, wish);
    expect(first?.lines).toMatch(gone);
    expect(then?.lines).not.toMatch(gone);
  });

  it('describes a dish that has lost one of its foods', () => {
    const first = composeSafely({ prompt: 'stuffed peppers', seed: 1 }, knowledge);
    if (first.kind !== 'recipe') throw new Error(first.message);
    expect(
      composeSafely({ prompt: 'without rice', previous: first.memory, seed: 1 }, knowledge),
    ).toMatchObject({
      recipe: { description: expect.stringMatching(/^Stuffed Peppers made with /) },
    });
  });

  it('is sweet or savory as requested', () => {
    const [, sweet] = answersTo('too many eggs', 'something sweet');
    expect(sweet?.lines).toMatch(/sugar|honey|chocolate/);
    const [, savoury] = answersTo('something sweet with eggs', 'savoury rather');
    expect(savoury?.lines).not.toMatch(/sugar|chocolate/);
  });
});

describe('a cake that is baked as muffins', () => {
  it.each([
    ['lemon drizzle cake', 'as muffins for 12 kids', /^Lemon Drizzle Muffins/, /lemon juice/, 12],
    ['cornbread', 'as muffins with cheese', /Cornbread Muffins/, /cheddar/, 8],
    [
      'lemon drizzle cake',
      'make it into muffins with blueberries',
      /Lemon Drizzle Muffins/,
      /blueberries/,
      10,
    ],
    ['chocolate cake', 'as cupcakes for 24 kids', /^Chocolate/, /cocoa/, 24],
  ])('stays itself with what else is wished: %s, then “%s”', (dish, said, title, line, servings) => {
    const [, then] = answersTo(dish, said);
    expect(then?.title).toMatch(title);
    expect(then?.lines).toMatch(line);
    expect(then?.servings).toBe(servings);
    expect(then?.steps).toMatch(/cases|muffin tin/);
  });
});
