import { describe, expect, it } from 'vitest';
import { answersTo, knowledge } from '../../../../../test/chef.ts';
import type { Shown } from './plain-turns.ts';
import { changesSaidPlainly } from './second-turns.ts';

const PIE: Shown = {
  title: 'Cottage Pie',
  servings: 4,
  lines: [{ name: 'minced beef' }, { name: 'floury potatoes' }],
  avoids: [],
  isChosen: false,
};

describe('a follow-up in plain words', () => {
  it.each([
    ['shop had no salmon, got trout', 'trout instead of salmon'],
    ['strawberries are sold out, peaches?', 'peaches instead of strawberries?'],
    ['the fishmonger only had haddock', 'with haddock instead'],
    ["kids don't like carrots, swap them for peas", 'swap the carrots for peas'],
    ["my flatmate's eating too", 'for 5 people'],
    ['siamo solo in due', 'for 2 people'],
    ['make enough for 5 days', 'for 5 people'],
    ['feeding a crowd', 'for 12 people'],
    ['too much work, same flavours but lazy', 'simpler'],
    ['the lazy version please', 'simpler'],
    ['less rich tbh', 'lighter'],
    ['lower calorie', 'lighter'],
    ['fewer calories please', 'lighter'],
    ["I've got half an hr tops", "I've got half an hour"],
    ['kein Lachs da, habe Forelle', 'Forelle instead of Lachs'],
    ['non ho il latte, solo panna', 'panna instead of latte'],
    ['salmon is too expensive, trout?', 'trout instead of salmon?'],
    ['i only have bulgur', 'with bulgur instead'],
    ['ive no buttermilk what can i use instead', 'ive no buttermilk in the house'],
    ['quark is out, what can I use instead?', 'no quark in the house'],
    ['what can i use instead of cream', 'no cream in the house'],
    ["if i haven't got cream leave it out", 'no cream in the house'],
    ['no cream, peppercorn is fine', 'no cream'],
    ['gluten free pasta instead of spaghetti', 'make it gluten-free'],
    ['couscous instead', 'with couscous instead'],
    ['no rice, noodles', 'swap the rice for noodles'],
    ['instead of potatoes use sweet potatoes', 'sweet potatoes instead of potatoes'],
    ['garnish it', 'add chives'],
    ['chips on the side', 'add potatoes'],
    ['with lots of cheese', 'cheesier'],
    ['geht das auch mit Pute?', 'with Pute instead'],
    ['geht das auch vegetarisch?', 'vegetarisch?'],
    ['ohne Fleisch geht das?', 'ohne Fleisch ?'],
    ['si può fare con il tacchino?', 'with tacchino instead'],
    ['on peut le faire avec du poulet?', 'with poulet instead'],
    ['can it be rice bowls instead of wraps', 'make it rice bowls'],
    ['burgers not meatballs', 'make it burgers'],
    ['that is too expensive', 'cheaper'],
    ['same but for 6', 'for 6'],
    ['a side for it please', 'a side for Cottage Pie for 4'],
    ['something to dunk in it', 'garlic bread for 4'],
    ['make double', 'double it'],
    ['was gibt es dazu?', 'was passt dazu?'],
    ['no beef, turkey', 'turkey instead of beef'],
    ['with prawns instead of the chickpeas', 'add prawns'],
  ])('“%s” means “%s”', (said, meant) => {
    expect(changesSaidPlainly(said, PIE, knowledge)).toBe(meant);
  });

  it.each([
    'for 6',
    'kann man das einfrieren?',
    'can i make it the day before',
    'no nuts',
    'I am allergic to nuts',
  ])('leaves “%s” as it is', (said) => {
    expect(changesSaidPlainly(said, PIE, knowledge)).toBe(said);
  });
});

