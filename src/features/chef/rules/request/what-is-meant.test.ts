import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';
import { understandRequest } from './understand-request.ts';

const knowledge = chefKnowledge();

function ask(prompt: string) {
  const answer = composeSafely({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
  return {
    dish: answer.memory.dish,
    title: answer.recipe.title,
    lines: answer.recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`).join('\n'),
    why: answer.why.join('\n'),
  };
}

describe('requested noodles, rice or pasta', () => {
  it.each([
    ['chicken stir fry with noodles', 'dish:chicken stir fry', /noodles/, /basmati/],
    ['chicken curry with noodles', 'dish:chicken curry', /noodles/, /basmati/],
    ['beef stew with pasta', 'dish:beef stew', /penne|pasta/, /noodles/],
  ])('is added to a dish that has none: %s', (prompt, dish, has, lacks) => {
    const answer = ask(prompt);
    expect(answer.dish).toBe(dish);
    expect(answer.lines).toMatch(has);
    expect(answer.lines).not.toMatch(lacks);
  });
});

describe('a disliked food', () => {
  it.each([
    ['mushrooms make my son gag, stroganoff', 'dish:beef stroganoff', /steak/, /mushroom|tofu/],
    ['my daughter hates onions, beef stroganoff for 4', 'dish:beef stroganoff', /steak/, /onion|fennel/],
    ['hates olives but loves puttanesca', 'dish:spaghetti puttanesca', /olive oil/, /black olives/],
    ['paprika chicken, nothing with peppers', 'dish:chicken paprikash', /paprika/, /(?:red|green) pepper/],
    ['I hate coriander, chicken tikka masala', 'dish:chicken tikka masala', /garam masala/, /coriander/],
    ['tortilla de patatas sin cebolla', 'dish:tortilla espanola', /egg/, /onion|fennel/],
  ])('does not change what the dish is: %s', (prompt, dish, has, lacks) => {
    const answer = ask(prompt);
    expect(answer.dish).toBe(dish);
    expect(answer.lines).toMatch(has);
    expect(answer.lines).not.toMatch(lacks);
  });

  it('is left out in every form if it is an allergy', () => {
    expect(ask('chicken tikka masala, allergic to coriander').lines).not.toMatch(/coriander|garam masala/);
    expect(ask('chicken dinner, allergic to peppers').lines).not.toMatch(/paprika|chilli|red pepper/);
  });

  it('is not confused with a wish that follows', () => {
    expect(ask('a dinner for two, not too heavy, fish').lines).toMatch(/fillets|prawns|tuna|salmon|cod/);
    expect(ask('nothing veggie, hearty dinner').lines).toMatch(/beef|chicken|pork|lamb|steak/);
  });
});

describe('a description of the meal or place', () => {
  it.each([
    ["packed lunch with chickpeas, can't heat anything up", /couscous/, /masala/],
    ["I'm coeliac. what can I have for lunch that isn't a sad salad", /./, /lettuce|vinegar/],
    ['toddler who eats with his hands, lunch', /cod/, /spaghetti/],
    ['lunch to eat cold on the train, pasta', /fusilli/, /vodka/],
    ['gimme a burger but fancy', /brie/, /cheddar/],
    ['a filling vegetarian soup', /beans/, /double cream/],
    ['under 500 calories dinner, filling', /beans/, /double cream/],
    ['biscuits to bake with kids on a rainy afternoon', /plain flour|oats/, /erythritol/],
    ['oats overnight thing with apple', /yogurt/, /water/],
    ['pasta dinner, my little boy is hungry', /./, /vodka|\bwine\b(?! vinegar)/],
  ])('is not a food or a taste: %s', (prompt, has, lacks) => {
    const answer = ask(prompt);
    expect(answer.lines).toMatch(has);
    expect(answer.lines).not.toMatch(lacks);
  });

  it.each([
    ['chicken curry', 'some rice on the side', 'dish:chicken curry', /rice/],
    ['chili con carne', 'guacamole on the side', 'dish:chili con carne', /beans/],
    ['lentil soup', 'garnish it nicely', 'dish:german lentil soup', /lentils/],
    ['lasagne', 'add a side salad', 'dish:lasagne', /minced beef/],
    ['honey garlic chicken, no nuts', 'pesto on the side', 'dish:honey garlic chicken', /chicken/],
    ['fish tacos', 'hold the onion, lots of lime', 'dish:fish tacos', /4 1\/2 tbsp lime juice/],
    ['paella para 4', 'ahora somos 9', 'dish:paella', /rice/],
    ['Nudelauflauf', 'mit viel Käse', 'dish:baked ziti', /380 g mozzarella/],
    ['pasta al forno', 'con tanta mozzarella', 'dish:baked ziti', /380 g mozzarella/],
    ['lasagne for 4', 'there will be 14 of us now', 'dish:lasagne', /minced beef/],
  ])('leaves the dish on screen: %s, %s', (first, second, dish, has) => {
    const before = composeSafely({ prompt: first, seed: 1 }, knowledge);
    if (before.kind !== 'recipe') throw new Error(before.message);
    const answer = composeSafely({ prompt: second, previous: before.memory, seed: 1 }, knowledge);
    if (answer.kind !== 'recipe') throw new Error(answer.message);
    expect(answer.memory.dish).toBe(dish);
    expect(answer.recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`).join('\n')).toMatch(has);
    if (/\d/.test(second)) expect(answer.recipe.servings).toBe(Number(/\d+/.exec(second)?.[0]));
  });

  it.each([
    ["something cosy, it's pouring outside and I'm alone tonight", 1],
    ['dinner date, steak', 2],
    ['Nudeln, wir sind zu siebt', 7],
    ['brunch for twelve', 12],
    ['no dairy for me but the others love cheese, tacos', 4],
  ])('gives the number of people: %s', (prompt, servings) => {
    const answer = composeSafely({ prompt, seed: 1 }, knowledge);
    expect(answer.kind === 'recipe' && answer.recipe.servings).toBe(servings);
  });
});

