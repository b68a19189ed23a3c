import { readdirSync, readFileSync } from 'node:fs';
import type { ChefAnswer } from '#features/chef/rules/answer/chef-answer.ts';
import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { carelessPart } from './careful-dish.ts';
import { REFUSED_BY_NAME } from './refusals.ts';

const FOLDER = new URL('samples/chef/warning-wordings/', import.meta.url);
const OF_FOODS_BY_NAME = 'by-name.txt';

export interface Wording {
  /** What the recipe must lack: kinds of `REFUSED_BY_NAME`, and foods that no line may name. */
  kinds: readonly string[];
  prompt: string;
}

const wordingsOf = (file: string): Wording[] =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [kinds = '', ...prompt] = line.split(' | ');
      return { kinds: kinds.split(/, ?/), prompt: prompt.join(' | ') };
    });

/** 'egg,dairy | pancakes without either': each batch was written before the rules were tried on it. */
export const batchesOfWordings = (): Wording[] =>
  readdirSync(FOLDER)
    .filter((file) => file !== OF_FOODS_BY_NAME)
    .sort()
    .flatMap(wordingsOf);

/** 'cod, salmon | Ellen leaves the room when fish is cooked'. */
export const wordingsByName = (): Wording[] => wordingsOf(OF_FOODS_BY_NAME);

/** What a recipe contains although a wording refuses it; empty if nothing was cooked. */
export function violationsIn(answer: ChefAnswer, { kinds }: Wording, catalog: Catalog): string[] {
  return answer.kind === 'recipe' ? kinds.flatMap((kind) => violationsOf(kind, answer, catalog)) : [];
}

function violationsOf(kind: string, answer: ChefAnswer & { kind: 'recipe' }, catalog: Catalog): string[] {
  const refused = REFUSED_BY_NAME.get(kind);
  if (refused === null) return [carelessPart(answer)].filter((part) => part !== null);
  const foods = recipeFoods(catalog, answer.recipe.ingredients);
  if (refused === undefined) return foods.flatMap(({ name }) => (namesFood(name, kind) ? [name] : []));
  const [traits, named] = refused;
  return foods.flatMap(({ food, name }) => {
    const wrong = [...(food?.traits ?? ['unknown' as const]), ...(food?.mayBe ?? [])].filter(
      (trait) => trait === 'unknown' || traits.includes(trait),
    );
    return wrong.length > 0 || named?.test(name) ? [`${name}: ${wrong.join(', ')}`] : [];
  });
}

/** A kind that is in no list is a food, which no line may name; oat milk is not milk. */
const namesFood = (line: string, food: string) =>
  new RegExp(`(?<!${OF_PLANTS})\\b${food.replace(/s$/, '')}(?:e?s)?\\b`, 'i').test(line);
const OF_PLANTS = '\\b(?:oat|soy|coconut|almond|rice|vegan|gluten-free) ';
