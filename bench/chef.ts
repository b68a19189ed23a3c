import { CHEF_TABLES } from '../src/features/chef/data/chef-tables.ts';
import { composeRecipe } from '../src/features/chef/rules/chef.ts';
import { cookClassic } from '../src/features/chef/rules/classics/cook.ts';
import {
  type CookingKnowledge,
  openKnowledge,
} from '../src/features/chef/rules/knowledge/cooking-knowledge.ts';
import { EMPTY_REQUEST } from '../src/features/chef/rules/request/request.ts';
import { composeSafely } from '../src/features/chef/rules/safe-chef.ts';
import { foodCatalog } from '../src/features/foods/server/catalog.ts';
import { REAL_PROMPTS } from '../test/samples/chef/real-prompts.ts';
import { batchesOfWordings, violationsIn, wordingsByName } from '../test/warning-wordings.ts';

const FIRST = 'what should I cook tonight?';
const DIETS = ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'] as const;

export function openChef(): CookingKnowledge {
  return openKnowledge(foodCatalog(), CHEF_TABLES);
}

/**
 * CPU milliseconds that the embedded chef takes for real prompts and for every dish by name, each asked once, and for the
 * `first` prompt of all, when it also builds what later prompts only look up.
 */
export function measureChef(knowledge: CookingKnowledge) {
  const names = [...knowledge.classics.values()].map(({ title }) => title);
  const take = (prompt: string) => {
    const before = process.cpuUsage();
    composeSafely({ prompt, seed: 1 }, knowledge);
    const { user, system } = process.cpuUsage(before);
    return { prompt, ms: (user + system) / 1000 };
  };
  const first = take(FIRST).ms;
  const times = [...REAL_PROMPTS, ...names].map(take);
  times.sort((a, b) => a.ms - b.ms);
  const [median, slowest] = [times[Math.floor(times.length / 2)], times.at(-1)];
  if (!median || !slowest) throw new Error('There is nothing to ask the chef.');
  return { prompts: times.length, first, median: median.ms, slowest };
}

/** How many dish names get that dish as the answer, and how many dishes can be adapted to each diet. */
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

/** Each wording is answered with each of these seeds, because they change what the chef chooses. */
const SEEDS = [1, 2, 3];

/**
 * Wordings of what a recipe must not contain: how many the chef violates with any seed, how many it cooks, and how many it
 * asks about.
 */
export function measureWarnings(knowledge: CookingKnowledge) {
  const wordings = [...batchesOfWordings(), ...wordingsByName()];
  const tried = wordings.map((wording) => {
    const answers = SEEDS.map((seed) => composeSafely({ prompt: wording.prompt, seed }, knowledge));
    return {
      prompt: wording.prompt,
      isCooked: answers.some(({ kind }) => kind === 'recipe'),
      isViolated: answers.some((answer) => violationsIn(answer, wording, knowledge.catalog).length > 0),
    };
  });
  return {
    wordings: wordings.length,
    cooked: tried.filter(({ isCooked }) => isCooked).length,
    violated: tried.filter(({ isViolated }) => isViolated).map(({ prompt }) => prompt),
  };
}
