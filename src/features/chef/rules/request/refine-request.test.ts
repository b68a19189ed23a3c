import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { allergensIn, dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { composeRecipe } from '../chef.ts';

const knowledge = chefKnowledge();

/** Diets and allergens of a recipe by its lines alone. */
function judged({ ingredients, servings }: ComposedRecipe) {
  const foods = recipeFoods(foodCatalog(), ingredients);
  return {
    allergens: allergensIn(foods).map(({ id }) => id),
    fits: dietVerdicts(foods, servings)
      .filter(({ verdict }) => verdict === 'fits')
      .map(({ id }) => id),
  };
}

describe('a follow-up', () => {
  const follow = (first: string, ...more: string[]): ChefAnswer & { kind: 'recipe' } => {
    let answer = composeRecipe({ prompt: first, seed: 3 }, knowledge);
    for (const prompt of more) {
      if (answer.kind !== 'recipe') break;
      const previous = JSON.parse(JSON.stringify(answer.memory));
      answer = composeRecipe({ prompt, previous, seed: 3 }, knowledge);
    }
    if (answer.kind !== 'recipe') throw new Error(answer.message);
    return answer;
  };
  const names = ({ recipe }: { recipe: ComposedRecipe }) =>
    recipe.ingredients.map(({ name }) => name).join('; ');

  it('makes the same dish vegan', () => {
    const before = follow('chicken curry');
    const after = follow('chicken curry', 'make it vegan');
    expect(after.memory.dish).toBe(before.memory.dish);
    expect(judged(after.recipe).fits).toContain('vegan');
  });

  it.each([
    ['thai green curry with chicken', 'can I use pork instead?', /pork/, /chicken (?!stock)/],
    ['prawn linguine', 'could I use salmon instead', /salmon/, /prawn/],
  ])('%s, %s', (first, then, has, lacks) => {
    const before = follow(first);
    const after = follow(first, then);
    expect(after.memory.dish).toBe(before.memory.dish);
    expect(names(after)).toMatch(has);
    expect(names(after)).not.toMatch(lacks);
  });

  it('stays in its cuisine', () => {
    const last = ({ recipe }: { recipe: ComposedRecipe }) => recipe.tags.at(-1);
    const before = follow('chicken curry');
    expect(last(follow('chicken curry', 'spicier', 'for six'))).toBe(last(before));
  });

  it('changes the number of people, and doubles', () => {
    expect(follow('vegetable soup', 'for six please').recipe.servings).toBe(6);
    expect(follow('vegetable soup for 2', 'double it').recipe.servings).toBe(4);
  });

  it('keeps the foods when only the amounts change', () => {
    const before = follow('chicken traybake');
    const after = follow('chicken traybake', 'for eight');
    expect([...after.memory.foods].sort()).toEqual([...before.memory.foods].sort());
  });

  it('swaps a food, and never brings it back', () => {
    const answer = follow('chicken curry', 'swap the chicken for tofu', 'spicier');
    expect(names(answer)).toMatch(/tofu/);
    expect(names(answer)).not.toMatch(/chicken/);
    expect(answer.why.join(' ')).toMatch(/spicier/);
  });

  it('uses something up', () => {
    expect(names(follow('pasta', 'use up the spinach'))).toMatch(/spinach/);
  });

  it('makes the dish quicker', () => {
    const before = follow('chili con carne').recipe;
    const after = follow('chili con carne', 'faster').recipe;
    expect(after.title).toBe(before.title);
    expect(after.prepTime + after.cookTime).toBeLessThan(before.prepTime + before.cookTime);
  });

  it('drops a disliked food, and restores one that was swapped', () => {
    expect(names(follow('salmon with rice', 'I do not like salmon'))).not.toMatch(/salmon/);
    const answer = follow('beef stew', 'swap the beef for chickpeas', 'no, I meant beef');
    expect(names(answer)).toMatch(/beef/);
    expect(names(answer)).not.toMatch(/chickpeas/);
  });

  it('leaves out the rice beside a curry, and stays a curry', () => {
    const answer = follow('chicken curry', 'without rice');
    expect(answer.recipe.title).toMatch(/Curry/);
    expect(names(answer)).not.toMatch(/rice/);
    expect(answer.recipe.instructions.join(' ')).not.toMatch(/rice/);
  });

  it('does not turn dinner into a drink to be faster', () => {
    expect(follow('pasta for two', 'use up the spinach', 'faster').recipe.tags).not.toContain('smoothie');
  });

  it('gives another dish when asked for something completely different', () => {
    expect(follow('chicken soup', 'something completely different').memory.dish).not.toBe(
      follow('chicken soup').memory.dish,
    );
  });

  it('remembers the foods requested last, no matter how many changes follow', () => {
    const foods = [
      'carrots',
      'leeks',
      'spinach',
      'tofu',
      'peas',
      'kale',
      'beans',
      'rice',
      'celery',
      'cheese',
    ];
    const { memory } = follow('vegetable soup', ...foods.map((food) => `add ${food}`));
    expect(memory.request.wanted.length).toBeLessThanOrEqual(8);
    expect(memory.request.wanted.at(-1)?.join()).toMatch(/cheddar/);
  });

  it('reports only amounts that changed', () => {
    expect(follow('salmon with rice', 'I have no oven').why.join(' ')).not.toMatch(/amounts/);
  });

  it('keeps every earlier restriction', () => {
    const answer = follow('gluten-free dinner', 'no dairy', 'no nuts', 'something else', 'lighter');
    expect(judged(answer.recipe).fits).toContain('gluten-free');
    const { allergens } = judged(answer.recipe);
    expect(allergens.filter((id) => ['gluten', 'milk', 'nuts', 'peanuts'].includes(id))).toEqual([]);
  });

  const lines = ({ recipe }: { recipe: ComposedRecipe }) =>
    recipe.ingredients.map(({ amount, name }) => `${amount} ${name}`);

  it.each([
    ['chocolate cake', 'less sugar', /sugar/],
    ['goulash', 'less salt', /^1\/2 tsp salt|salt/],
    ['carbonara', 'creamier', /cream/],
    ['chicken curry', 'creamier', /cream|coconut milk/],
    ['mushroom risotto', 'creamier', /160 ml double cream/],
    ['mashed potatoes', 'creamier', /butter|milk/],
    ['creamy polenta', 'creamier', /butter|milk/],
    ['lentil soup', 'spicier', /chilli/],
  ])('changes only what it mentions, and shows that: %s, %s', (dish, change, about) => {
    const before = follow(dish);
    const after = follow(dish, change);
    expect(after.recipe.title).toBe(before.recipe.title);
    const moved = [
      ...lines(after).filter((line) => !lines(before).includes(line)),
      ...lines(before).filter((line) => !lines(after).includes(line)),
    ];
    expect(moved.length).toBeGreaterThan(0);
    for (const line of moved) expect(line).toMatch(about);
    expect(after.why[0]).toMatch(/^(?:New|Other amounts): /);
  });

  it('keeps the dish sweet, salty or creamy', () => {
    const once = follow('chocolate cake', 'less sugar');
    const again = follow('chocolate cake', 'less sugar', 'add walnuts');
    expect(lines(again)).toEqual(expect.arrayContaining(lines(once)));
    expect(again.recipe.title).toBe('Chocolate Cake with Walnuts');
  });

  it('replaces the excluded food, and leaves the rest alone', () => {
    const before = follow('mushroom risotto');
    const after = follow('mushroom risotto', 'without the wine');
    expect(names(after)).not.toMatch(/wine/);
    expect(after.memory.dish).toBe(before.memory.dish);
    const gone = lines(before).filter((line) => !lines(after).includes(line));
    expect(gone.every((line) => /wine|stock/.test(line))).toBe(true);
  });

  it('gives a dessert instead of dinner, with every restriction kept', () => {
    const { recipe, memory } = follow('lasagne, no nuts', 'a dessert instead');
    expect(recipe.tags).toContain('dessert');
    expect(memory.dish).not.toBe('dish:lasagne');
    expect(judged(recipe).allergens).not.toContain('nuts');
  });

  it('says that a dish needs the missing oven, and cooks another', () => {
    const answer = follow('lasagne', 'I have no oven');
    expect(answer.why.join('\n')).toContain('Lasagne needs equipment that is not to be used (oven)');
    expect(answer.recipe.instructions.join(' ')).not.toMatch(/\boven\b/);
  });

  it('says if there is nothing to change', () => {
    expect(follow('greek salad', 'less sugar').why.join(' ')).toContain('There is no sugar in it');
  });
});
