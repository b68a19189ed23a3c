import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import { carelessPart } from '../../../../../test/careful-dish.ts';
import { REFUSED_BY_NAME as REFUSED } from '../../../../../test/refusals.ts';
import { CHEF_TABLES } from '../../data/chef-tables.ts';
import { type CookingKnowledge, openKnowledge } from '../knowledge/cooking-knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

let knowledge: CookingKnowledge;
beforeAll(() => {
  knowledge = openKnowledge(foodCatalog(), CHEF_TABLES);
});

const linesOf = (file: string) =>
  readFileSync(new URL(`../../../../../test/samples/chef/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

/** Each batch was written before the rules were tried on it. */
const BATCHES = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
].map((batch) => `warning-wordings/${batch}.txt`);
/** 'egg,dairy | pancakes without either': what must be lacking, and the wording. */
const WORDINGS = BATCHES.flatMap(linesOf).map((line, at) => {
  const [foods = '', ...wording] = line.split(' | ');
  // The bench answers each with several.
  return { foods: foods.split(','), wording: wording.join(' | '), seed: 1 + (at % 3) };
});

describe('a wording nobody wrote the rules for', () => {
  it.each(WORDINGS)('“$wording” is kept, or asked about', ({ foods, wording, seed }) => {
    const answer = composeSafely({ prompt: wording, seed }, knowledge);
    if (answer.kind !== 'recipe') return;
    const { title, ingredients } = answer.recipe;
    for (const kind of foods) {
      const refused = REFUSED.get(kind);
      if (!refused) {
        expect(carelessPart(answer), title).toBeNull();
        continue;
      }
      const [traits, named] = refused;
      // Told once a recipe: an assertion for each of its lines takes longer than cooking it.
      const careless = recipeFoods(knowledge.catalog, ingredients).flatMap(({ food, name }) => {
        const has = [...(food?.traits ?? ['unknown']), ...(food?.mayBe ?? [])];
        const wrong = has.filter((trait) => trait === 'unknown' || traits.includes(trait));
        return wrong.length > 0 || named?.test(name) ? [`${name}: ${wrong.join(', ')}`] : [];
      });
      expect(careless, title).toEqual([]);
    }
  });

  it('is one of more than 500', () => {
    expect(WORDINGS.length).toBeGreaterThan(500);
  });
});

/** 'cod, salmon | Ellen leaves the room when fish is cooked': what no line may name, and the wording. */
const BY_NAME = linesOf('warning-wordings/by-name.txt').map((line) => {
  const [foods = '', wording = ''] = line.split(' | ');
  return { foods: foods.split(', '), wording };
});

describe('a food that somebody cannot, must not or will not eat', () => {
  it.each(BY_NAME)('is in no line after “$wording”', ({ foods, wording }) => {
    const answer = composeSafely({ prompt: wording, seed: 1 }, knowledge);
    if (answer.kind !== 'recipe') return;
    const lines = answer.recipe.ingredients.map(({ name }) => name).join('\n');
    for (const food of foods)
      expect(lines, answer.recipe.title).not.toMatch(
        new RegExp(`\\b${food.replace(/s$/, '')}(?:e?s)?\\b`, 'i'),
      );
  });
});

describe('the chef', () => {
  it('cooks nearly everything that is asked for without a word about health or dislikes', {
    timeout: 180_000,
  }, () => {
    const prompts = linesOf('plain-prompts.txt');
    const asked = prompts.filter((prompt) => {
      const answer = composeSafely({ prompt, seed: 1 }, knowledge);
      // A dish it has never heard of is no warning.
      return (
        answer.kind === 'not-understood' && /You wrote|You mentioned|I do not know “/.test(answer.message)
      );
    });
    expect(asked.length, asked.join('\n')).toBeLessThan(prompts.length / 20);
  });

  it('asks about a word it cannot read, which may be an illness or a medicine', () => {
    const answer = composeSafely({ prompt: 'salad with spinach, on blorvastin', seed: 1 }, knowledge);
    expect(answer).toMatchObject({
      kind: 'not-understood',
      message: expect.stringContaining('You mentioned “blorvastin”'),
    });
  });

  it.each([
    'spagetti with mushrooms',
    'sushi bowl with salmon and avocado',
    'chicken stew with kidney beans',
    'salad with artichoke hearts',
    'dinner for two, we are expecting guests',
  ])('“%s” is cooked', (prompt) => {
    expect(composeSafely({ prompt, seed: 1 }, knowledge).kind).toBe('recipe');
  });
});
