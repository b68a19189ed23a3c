import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { flawsOf } from '../../../../../test/sound-recipe.ts';
import { CHEF_TABLES } from '../../data/chef-tables.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { composeRecipe } from '../chef.ts';
import { type ChefRequest, EMPTY_REQUEST } from '../request/request.ts';
import { understandRequest } from '../request/understand-request.ts';
import { type Classic, readClassics } from './classic.ts';
import { cookClassic } from './cook.ts';

/** Names are all read; of this many dishes one is cooked from its name, which takes ten times as long. */
const EVERY = 4;
const CLASSICS = readClassics(CHEF_TABLES.classics);
const knowledge = chefKnowledge();

type Recipe = ChefAnswer & { kind: 'recipe' };
function ask(prompt: string): Recipe {
  const answer = composeRecipe({ prompt, seed: 1 }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
  return answer;
}
const linesOf = ({ ingredients }: ComposedRecipe) => ingredients.map(({ name }) => name).join('\n');

function cooked(classic: Classic, request: Partial<ChefRequest> = {}) {
  const order = { request: { ...EMPTY_REQUEST, ...request }, leading: new Set<string>(), avoidLines: [] };
  return cookClassic(classic, order, knowledge);
}

/**
 * What of a recipe no cook would write: what is left of the table's marks, gaps where a food was left out. Told once a recipe: an
 * assertion for each text takes longer than cooking it.
 */
function unreadable({ title, description, instructions, ingredients }: ComposedRecipe): string[] {
  const texts = [title, description, ...instructions, ...ingredients.map(({ name }) => name)];
  return [
    ...texts.filter((text) => /[{}[\]<>]|undefined|null|NaN| {2}| [,.;]|,,|\.\.|\b(\w{4,}) \1\b/.test(text)),
    ...instructions.filter((step) => !/^\p{Lu}.*[.)]$/u.test(step)),
  ];
}

/** Times that steps tell must fit into the time of the recipe, which does not count what happens meanwhile. */
function longestStep({ instructions }: ComposedRecipe): number {
  return Math.max(
    0,
    ...instructions.flatMap((step) =>
      /\b(?:rest|chill|leave|freeze|soak|rise|cool|marinat|stand|drain|fridge|keep|knead|fold)/i.test(step)
        ? []
        : [...step.matchAll(/for (?:another )?(\d+) minutes/g)].map(([, minutes]) => Number(minutes)),
    ),
  );
}

