import { describe, expect, it } from 'vitest';
import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { ask, expectSound, knowledge, recipeFor } from '../../../../test/chef.ts';
import { CHEF_TABLES } from '../data/chef-tables.ts';
import { plainPhrase } from './request/request-words.ts';

describe('every kind of dish the chef knows', () => {
  it.each(Object.keys(CHEF_TABLES.dishes))(
    'can be requested in each of its cuisines that has no known dish: %s',
    (id) => {
      const dish = knowledge.dishes.find((each) => each.id === id)!;
      const own = dish.words.filter((each) => !knowledge.classicByWord.has(plainPhrase(each)));
      const word = own.find((each) => knowledge.dishesByWord.get(plainPhrase(each))?.length === 1);
      // Its words name dishes with recipes of their own.
      if (!word) return;
      const cuisines = dish.cuisines.includes('sweet')
        ? ['']
        : dish.cuisines.includes('any')
          ? knowledge.cuisines.map(({ name }) => name)
          : dish.cuisines.map((each) => knowledge.cuisines.find((cuisine) => cuisine.id === each)?.name);
      cuisines.forEach((cuisine, seed) => {
        const prompt = `${word}, ${cuisine}`;
        const answer = ask(prompt, seed);
        if (answer.kind !== 'recipe') throw new Error(`${prompt}: ${answer.message}`);
        // A cuisine may have a known dish of just that kind, and each kind has some favorites.
        const isLiked = knowledge.favourites.get(`kind ${id}`)?.includes(answer.memory.dish);
        if (isLiked || (cuisine !== '' && knowledge.classics.has(answer.memory.dish))) return;
        expect(answer.memory.dish, prompt).toBe(id);
        expectSound(prompt, answer.recipe);
      });
    },
  );
});

describe('the category of a composed recipe', () => {
  it.each([
    ['pancakes for breakfast', 'breakfast'],
    ['a sandwich', 'lunch'],
    ['leafy green salad', 'lunch'],
    ['chocolate cookies with oats', 'snacks'],
    ['lemonade', 'drinks'],
    ['energy balls', 'snacks'],
    ['baked fish', 'seafood'],
    ['chicken skewers on the grill', 'bbq'],
    ['beef stew', 'dinner'],
  ])('follows from its tags: %s', (prompt, category) => {
    expect(recipeFor(prompt).category).toBe(category);
  });
});

describe('the chef’s reply', () => {
  it('names the words it did not understand', () => {
    expect(ask('chicken with flurble')).toMatchObject({ kind: 'recipe', notUnderstood: ['flurble'] });
    expect(ask('flurble zorp')).toMatchObject({
      kind: 'not-understood',
      message: expect.stringContaining('“flurble”'),
    });
  });

  it('shortens a word that would fill the screen', () => {
    const start = 'f'.repeat(40);
    expect(ask('f'.repeat(3000))).toMatchObject({
      message: expect.stringContaining(`I did not understand “${start}…”.`),
    });
  });

  it('points out a contradiction, or resolves it and says so', () => {
    expect(ask('chicken without chicken')).toMatchObject({
      kind: 'not-understood',
      message: expect.stringContaining('Which is it?'),
    });
    const answer = ask('vegan beef steak');
    expect(answer).toMatchObject({ kind: 'recipe' });
    if (answer.kind === 'recipe')
      expect(answer.why.join(' ')).toMatch(/You ruled out the steak you asked for/);
  });

  it('says what it did for a diet that nobody can prove', () => {
    const answer = ask('halal chicken dinner');
    if (answer.kind === 'recipe')
      expect(answer.why.join(' ')).toMatch(/Check the labels: that meat is halal/);
    expect(answer.kind).toBe('recipe');
  });
});

describe('the tables', () => {
  it('name only foods that the catalog knows for sure', () => {
    for (const food of knowledge.larder.values()) {
      expect(findFood(knowledge.catalog, food.plural)?.id, food.plural).toBe(food.food.id);
      expect(food.food.isCertain, food.name).toBe(true);
    }
  });

  it('pair and season only with larder foods', () => {
    const names = new Set(knowledge.larder.keys());
    const paired = CHEF_TABLES.pairings
      .trim()
      .split(/[\n:,]/)
      .map((name) => name.trim());
    const seasoned = knowledge.cuisines.flatMap((cuisine) => [
      ...cuisine.fat,
      ...cuisine.aromatics,
      ...cuisine.spices,
      ...cuisine.herb,
      ...cuisine.acid,
      ...cuisine.salty,
      ...cuisine.leans,
    ]);
    const slots = knowledge.dishes.flatMap(({ slots: all }) =>
      all.flatMap(({ source }) =>
        source.from === 'first'
          ? source.options.map(({ name }) => name)
          : source.from === 'all'
            ? source.names
            : [],
      ),
    );
    expect([...paired, ...seasoned, ...slots].filter((name) => !names.has(name))).toEqual([]);
  });

  it('contain at least forty kinds of dishes and twelve cuisines', () => {
    expect(knowledge.dishes.length).toBeGreaterThanOrEqual(40);
    expect(knowledge.cuisines.length).toBeGreaterThanOrEqual(12);
  });
});