describe('a request for less heat', () => {
  it('reduces the hot ingredients rather than removing them', () => {
    expect(ask('tteokbokki').lines).toContain('3 tbsp gochujang');
    expect(ask('tteokbokki, not too spicy').lines).toContain('4 tsp gochujang');
    expect(ask('doro wat but less spicy').lines).toMatch(/tsp chilli powder/);
  });
});

describe('a food and a kind of dish', () => {
  it.each([
    ['a soup with tomatoes', 'dish:tomato soup'],
    ['muffins with blueberries', 'dish:blueberry muffins'],
    ['birthday cake for my dad, strawberry', 'dish:strawberry birthday cake'],
  ])('name a dish together: %s', (prompt, dish) => {
    expect(ask(prompt).dish).toBe(dish);
  });

  it('make a sauce or a side dish of that food on request', () => {
    expect(ask('a sauce for steak').dish).toBe('dish:peppercorn sauce');
    expect(ask('thanksgiving side dish with sweet potatoes').dish).toBe('dish:sweet potato casserole');
  });
});

describe('a wish as people write it', () => {
  it.each([
    ['five ingredients or less, chicken', /./, /chicken/],
    ['tray bake with chicken legs and root veg', /chicken leg/, /carrots|parsnips/],
    ['easy soup with carrots and red lentils', /^dish:carrot and red lentil soup$/, /red lentils/],
    ['Etwas Schnelles vom Blech mit Hähnchen und Gemüse', /traybake/, /chicken/],
    ['romantic dessert for two with strawberries', /^(?!.*cake)/, /strawberries/],
    ['a big pot of something for hungry teenagers, no beef', /one pot|stew|casserole/, /^(?!.*beef)/s],
    ['cauliflower in the air fryer', /^dish:air fryer/, /cauliflower/],
    ['15 minute lunch with eggs and tortilla wraps', /wraps/, /eggs/],
  ])('is met by a dish of that kind: %s', (prompt, dish, has) => {
    const answer = ask(prompt);
    expect(answer.dish).toMatch(dish);
    expect(answer.lines).toMatch(has);
  });

  it('is for as many people as are counted, who eat what they eat', () => {
    expect(ask('couscous, tin of chickpeas, half an aubergine').lines).toMatch(
      /(?:[2-9]|1\d)\d\d g couscous/,
    );
    expect(understandRequest('pasta salad for a picnic with 10 people', knowledge).request.servings).toBe(10);
    const { servings, diets } = understandRequest('brunch for four vegetarians', knowledge).request;
    expect([servings, diets]).toEqual([4, ['vegetarian']]);
  });
});
