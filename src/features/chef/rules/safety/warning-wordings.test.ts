import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import { REFUSED_BY_NAME as REFUSED } from '../../../../../test/refusals.ts';
import { CHEF_TABLES } from '../../data/chef-tables.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { type CookingKnowledge, openKnowledge } from '../knowledge/cooking-knowledge.ts';
import { composeSafely } from '../safe-chef.ts';

const SEEDS = [1, 2];

let knowledge: CookingKnowledge;
beforeAll(() => {
  knowledge = openKnowledge(foodCatalog(), CHEF_TABLES);
});

/** Conditions with a rule of their own, by how their note begins, and what no line may name then. */
const CONDITIONS: readonly (readonly [note: RegExp, never: RegExp])[] = [
  [/^For diabetes/, /\bsugar(?! snap)|honey|syrup|jam\b|dried fruit|raisin|chocolate/i],
  [/^For the blood pressure/, /\bsalt\b|stock|soy sauce|bacon|\bham\b|feta|olives\b|parmesan/i],
  [
    /^For the cholesterol/,
    /(?<!vegan |nut |cocoa )butter\b(?! beans)|double cream|cheddar|bacon|lard|grapefruit/i,
  ],
  [/^For the heart/, /\bsalt\b|stock|(?<!vegan |nut )butter\b(?! beans)|double cream|bacon|cheddar/i],
  [
    /^For gout/,
    /beef|lamb|pork|bacon|prawn|mussel|anchov|sardine|liver|(?:chicken|fish) stock|\bwine\b(?! vinegar)/i,
  ],
  [/^For the stomach/, /tomato|lemon|onion|garlic|chilli|vinegar|black pepper|chocolate|coffee/i],
  [/^For a low-FODMAP/, /\bonion|garlic|apple|honey|wheat|lentil/i],
  [/^For alpha-gal/, /beef|lamb|pork|bacon|(?<!oat |soy |coconut )milk|(?<!vegan )butter|lard/i],
  [/^With warfarin/, /kale|cavolo|spinach|chard|broccoli|cabbage|parsley|cranberr|grapefruit/i],
  [/^With an MAOI/, /parmesan|cheddar|salami|bacon|soy sauce|\bwine\b|stock/i],
  [/^For histamine/, /tomato|parmesan|bacon|\bwine\b|spinach|chocolate/i],
  [/^For Lent/, /beef|lamb|pork|bacon|chicken|turkey|\blard\b/i],
  [/^For Passover/, /flour|bread|rice|\bcorn|lentil|yeast/i],
  [/^For the pollen allergy/, /apple|carrot|peach|almond|hazelnut|celery/i],
  [/^To keep the salt down/, /\bsalt\b|stock|soy sauce|bacon|\bham\b|feta|olives\b|parmesan/i],
  [/^For gallstones/, /(?<!vegan |nut |cocoa )butter\b(?! beans)|double cream|cheddar|bacon|lard|\bnuts\b/i],
  [/^For G6PD/, /broad beans?|fava|\bsoy|tofu/i],
  [/^For Hindus/, /beef|veal|pork|bacon|\bham\b|gelatine/i],
];

/** Instead of asking, the chef may cook for pregnant women, small children and known conditions what is safe for them. */
function expectCareful({ recipe, why }: { recipe: ComposedRecipe; why: string[] }): void {
  const lines = recipe.ingredients.map(({ name }) => name);
  const condition = CONDITIONS.find(([note]) => why.some((each) => note.test(each)));
  if (condition) {
    expect(lines.join('\n'), recipe.title).not.toMatch(condition[1]);
    return;
  }
  const [, who = ''] = /^For (pregnancy|a baby|a small child)/.exec(why[0] ?? '') ?? [];
  expect(who, `The chef has to ask, and cooked ${recipe.title}.`).not.toBe('');
  const text = [...lines, ...recipe.instructions].join('\n');
  expect(text).not.toMatch(
    /very fresh|runny|medium rare|sashimi|swordfish|shark|smoked salmon|\b(?:rum|wine|brandy|beer)\b(?! vinegar)/i,
  );
  if (who === 'pregnancy')
    expect(text).not.toMatch(/brie|blue cheese|p[âa]té|liver|prosciutto|salami|tuna|coffee/i);
  else
    expect(text).not.toMatch(
      /almonds|walnuts|cashews|hazelnuts|peanuts|popcorn|grapes|chilli|cherry tomatoes/i,
    );
  if (who === 'a baby') expect(text).not.toMatch(/honey|\bsalt\b|sugar|stock/i);
}

const linesOf = (file: string) =>
  readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8')
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
const WORDINGS = BATCHES.flatMap(linesOf).map((line) => {
  const [foods = '', ...wording] = line.split(' | ');
  return { foods: foods.split(','), wording: wording.join(' | ') };
});

describe('a wording nobody wrote the rules for', () => {
  it.each(WORDINGS)('“$wording” is kept, or asked about', ({ foods, wording }) => {
    for (const seed of SEEDS) {
      const answer = composeSafely({ prompt: wording, seed }, knowledge);
      if (answer.kind !== 'recipe') continue;
      const { title, ingredients } = answer.recipe;
      for (const kind of foods) {
        const refused = REFUSED.get(kind);
        if (!refused) {
          expectCareful(answer);
          continue;
        }
        const [traits, named] = refused;
        for (const { food, name } of recipeFoods(knowledge.catalog, ingredients)) {
          expect(food, name).not.toBeNull();
          const has = [...(food?.traits ?? []), ...(food?.mayBe ?? [])];
          expect(
            has.filter((trait) => traits.includes(trait)),
            `${name} in ${title}`,
          ).toEqual([]);
          if (named) expect(name).not.toMatch(named);
        }
      }
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
  it('cooks nearly everything that is asked for without a word about health or dislikes', () => {
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
      message: expect.stringContaining('I do not know “blorvastin”'),
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