describe('the dish on screen', () => {
  it.each([
    ['torta soffice alle mele', "con l'olio al posto del burro", /Apple Cake/, /sunflower oil/, /butter/],
    ['carbonara', 'con i funghi al posto della pancetta', /Carbonara/, /mushrooms/, /pancetta/],
    [
      'spaghetti carbonara',
      'gluten free pasta instead of spaghetti',
      /Carbonara/,
      /gluten-free pasta/,
      / spaghetti/,
    ],
    ['lamb tagine with rice', 'couscous instead of rice', /Tagine/, /couscous/, /rice/],
    ['Gulasch', 'geht das auch mit Pute?', /^Turkey Goulash/, /turkey thigh/, /beef,|pork/],
    ['Gulasch', 'geht das auch vegetarisch?', /^Vegetarian Goulash/, /mushrooms/, /stewing beef|beef stock/],
    ['chili con carne', 'si può fare con il tacchino?', /^Turkey Chili/, /minced turkey/, /minced beef/],
    ['blanquette de veau', 'on peut le faire avec du poulet?', /Blanquette/, /chicken thigh/, /veal/],
    ['lamb stew', 'no lamb, got beef', /Hotpot/, /stewing beef/, /lamb|steak/],
    ['cottage pie', 'can it be made with lentils', /^Lentil Cottage Pie/, /lentils/, /beef/],
    ['lasagne', 'no cheese please', /^Lasagne/, /lasagne sheets/, /mozzarella|parmesan/],
    [
      'pancakes for sunday morning, fluffy american ones',
      'ive no buttermilk what can i use instead',
      /Pancakes/,
      /yogurt/,
      /buttermilk/,
    ],
    ['prawn curry', 'no shellfish', /Curry/, /coconut milk/, /prawn/],
    ['chicken curry', 'no chicken, prawns please', /^Prawn Curry/, /raw prawns/, /chicken/],
    ['apple cake', 'use yogurt instead of the butter', /Apple Cake/, /110 g Greek yogurt/, /butter|soft/],
    ['chicken fajitas', 'do it on a sheet pan', /^Sheet Pan/, /chicken breast/, /cod/],
    ['protein shake with berries', 'without protein powder', /Smoothie|Shake/, /\d ml milk/, /soy/],
    ['lemon cake', 'swap the lemon for lime', /^Lime/, /lime zest/, /lemon/],
  ])('%s, then “%s”, stays what it is', (dish, wish, title, lines, gone) => {
    const [, then] = answersTo(dish, wish);
    expect(then?.title).toMatch(title);
    expect(then?.lines).toMatch(lines);
    expect(then?.lines).not.toMatch(gone);
    expect(then?.said).not.toMatch(/did not understand|could not change/);
  });

  it.each([
    ['chicken burritos', 'bowls instead of wraps please', /^Chicken Burrito Bowl/, /chicken/],
    ['beef burgers', 'can they be meatballs instead', /Meatballs/, /minced beef/],
    ['turkey meatballs', 'burgers not meatballs', /^Turkey Burger/, /minced turkey/],
    ['tuna pasta', 'can it be a salad instead of pasta', /Salad/, /tuna/],
    ['chicken pie', 'can we have it as a soup', /./, /chicken stock/],
    ['chicken and rice', 'couscous instead', /Chicken/, /couscous/],
    ['beef wellington', 'salmon instead of beef', /^Salmon en Croute/, /salmon/],
    ['mushroom risotto', 'in the instant pot', /^Pressure Cooker Risotto/, /mushrooms/],
  ])('%s, then “%s”, becomes the requested dish of the same food', (dish, wish, title, lines) => {
    const [, then] = answersTo(dish, wish);
    expect(then?.title).toMatch(title);
    expect(then?.lines).toMatch(lines);
  });

  it.each([
    ['beef stew', 'i want it in the instant pot', /at high pressure for 35 minutes/],
    ['lentil soup', 'use the instant pot', /lentils[\s\S]*at high pressure for 12 minutes/],
    ['minestrone', 'can i do this in the pressure cooker?', /at high pressure[\s\S]*ditalini/],
    ['bolognese', 'in the slow cooker', /hours on low/],
    ['chicken wings', 'make it in the air fryer', /lay in the basket in one layer\./],
  ])('stays itself in a machine: %s, then “%s”', (dish, wish, steps) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.title).toBe(first?.title);
    expect(then?.steps).toMatch(steps);
  });

  it('is roasted as long as its pieces need, where they replace a whole bird', () => {
    const [, then] = answersTo('roast chicken', 'I only have chicken breasts');
    expect(then?.lines).toMatch(/750 g chicken breasts/);
    expect(then?.steps).toMatch(/Roast for 25 minutes/);
    expect(then?.steps).not.toMatch(/carve/);
  });

  it('keeps the food that it was chosen for, and never claims one that is gone', () => {
    const [, pasta] = answersTo('something with minced beef', 'with pasta');
    expect(pasta?.lines).toMatch(/minced beef/);
    const [, prawns] = answersTo('stir fry with chicken', 'use prawns instead');
    expect(prawns?.lines).toMatch(/raw prawns, peeled/);
    expect(prawns?.said).not.toMatch(/chicken you asked for/);
  });

  it.each([
    ['pancakes', 'what can I serve with them', /berries/],
    ['Käsespätzle', 'kann man das einfrieren?', /2 months/],
    ['roast chicken', 'what to serve with it', /\bpotato|salad|bread|vegetables/i],
    ['cottage pie', 'can i make it the day before', /fridge/],
  ])('gives an answer: %s, “%s”', (dish, question, answer) => {
    const [first, then] = answersTo(dish, question);
    expect(then?.title).toBe(first?.title);
    expect(then?.said).toMatch(answer);
  });

  it('never claims a food if only another cut of it is present', () => {
    const [pork] = answersTo('pork belly char siu');
    expect(pork?.lines).toMatch(/pork belly/);
    const [chicken] = answersTo('butter chicken with chicken breast');
    expect(chicken?.lines).toMatch(/chicken breast/);
    expect(chicken?.said).toMatch(/instead of chicken thigh fillets/);
  });
});

describe('a dish that is asked for anew with other foods', () => {
  it('is for as many as before, and never said to lack what it has', () => {
    const [, then] = answersTo(
      'khachapuri for 2',
      'havent got any of those georgian cheeses, theres feta and mozzarella',
    );
    expect(then?.servings).toBe(2);
    expect(then?.lines).toMatch(/mozzarella/);
    expect(then?.said).not.toMatch(/do not know how to cook/);
  });
});

describe('a food that took the place of another', () => {
  it('stays when so much less is cooked that one is left of it', () => {
    const [, , last] = answersTo('pork chops with apples', 'swap the apples for pears', 'for one');
    expect(last?.lines).toMatch(/pear/);
    expect(last?.lines).not.toMatch(/apple,|apples/);
  });
});
