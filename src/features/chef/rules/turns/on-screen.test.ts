import { describe, expect, it } from 'vitest';
import { answersTo } from '../../../../../test/chef.ts';

describe('a question about the dish on screen', () => {
  it.each([
    ['carbonara', 'why no cream?', /made without cream/],
    ['banana bread', 'why did you put yoghurt in it', /It has no yog.?h?urt in it/],
    ['moussaka', 'why did you add cinnamon', /With ground cinnamon/],
    ['risotto alla milanese', "perché non c'è la panna?", /made without cream/],
    ['paella', '¿por qué no lleva chorizo?', /made without chorizo/],
    ['goulash', 'warum ist da Paprika drin?', /With sweet paprika/],
    ['ratatouille', 'pourquoi tu as mis du vinaigre ?', /It has no vinegar in it/],
    ['pad thai', 'what can I swap fish sauce for', /Instead of the fish sauce, use 3 tbsp soy sauce/],
    ['peking duck', 'what could I use in place of hoisin', /Instead of the hoisin sauce/],
    ['pollo alla cacciatora', 'perché ci hai messo le olive?', /With black olives/],
    ['onion soup', "pourquoi il n'y a pas de lait ?", /made without milk/],
    ['pesto', 'perché non metti il burro?', /made without butter/],
    ['scones', "in cups please, I'm in Ohio", /butter 1\/3/],
    ['overnight oats', "can i use cow's milk or does it have to be almond", /already has milk/],
    ['potato salad for a bbq', 'without mayo', /It has no mayo in it/],
    ['croissants', 'too fiddly, easier please', /Buy the dough ready-made/],
    ['lentil soup', 'less hot please', /no chili in it/],
    ['chicken and broccoli dinner', 'can i use frozen broccoli', /straight from the freezer/],
    ['turkey chili', 'how can I thicken it', /cornstarch/],
    ['mushroom risotto', 'do I really have to stir the whole time', /every half minute/],
    ['split pea soup', 'mine burned on the bottom last time, how do I avoid that', /low heat/],
    ['carbonara', 'no guanciale here', /It has no guanciale/],
    ['beef stew', 'can I leave out the wine', /nothing of that in it/],
    ['burgers', 'how long each side', /minutes on each side/],
    ['roast chicken', "what if it's 2.5 kg, how long then", /About 100 minutes/],
    ['Flammkuchen', 'was trinkt man dazu', /Chardonnay/],
    ['mushroom risotto', 'why is mine stodgy', /splash of hot/],
    ['greek salad', 'warm would be nice', /did not understand what to change/],
    ['spaghetti bolognese', 'how much pasta per person', /Each person gets 100 g spaghetti/],
    ['falafel', 'mine always fall apart, what am I doing wrong', /too wet or too warm/],
    ['tortilla de patatas', '¿cómo sé cuándo está hecha?', /Cook it until/],
    ['pollo asado', 'más jugoso', /To keep it juicy/],
    ['pizza', 'thinner crust please', /Roll the dough out thinner/],
  ])('is answered in one line: %s, %s', (dish, question, answer) => {
    const [first, then] = answersTo(dish, question);
    expect(then?.said).toMatch(answer);
    expect(then).toMatchObject({ title: first?.title, lines: first?.lines, steps: first?.steps });
  });

  it('suggests no food that somebody must not eat', () => {
    const [, then] = answersTo(
      'pad thai without soy, I am allergic to soy',
      'what can I swap fish sauce for',
    );
    expect(then?.said).not.toMatch(/use [^.]*soy sauce/);
  });
});

describe('a request for something else', () => {
  it.each([
    ['beef stew', 'sod it, something chocolatey', /chocolate/],
    ['sushi', 'hmm then do something cooked', /potatoes/],
    ['vegan green curry', 'actually something sweet', /sugar|syrup/],
    ['crème brûlée', 'plutôt quelque chose de salé', /salt|cheddar|soy sauce/],
    ['risotto', 'qualcosa di dolce invece', /sugar/],
    ['breakfast with eggs', 'no i want sweet', /sugar|honey/],
    ['thai green curry', 'too long, something in 20 mins', /chicken/],
    ['coq au vin', "c'est trop long, quelque chose en 25 minutes", /./],
  ])('leaves the dish on screen: %s, %s', (dish, wish, lines) => {
    const [first, then] = answersTo(dish, wish);
    expect(then?.title).not.toContain(first?.title);
    expect(then?.lines).toMatch(lines);
  });

  it('keeps earlier wishes that still apply', () => {
    const [, then] = answersTo('vegan curry for 2, no nuts', 'actually something sweet');
    expect(then?.servings).toBe(2);
    expect(then?.lines).not.toMatch(/(?<!vegan )butter|\beggs?\b|(?<!oat |coconut |soy )milk|almond|walnut/);
  });

  it.each([
    ['coq au vin', 'une autre idée ?', 'la première finalement', /chicken/],
    ['spaghetti carbonara', "dammi un'altra idea", 'torna alla prima', /./],
    ['mushroom risotto', 'another idea please', 'nah, go back to the first one', /mushrooms/],
    ['Gulasch', 'hast du noch eine andere Idee', 'zurück zum ersten', /steak|beef/],
    ['vegan chilli for 2', 'give me another idea', 'zurück zum ersten', /beans/],
  ])('finds another dish of the same food, and back: %s', (dish, wish, back, lines) => {
    const [first, then, last] = answersTo(dish, wish, back);
    expect(then?.title).not.toBe(first?.title);
    expect(then?.lines).toMatch(lines);
    expect(last).toMatchObject({ title: first?.title, lines: first?.lines, servings: first?.servings });
  });
});
