import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../test/chef.ts';
import { composeSafely } from './safe-chef.ts';

function cooked(...prompts: string[]) {
  let answer = composeSafely({ prompt: prompts[0] ?? '', seed: 1 }, knowledge);
  for (const prompt of prompts.slice(1)) {
    if (answer.kind !== 'recipe') throw new Error(answer.message);
    answer = composeSafely({ prompt, previous: answer.memory, seed: 1 }, knowledge);
  }
  if (answer.kind !== 'recipe') throw new Error(`${prompts.join(' >> ')}: ${answer.message}`);
  return answer;
}
const titleOf = (...prompts: string[]) => cooked(...prompts).recipe.title;

describe('a cook who must not eat raw food', () => {
  it.each([
    ["I'm pregnant, want a steak", /Well-Done Steak/],
    ['pregnant, steak frites', /Well-Done Steak Frites/],
    ['pregnant, brie please', /Cheddar and Cranberry Melt/],
    ["I'm expecting and dying for tiramisu", /Cocoa Tiramisu/],
    ['pregnant, eggs benedict', /Firm Eggs Benedict/],
    ['pregnant, smoked salmon bagel', /Baked Salmon Bagels/],
    ['mia moglie è incinta e ha voglia di carbonara', /Creamy Spaghetti Carbonara/],
    ['pregnant, blue cheese pasta', /Cheddar|Mac and Cheese/],
    ['on chemo and craving a rare steak', /Well-Done Steak/],
  ])('gets a safe version of the requested dish: %s', (prompt, title) => {
    expect(titleOf(prompt)).toMatch(title);
  });

  it('gets it cooked through', () => {
    expect(cooked('pregnant, steak frites').recipe.instructions.join()).toMatch(/71 °C .* no pink left/);
  });

  it.each([
    [['steak frites', "oh wait, she's expecting, is that still ok?"], /Well-Done Steak Frites/],
    [['carbonara', "forgot to say I'm pregnant"], /Creamy Spaghetti Carbonara/],
    [['chocolate mousse', "I'm pregnant, is the egg ok? change it if not"], /Chocolate Mousse/],
  ])('gets a safe version of the dish on screen too: %s', (prompts, title) => {
    const { recipe, why } = cooked(...prompts);
    expect(recipe.title).toMatch(title);
    expect(recipe.ingredients.map(({ name }) => name).join('\n')).not.toMatch(/very fresh|pasteurised/);
    expect(why.join('\n')).not.toMatch(/should be left out then|eggs you asked for/);
  });
});

describe('the alternative to a dish that somebody cannot have', () => {
  it.each([
    ['no nightshades moussaka', /Nightshade-Free Moussaka/],
    ['high blood pressure, want ramen thats not a salt bomb', /Low-Salt Chicken Ramen/],
    ['low sodium chilli, doctor says under 1500mg a day', /Low-Salt Chili/],
    ['sugar free jam cookies for a diabetic grandma', /Thumbprint Cookies/],
    ["type 2 diabetic dessert for dad's 70th", /Lemon and Almond Cake/],
    ['finger food for a 9 month old', /Soft Vegetable Fingers/],
    ['porridge for a six month old', /Baby Porridge/],
    ['fruit salad for a baby', /Soft Fruit Purée/],
    ['lasagne for a one year old', /Lasagne/],
    ['kosher dinner friday night with brisket', /Brisket/],
    ['buddhist temple style food, no garlic onions leeks etc', /Temple-Style/],
    ['lupin and soy allergy, gluten free bread roll', /Buckwheat Bread Rolls/],
    ['corn allergy tacos', /Tacos/],
    ['beer batter fish but no beer, kids eating', /Fish and Chips/],
    ['tiramisu without coffee and booze for the kids', /Cocoa Tiramisu/],
    ['allergic to strawberries but want a summer trifle', /Trifle/],
    ['my grandpa takes statins and no grapefruit allowed, winter fruit salad', /Fruit Salad/],
    ['kid allergic to milk protein, not just lactose, wants ice cream', /Ice Cream/],
    ['bone marrow transplant, neutropenic diet, something tasty', /./],
    ['just had my tonsils out, what can I eat', /Mac and Cheese|Soup|Pie|Mash/],
  ])('is of the same kind: %s', (prompt, title) => {
    expect(titleOf(prompt)).toMatch(title);
  });

  it('is a dish that works without eggs if the original needs their air', () => {
    expect(titleOf('black forest gateau no kirsch no nuts', 'make it egg free too')).toBe(
      'Easy Black Forest Cake',
    );
    expect(titleOf('honey glazed carrots', 'my 10 month old will eat some too')).toBe(
      'Buttered Glazed Carrots',
    );
  });

  it('has as much of a substitute as of both foods it replaces', () => {
    const { ingredients } = cooked('sono intollerante al lattosio, voglio un tiramisù').recipe;
    expect(ingredients.find(({ name }) => name.startsWith('coconut cream'))?.amount).toBe('600 ml');
  });

  it('keeps its defining food if no dish was named', () => {
    expect(cooked('histamine intolerance dinner, fresh stuff only').why.join()).not.toMatch(/instead of/);
  });
});

describe('the next message', () => {
  it('may ask for another course, with everything said before still in force', () => {
    const { recipe, why } = cooked('kosher brisket', 'a dessert that goes with it pls');
    expect(recipe.title).not.toMatch(/Brisket/);
    expect(why.join()).not.toMatch(/same as before/);
    expect(recipe.ingredients.map(({ name }) => name).join()).not.toMatch(
      /(?<!oat |soy |coconut )(?:milk|cream)|butter/,
    );
  });

  it('gets a warning about a food that was ruled out before', () => {
    const nuts = cooked('thai curry, allergic to nuts', 'add cashews');
    expect(nuts.why[0]).toMatch(/^Better without cashews/);
    const cheese = cooked('creamy pasta for my lactose intolerant gf', 'can i put parmesan on top');
    expect(cheese.why[0]).toMatch(/^Old, hard cheese such as parmesan has next to no lactose/);
    expect(cheese.recipe.ingredients.map(({ name }) => name).join()).not.toMatch(/parmesan/);
  });

  it('may give the children’s ages and what to watch for', () => {
    const { recipe, why } = cooked('fruit salad for the nursery party', 'the kids are 2, watch the grapes');
    expect(why[0]).toMatch(/^For a small child/);
    expect(recipe.ingredients.map(({ name }) => name).join()).not.toMatch(/grape/);
  });
});
