import { describe, expect, it } from 'vitest';
import { chefKnowledge } from '#features/chef/server/chefs/knowledge.ts';
import { composeSafely } from '../safe-chef.ts';
import { namingLeftovers } from './leftovers.ts';

const knowledge = chefKnowledge();

function cook(prompt: string, seed: number) {
  const answer = composeSafely({ prompt, seed }, knowledge);
  if (answer.kind !== 'recipe') throw new Error(answer.message);
  return answer.recipe;
}

describe('leftover roast meat', () => {
  it.each([
    ['leftover roast chicken', 'cooked chicken'],
    ['turkey leftovers and rice', 'cooked turkey and rice'],
    ['rest of the sunday roast lamb', 'cooked lamb'],
    ['christmas turkey left overs', 'cooked turkey'],
    ['leftover roast beef sandwich', 'cooked beef sandwich'],
    ['roast chicken with potatoes', 'roast chicken with potatoes'],
    ['leftover rice', 'leftover rice'],
    ['leftover mashed potatos and roast beef', 'leftover mashed potatos and cooked beef'],
    ['leftover rice and grilled chicken', 'leftover rice and cooked chicken'],
  ])('is recognized in %j', (phrase, named) => {
    expect(namingLeftovers(phrase)).toBe(named);
  });

  it.each([
    'leftover turkey',
    'leftover roast chicken',
    'turkey leftovers, something with rice',
    'leftover turkey curry',
    'leftover chicken soup',
    'leftover roast beef sandwich',
    'cooked chicken and rice',
    'pasta with the rest of the roast pork',
    'stew from leftover roast lamb',
    'leftover turkey casserole',
    'pie with leftover chicken',
  ])('is not cooked from raw: %s', (prompt) => {
    const meat = /chicken|turkey|beef|lamb|pork/;
    for (let seed = 0; seed < 8; seed++) {
      const names = cook(prompt, seed).ingredients.map(({ name }) => name);
      const meats = names.filter((name) => meat.test(name) && !/stock|, for the /.test(name));
      expect(meats.length, names.join()).toBeGreaterThan(0);
      for (const name of meats) expect(name).toMatch(/^cooked /);
    }
  });

  it('is not added to a dish without being requested', () => {
    for (const prompt of ['chicken dinner', 'beef stir-fry', 'a sandwich', 'fried rice with pork'])
      for (let seed = 0; seed < 8; seed++)
        expect(JSON.stringify(cook(prompt, seed).ingredients)).not.toMatch(
          /cooked (chicken|turkey|beef|lamb|pork)/,
        );
  });
});

describe('leftover cooked food', () => {
  it.each([
    ['something with the leftover mashed potato', 'mashed potatoes'],
    ['Reste vom Kartoffelbrei', 'mashed potatoes'],
    ['leftover roast potatoes', 'cooked potatoes'],
    ['the rest of the pasta', 'cooked pasta'],
    ['leftover spaghetti for lunch', 'cooked pasta'],
    ['leftover roast vegetables', 'roasted vegetables'],
    ['rice leftovers', 'cooked rice'],
  ])('is the basis of the dish: %s', (prompt, food) => {
    const { ingredients, instructions } = cook(prompt, 1);
    expect(ingredients.map(({ name }) => name.split(',')[0])).toContain(food);
    expect(instructions.join(' ')).not.toMatch(/\bBoil the (?:potatoes|pasta|rice)/);
  });

  it('is not forced into a named dish', () => {
    expect(cook('fishcakes with leftover mashed potato', 1).title).toContain('Fishcakes');
  });

  it('replaces the meat in a dish, and is heated through', () => {
    const { title, ingredients, instructions } = cook('tacos with leftover pork', 1);
    expect(title).toBe('Pork Tacos');
    expect(ingredients.map(({ name }) => name).join('\n')).not.toMatch(/minced/);
    expect(instructions.join(' ')).toContain('74 °C');
  });
});

describe('pasta without egg', () => {
  it.each([
    'vegan spaghetti bolognese',
    'vegan pasta with mushrooms',
    'vegan mac and cheese',
    'durum wheat pasta bake',
  ])('is made with wheat: %s', (prompt) => {
    for (let seed = 0; seed < 5; seed++)
      expect(
        cook(prompt, seed)
          .ingredients.map(({ name }) => name)
          .join(),
      ).not.toContain('gluten-free');
  });
});

describe('fish', () => {
  it.each([
    ['leftover cod', /^Leftover Cod/, /cooked cod/],
    ['leftover trout', /^Leftover Trout/, /cooked trout/],
    ['leftover salmon', /^Leftover Salmon/, /cooked salmon/],
  ])('that is left over is the fish of its dish: %s', (prompt, title, line) => {
    const { title: named, ingredients } = cook(prompt, 1);
    expect(named).toMatch(title);
    expect(ingredients.map(({ name }) => name).join()).toMatch(line);
  });

  it.each([
    ['I have cod to use up', /cod/],
    ['I have quinoa and sweet potatoes to use up', /sweet potato/],
  ])('and potatoes that are to be used up are raw: %s', (prompt, food) => {
    const { title, ingredients } = cook(prompt, 1);
    expect(title).not.toMatch(/Leftover/);
    expect(ingredients.map(({ name }) => name).join()).toMatch(food);
  });
});
