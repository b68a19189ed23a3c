import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { ofFood, readKitchen } from './tables.ts';

const shown = new Map<string, ChefMemory>();
function ask(dish: string, ...turns: string[]) {
  let previous = shown.get(dish);
  let said: string[] = [];
  let lines = previous?.lines;
  for (const prompt of previous ? turns : [dish, ...turns]) {
    const answer = composeSafely({ prompt, seed: 1, ...(previous ? { previous } : {}) }, knowledge);
    if (answer.kind !== 'recipe') throw new Error(`No recipe for '${prompt}': ${answer.message}`);
    previous = answer.memory;
    if (prompt === dish) shown.set(dish, answer.memory);
    lines = answer.memory.lines;
    said = answer.why;
  }
  return { said: said[0] ?? '', lines, before: shown.get(dish)?.lines };
}

describe('a question about the dish on screen is answered from what a kitchen knows, and changes nothing', () => {
  it.each([
    ['roast pork', 'i have no thermometer, how do i tell', /Cut into the middle/],
    ['turkey meatloaf', 'what temperature inside', /74 °C/],
    ['victoria sponge', 'my tins are 18cm, do I need to change the amounts', /holds about 80 %.* g/],
    ['no-bake cheesecake', 'i only have a 6 inch tin', /about 45 % .*the rest into glasses/],
    ['brownies', 'can i use a 9x13 pan', /23 x 33 cm .* flatter/],
    ['lasagne', 'how long in the oven from the fridge', /About 55 minutes/],
    ['banana bread', 'can i have that in ml and grams', /The amounts are metric already/],
    ['banana bread', 'in g please', /The amounts are metric already/],
    ['fish pie', 'can i use frozen fish', /Thaw|thaw/],
    ['paella', "which rice if i can't get paella rice", /risotto rice/],
    ['mushroom risotto', 'what wine should i use', /dry one/],
    ['mushroom risotto', 'is there a way to do it without stirring the whole time', /bake it/],
    ['salmon teriyaki', 'what can i use instead of mirin', /sherry/],
    ['thai green curry', "what if i can't find thai basil", /ordinary basil/],
    ['egg fried rice', 'does it have to be day old rice?', /does not have to be/],
    ['brownies', 'i like them fudgy not cakey', /wet crumbs/],
    ['baked potatoes', 'quicker way?', /microwave/],
    ['beef stew', 'over rice or mashed potatoes?', /Both work/],
    ['lasagne', 'freeze before or after baking', /Before baking/],
    ['caesar salad', 'can i dress it in the morning', /Keep the dressing apart/],
    ['bolognese', 'can i leave it in the fridge till thursday', /keeps for 3 days/],
    ['beef tacos', 'how far ahead can I do the sauce', /Up to 3 days/],
    ['roast chicken', 'can I do the chicken in pieces?', /40 to 45 minutes/],
    ['slow cooker pulled pork', 'I need it in 4 hours not 8', /4 cm pieces/],
    ['lentil soup', 'how long in the instant pot', /lentils: 10 minutes/],
    ['lentil soup', 'make it creamy without cream', /Blend a third/],
    ['scones', 'why did mine not rise last time', /cut straight down/],
    ['pancakes', 'thicker please', /2 tbsp more flour/],
    ['burgers', 'on the grill, how long', /4 to 5 minutes on each side/],
    ['bread', 'no yeast', /baking powder for every 100 g/],
    ['steak and chips', 'medium rare please', /3 minutes on each side/],
    ['steak and chips', 'i have an air fryer for the chips', /Do the chips in it/],
    ['chicken stir fry', 'on a sheet pan', /220 °C/],
    ['roast potatoes', 'how do i get them crispier', /shake them in the pot/],
    ['apple pie', 'how do i stop the filling being watery', /cornflour for every 500 g/],
    ['fried chicken', 'how hot should the oil be', /170 to 180 °C/],
    ['pavlova', 'can i make the meringue today for tomorrow', /airtight tin/],
    ['fish tacos', 'sauce to go with it', /Tartare/],
    ['pancakes', "i've no baking powder", /bicarbonate/],
    ['pumpkin soup', 'too sweet for us last time, can you make it more savoury', /Against sweetness/],
    ['rice pudding', 'in the oven instead', /150 °C/],
    ['thai green curry', 'how hot is this? my daughter is 7', /green curry paste/],
    ['salmon teriyaki', 'whats mirin, can i leave it out', /store.*made with mirin/],
    ['egg curry', 'how long do i boil the eggs', /^The recipe says: “Boil the eggs/],
  ])('%s: %s', (dish, question, answer) => {
    const { said, lines, before } = ask(dish, question);
    expect(said).toMatch(answer);
    expect(lines).toEqual(before);
  });

  it('is asked of the changed dish', () => {
    expect(ask('meatballs', 'in the air fryer, what temp and how long').said).toMatch(/190 °C.*minutes/);
  });

  it('names no substitute that somebody must not eat', () => {
    expect(ask('vegan carbonara', 'what can i use instead of parmesan').said).not.toMatch(/pecorino|cheddar/);
  });
});

describe('the tables of the kitchen', () => {
  const table = readKitchen('egg : 60 g apple sauce\nbutter, ghee : oil / margarine');

  it.each([
    ['2 eggs', null],
    ['large free-range eggs, beaten', ['60 g apple sauce']],
    ['ghee', ['oil', 'margarine']],
    ['peanut butter', null],
  ])('%s', (food, said) => {
    expect(ofFood(food, table)).toEqual(said);
  });

  it('say one thing of a food', () => {
    expect(() => readKitchen('egg : a\neggs : b')).toThrow(/two rows/);
  });
});