describe('the known dishes', () => {
  it('number more than 400, and share no names', () => {
    expect(CLASSICS.length).toBeGreaterThan(400);
    const words = CLASSICS.flatMap((classic) => classic.words);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it.each(CLASSICS.map((classic) => [classic.title, classic] as const))(
    '%s: its recipe passes the chef’s own checks',
    (_, classic) => {
      const result = cooked(classic);
      if ('because' in result) throw new Error(JSON.stringify(result));
      const { recipe, swaps } = result;
      expect(swaps).toEqual([]);
      expect([...unreadable(recipe), ...flawsOf(recipe, knowledge.catalog)]).toEqual([]);
      expect(recipe.title).toBe(classic.title);
      expect(recipe.servings).toBe(classic.serves);
      expect(recipe.instructions.length).toBeGreaterThanOrEqual(3);
      expect(longestStep(recipe)).toBeLessThanOrEqual(classic.prep + classic.cook);
      expect(classic.lines.some(({ isDefining }) => isDefining)).toBe(true);
      const named = classic.lines.flatMap((line) => [line, ...line.alternatives].map(({ name }) => name));
      expect(named.filter((name) => findFood(knowledge.catalog, name) === null)).toEqual([]);
    },
  );

  it('are understood by each of their names, and cooked as themselves', () => {
    const others = CLASSICS.flatMap(({ id, words }, at) => {
      // Some are known by more than their name.
      const isRead = (word: string) =>
        understandRequest(`recipe for ${word}`, knowledge).request.dishes[0] === id;
      const unread = words.filter((word) => !isRead(word));
      return [...unread, ...(at % EVERY === 0 ? words.slice(0, 1) : [])].filter(
        (word) => ask(`recipe for ${word}`).memory.dish !== id,
      );
    });
    expect(others).toEqual([]);
  });

  it('scale to whole pieces', () => {
    const orders = CLASSICS.flatMap((classic) => [1, 3, 12].map((servings) => ({ classic, servings })));
    const wrong = orders.flatMap(({ classic, servings }) => {
      const result = cooked(classic, { servings });
      if ('because' in result) return [];
      const { recipe } = result;
      const none = recipe.ingredients.filter(({ amount }) => /^0(?![.\d])/.test(amount));
      return [
        ...unreadable(recipe),
        ...none.map(({ name }) => `no ${name}`),
        ...(recipe.servings === servings ? [] : [`serves ${recipe.servings}`]),
      ].map((flaw) => `${recipe.title} for ${servings}: ${flaw}`);
    });
    expect(wrong).toEqual([]);
  });
});

const WISHES: [string, Partial<ChefRequest>][] = [
  ['vegan', { diets: ['vegan'] }],
  ['vegetarian', { diets: ['vegetarian'] }],
  ['gluten-free', { diets: ['gluten-free'], avoidedTraits: ['gluten'] }],
  ['dairy-free', { avoidedTraits: ['milk'] }],
  ['egg-free', { avoidedTraits: ['eggs'] }],
  ['nut-free', { avoidedTraits: ['nuts', 'peanuts'] }],
  ['alcohol-free', { avoidedTraits: ['alcohol'] }],
  ['without onion and garlic', { avoidedFoods: ['onion', 'garlic'] }],
  ['without mushrooms', { avoidedFoods: ['mushrooms'] }],
];

describe('a dish adapted to a request', () => {
  it.each(WISHES)('%s respects it, reads well, and says what was swapped', (_, request) => {
    let adapted = 0;
    const wrong = CLASSICS.flatMap((classic) => {
      const result = cooked(classic, request);
      if ('because' in result) return [];
      adapted++;
      const { recipe, swaps } = result;
      const foods = recipeFoods(knowledge.catalog, recipe.ingredients);
      const refused = foods.filter(({ food }) =>
        [...(food?.traits ?? ['unknown']), ...(food?.mayBe ?? [])].some(
          (trait) => trait === 'unknown' || request.avoidedTraits?.includes(trait),
        ),
      );
      const fits = dietVerdicts(foods, recipe.servings).filter(({ verdict }) => verdict === 'fits');
      const unfit = request.diets?.filter((diet) => !fits.some(({ id }) => id === diet)) ?? [];
      const lines = new Set(recipe.ingredients.map(({ name }) => name));
      const left = swaps.filter(({ own, taken }) => taken === null && lines.has(own));
      return [
        ...unreadable(recipe),
        ...flawsOf(recipe, knowledge.catalog),
        ...refused.map(({ food }) => `has ${food?.id ?? 'an unknown food'}`),
        ...unfit.map((diet) => `is not ${diet}`),
        ...left.map(({ own }) => `still has ${own}`),
      ].map((flaw) => `${recipe.title}: ${flaw}`);
    });
    expect(wrong).toEqual([]);
    expect(adapted).toBeGreaterThan(CLASSICS.length * 0.75);
  });
});

describe('a request for a dish with something added', () => {
  it.each([
    ['carbonara with peas', 'dish:spaghetti carbonara', /peas/, /$^/],
    ['lasagne with spinach for 8', 'dish:lasagne', /spinach/, /$^/],
    ['moussaka with lentils', 'dish:moussaka', /lentils/, /lamb/],
    ['mushroom stroganoff', 'dish:beef stroganoff', /mushrooms/, /steak/],
    ['chicken schnitzel', 'dish:wiener schnitzel', /chicken/, /veal/],
    ['prawn pad thai', 'dish:pad thai', /prawns/, /chicken/],
    ['beef pad thai', 'dish:pad thai', /steak/, /prawns/],
    ['salmon teriyaki', 'dish:chicken teriyaki', /salmon/, /chicken/],
    ['tofu tikka masala', 'dish:chicken tikka masala', /tofu/, /chicken/],
    ['cheesecake with blueberries', 'dish:new york cheesecake', /blueberries/, /$^/],
    ['brownies with walnuts', 'dish:brownies', /walnuts/, /$^/],
    ['vegan chili', 'dish:chili con carne', /beans/, /beef/],
    ['turkey burger', 'dish:hamburger', /minced turkey/, /beef/],
    ['lamb korma', 'dish:chicken korma', /lamb/, /chicken thigh/],
  ])('%s', (prompt, dish, has, lacks) => {
    const { memory, recipe } = ask(prompt);
    expect(memory.dish).toBe(dish);
    expect(linesOf(recipe)).toMatch(has);
    expect(linesOf(recipe)).not.toMatch(lacks);
  });

  it('the chef says what a wish removes from the dish, and makes no false claims', () => {
    const { why, recipe } = ask('vegan carbonara');
    expect(why.join('\n')).toMatch(/The usual recipe for Spaghetti Carbonara has .*egg yolks.* a variation/);
    expect(why.join('\n')).not.toMatch(/built on.*(?:pancetta|egg yolks)/);
    expect(recipe.description).not.toMatch(/pork|eggs/);
  });

  it('the chef cooks the nearest dish if time, kitchen or a food rules one out, and says why', () => {
    expect(ask('boeuf bourguignon in 30 minutes').why[0]).toMatch(/takes 210 minutes, more than your 30/);
    expect(ask('lasagne, I have no oven').why[0]).toMatch(/needs equipment that is not to be used \(oven\)/);
    expect(ask('creme caramel, egg-free').why[0]).toMatch(/not know a good Creme Caramel without eggs/);
    expect(ask('boeuf bourguignon in 30 minutes').recipe.cookTime).toBeLessThanOrEqual(30);
  });

  it.each([
    ['bibimbap in 30 minutes', /korean/],
    ['ramen in 15 minutes', /noodles/i],
    ['lasagne in 25 minutes', /italian/],
  ])('the chef picks a similar, quicker dish: %s', (prompt, like) => {
    const { recipe } = ask(prompt);
    expect(`${recipe.title} ${recipe.tags.join()}`).toMatch(like);
  });

  it('the chef does not mention what was left out', () => {
    const { instructions } = ask('avocado toast without tomatoes and chilli').recipe;
    expect(instructions.at(-1)).toBe(
      'Heap the avocado on the toast and drizzle with the olive oil. Eat at once.',
    );
  });

  it('the chef cooks one dish at a time, and names the other', () => {
    const { memory, why } = ask('schnitzel with potato salad');
    expect(memory.dish).toBe('dish:wiener schnitzel');
    expect(why.join('\n')).toContain('German Potato Salad');
  });

  it('takes nothing of a second course into the first', () => {
    const { recipe, why } = ask('fish soup and a chocolate dessert');
    expect(recipe.ingredients.map(({ name }) => name).join(' ')).not.toMatch(/cocoa|chocolate/);
    expect(why.join('\n')).toMatch(/next: chocolate dessert/);
  });
});
