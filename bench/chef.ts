import { readdirSync, readFileSync } from 'node:fs';
import { CHEF_TABLES } from '../src/features/chef/data/chef-tables.ts';
import type { ChefAnswer } from '../src/features/chef/rules/answer/chef-answer.ts';
import { composeRecipe } from '../src/features/chef/rules/chef.ts';
import { cookClassic } from '../src/features/chef/rules/classics/cook.ts';
import {
  type CookingKnowledge,
  openKnowledge,
} from '../src/features/chef/rules/knowledge/cooking-knowledge.ts';
import { EMPTY_REQUEST } from '../src/features/chef/rules/request/request.ts';
import { composeSafely } from '../src/features/chef/rules/safe-chef.ts';
import { recipeFoods } from '../src/features/foods/rules/recipe-foods.ts';
import { foodCatalog } from '../src/features/foods/server/catalog.ts';
import { carelessPart } from '../test/careful-dish.ts';
import { REFUSED_BY_NAME } from '../test/refusals.ts';
import { REAL_PROMPTS } from '../test/samples/chef/real-prompts.ts';

const WORDINGS = new URL('../test/samples/chef/warning-wordings/', import.meta.url);
const DIETS = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'] as const;

export function openChef(): CookingKnowledge {
  return openKnowledge(foodCatalog(), CHEF_TABLES);
}

/** CPU milliseconds the embedded chef takes for real prompts and for every dish by name, each asked once. */
export function measureChef(knowledge: CookingKnowledge) {
  const names = [...knowledge.classics.values()].map(({ title }) => title);
  const times = [...REAL_PROMPTS, ...names].map((prompt) => {
    const before = process.cpuUsage();
    composeSafely({ prompt, seed: 1 }, knowledge);
    const { user, system } = process.cpuUsage(before);
    return { prompt, ms: (user + system) / 1000 };
  });
  times.sort((a, b) => a.ms - b.ms);
  const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)];
  if (!median || !slowest) throw new Error('There is nothing to ask the chef.');
  return { prompts: times.length, median: median.ms, slowest };
}

/** How many names of dishes are answered with that dish, and how many dishes can be adapted to each diet. */
export function measureDishes(knowledge: CookingKnowledge) {
  const dishes = [...knowledge.classics.values()];
  const names = [...knowledge.classicByWord];
  const asItself = names.filter(([word, id]) => {
    const answer = composeRecipe({ prompt: `recipe for ${word}`, seed: 1 }, knowledge);
    return answer.kind === 'recipe' && answer.memory.dish === id;
  });
  const adapted = DIETS.map((diet) => {
    const order = {
      request: { ...EMPTY_REQUEST, diets: [diet] },
      leading: new Set<string>(),
      avoidLines: [],
    };
    const cooked = dishes.filter((dish) => 'recipe' in cookClassic(dish, order, knowledge));
    return `${diet} ${Math.round((cooked.length / dishes.length) * 100)} %`;
  });
  return { dishes: dishes.length, names: names.length, asItself: asItself.length, adapted };
}

/** Seeds that each wording is answered with: what the chef chooses differs. */
const SEEDS = [1, 2, 3];

/** Wordings of what must not be in a recipe: how many the chef violates with any seed, cooks, and asks about. */
export function measureWarnings(knowledge: CookingKnowledge) {
  const wordings = readdirSync(WORDINGS)
    .flatMap((file) => readFileSync(new URL(file, WORDINGS), 'utf8').trim().split('\n'))
    .map((line) => {
      const [kinds = '', ...wording] = line.split(' | ');
      return { kinds: kinds.split(/, ?/), prompt: wording.join(' | ') };
    });
  const tried = wordings.map(({ kinds, prompt }) => {
    const recipes = SEEDS.map((seed) => composeSafely({ prompt, seed }, knowledge)).filter(
      (answer) => answer.kind === 'recipe',
    );
    const isViolated = recipes.some((answer) => kinds.some((kind) => violates(answer, kind, knowledge)));
    return { prompt, isCooked: recipes.length > 0, isViolated };
  });
  return {
    wordings: wordings.length,
    cooked: tried.filter(({ isCooked }) => isCooked).length,
    violated: tried.filter(({ isViolated }) => isViolated).map(({ prompt }) => prompt),
  };
}

function violates(
  answer: ChefAnswer & { kind: 'recipe' },
  kind: string,
  { catalog }: CookingKnowledge,
): boolean {
  const foods = recipeFoods(catalog, answer.recipe.ingredients);
  const refused = REFUSED_BY_NAME.get(kind);
  if (refused === undefined) return foods.some(({ name }) => namesFood(name, kind));
  if (refused === null) return carelessPart(answer) !== null;
  const [traits, named] = refused;
  return foods.some(
    ({ food, name }) =>
      named?.test(name) ||
      [...(food?.traits ?? []), ...(food?.mayBe ?? [])].some((trait) => traits.includes(trait)),
  );
}

/** A kind that stands in no list is a food, which no line may name. */
const namesFood = (line: string, food: string) =>
  new RegExp(`\\b${food.replace(/s$/, '')}(?:e?s)?\\b`, 'i').test(line);
