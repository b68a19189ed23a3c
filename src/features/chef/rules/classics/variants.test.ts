import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../../test/chef.ts';
import { composeSafely } from '../safe-chef.ts';

function cook(prompt: string) {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`No recipe for '${prompt}': ${answer.message}`);
  return answer.recipe;
}

describe('the variant of a dish that suits a request', () => {
  it.each([
    ['mac and cheese, no oven', /^Stovetop Mac and Cheese/],
    ['mac n cheese stovetop extra creamy', /^Stovetop Mac and Cheese/],
    ['cottage pie without an oven', /^Stovetop Cottage Pie/],
    ['khachapuri without an oven', /^Pan Khachapuri/],
    ['falafel in the air fryer', /^Air Fryer Falafel/],
    ['butter chicken 30 minutes', /^Quick Butter Chicken/],
    ['moussaka but quicker, about an hour', /^Quick Moussaka/],
    ['roast turkey for 4', /^Small Roast Turkey/],
    ['roast turkey for 8', /^Roast Turkey/],
    ['fried chicken lighter please', /^Oven Fried Chicken/],
    ['craving crunchy fried chicken but baked', /^Oven Fried Chicken/],
    ['quiche lorraine sans pâte', /^Crustless Quiche Lorraine/],
    ['smoked mackerel but warm dish', /^Smoked Mackerel (?!.*Salad)/],
    ['leftover roast chicken and gravy', /^Leftover Roast Pie/],
    ['leftover salmon', /^Leftover Salmon Fishcakes/],
    ['leftover mash and cabbage', /^Cold Mash Bubble and Squeak/],
    ['4 egg yolks', /^Creme Brulee/],
    ['birthday cake no bake', /^(?:No-Bake Cheesecake|Three Chocolate Cake)/],
    ['thin ham and cheese pancakes like in brittany', /^Galette Bretonne/],
    ['fried bread with tomato rubbed on it, catalan', /^Pan con Tomate/],
    ['noodles with poppy seeds and sugar, austrian', /^Poppy Seed Noodles/],
    ['st patricks day dinner', /^Irish Stew/],
    [
      'a bit adventurous tonight, surprise me',
      /^(?:Bibimbap|Laksa|Beef Rendang|Moqueca|Mapo Tofu|Jollof Rice)/,
    ],
  ])('%s', (prompt, title) => {
    expect(cook(prompt).title).toMatch(title);
  });

  it('uses no oven if cooked on the stove', () => {
    for (const prompt of ['mac and cheese, no oven', 'cottage pie without an oven'])
      expect(cook(prompt).instructions.join('\n')).not.toMatch(/\boven\b|\bbake\b/i);
  });
});

describe('a number of people', () => {
  it.each([
    ['party of 15, blinis', 15],
    ['60 canapes for a wedding', 12],
    ['mini quiches for 24 people', 24],
  ])('sets the servings of a dish of small pieces: %s', (prompt, servings) => {
    expect(cook(prompt).servings).toBe(servings);
  });
});

describe('a kitchen without an oven, or one too hot to stand in', () => {
  it.each(['its boiling, cant stand at the stove', 'no power, only gas', 'power cut, dinner for 3'])(
    'bakes nothing: %s',
    (prompt) => {
      expect(cook(prompt).instructions.join('\n')).not.toMatch(/heat the oven|\bbake\b/i);
    },
  );
});

describe('the removed food, and nothing else', () => {
  it.each([
    ['dairy-free beef wellington', /vegan puff pastry/],
    ['gluten free tiramisu', /gluten-free ladyfingers/],
    ['hamburger without cheese', /burger buns/],
    ['beef burger, lactose intolerant', /burger buns/],
    ['gluten free burgers', /gluten-free buns/],
    ['vegan key lime pie', /vegan digestive biscuits/],
    [
      'two aubergines and a tin of tomatoes, no cheese',
      /^(?!.*(?:mozzarella|parmesan|ricotta)).*aubergines/s,
    ],
  ])('is replaced by the nearest substitute: %s', (prompt, lines) => {
    expect(
      cook(prompt)
        .ingredients.map(({ name }) => name)
        .join('\n'),
    ).toMatch(lines);
  });
});

describe('foods mentioned together', () => {
  it.each([
    ['chicken thighs, half a cabbage and some gochujang', /^Gochujang Chicken with Cabbage/],
    ['cod loin, leeks, potatoes', /^Baked Cod with Leeks and Potatoes/],
    ['fridge: halloumi, peppers, red onion, couscous', /^Halloumi Couscous with Roast Peppers/],
    ['steak and blue cheese somehow', /^Steak with Blue Cheese Sauce/],
    ['hackfleisch, paprika, reis', /^(?:Beef and Rice Skillet|Quick Beef and Pepper Rice)/],
    ["j'ai des poireaux et du saumon fumé, une idée ?", /^Leek and Smoked Salmon Pasta/],
    ['tengo calabacines y huevos, algo rápido', /^Courgette Frittata/],
    ['overripe bananas but not banana bread', /^Banana(?!.*Bread)/],
    ['what shall i make with overripe bananas besides bread', /Banana(?!.*Bread)/],
    ['what should i make with bananas', /Banana/],
    ['what can i do with mushrooms besides risotto', /Mushroom(?!.*Risotto)/],
    ['lentils and sausages', /^Sausages with Lentils/],
    ['cereal bar with nuts for a hike', /^Granola Bars/],
    ['turnips, carrots, barley', /^Vegetable Barley Soup/],
    ['chard and eggs for dinner', /^Chard/],
    ['red lentils, spinach, tomatoes, half an hour', /^Tomato and Lentil Soup/],
    ['two courgettes, tin of tomatoes, some stale bread', /^Courgette, Tomato and Bread Gratin/],
    ['400g stewing beef and a can of guinness', /^Beef and (?:Stout|Ale) Stew/],
    ['haddock, peas, potatoes', /^Haddock with Peas/],
    ['cod traybake', /^Fish Traybake/],
    ['750 g potatoes and half a cabbage, no meat', /^Potato and Cabbage Pan/],
    ['Schnelles Abendessen mit Hackfleisch und Zucchini', /^Mince and Courgette Pasta/],
    ['un dîner rapide avec des courgettes et du chèvre', /^Courgette and Goat's Cheese Pasta/],
    ['Kartoffeln, Quark und ein paar Radieschen', /^Potatoes with Herb Quark/],
    ['biscuits to bake with kids', /^(?!Almond)/],
  ])('are cooked in the usual way: %s', (prompt, title) => {
    expect(cook(prompt).title).toMatch(title);
  });
});

describe('a remark that names nothing missing', () => {
  it.each([
    'ratatouille that isnt mush',
    "feijoada that doesn't take all day",
    'air fryer pierogi that dont fall apart',
    'silken tofu and i dont know what to do with it',
    'ricotta that expires tomorrow',
    'butternut squash thats been sitting there for 3 weeks',
    'okonomiyaki, i dont have the special flour',
    'pad thai, no wok just a frying pan',
    'no knead bread crusty in a dutch oven',
    'snack with nuts for hikes',
    'turkey mince that isn’t boring',
  ])('needs no question: %s', (prompt) => {
    expect(() => cook(prompt)).not.toThrow();
  });
});
