import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { englishWords } from '#features/foods/rules/catalog/food-names.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { type CookingKnowledge, namesFood } from '../knowledge/cooking-knowledge.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import { plainName } from './plain-prompt.ts';
import type { ChefRequest } from './request.ts';
import { plainPhrase, WORDS } from './request-words.ts';

/** The mood of a cook who has only the foods that they name. */
export const ONLY_NAMED = 'only-named';
/** What every kitchen has. */
export const STAPLES = ['salt', 'black pepper', 'olive oil', 'sunflower oil', 'water'];
/** Diets judged by grams per serving; all others are judged food by food. */
const MEASURED = new Set(['keto', 'high-protein', 'low-sodium']);
/** Maximum grams of net carbohydrate, and of salt, that one food may add to a serving. */
const MOST_CARBOHYDRATE = 4;
const MOST_SALT = 0.25;
/** Seasonings that add nothing but heat. */
const HOT = ['chilli', 'hot', 'hot-sauce'];
const SWEETENERS = ['sugar', 'syrup', 'sweet-fruit', 'dried'];

/** Names of the larder foods a request allows. Its recipes use nothing else. */
export function allowedFoods(
  request: ChefRequest,
  knowledge: CookingKnowledge,
  avoidLines: readonly RegExp[] = [],
): ReadonlySet<string> {
  const refused = refusedFoods(request, knowledge);
  const named = request.moods.includes(ONLY_NAMED)
    ? new Set([...request.wanted.flat(), ...request.leading, ...STAPLES])
    : null;
  return new Set(
    [...knowledge.larder.values()]
      .filter(
        (food) =>
          !refused.has(food.name) &&
          (!named || named.has(food.name)) &&
          !avoidLines.some((pattern) => pattern.test(plainName(food.name))) &&
          isWithout(food, request.avoidedTraits) &&
          request.diets.every((diet) => suits(food, diet, knowledge)) &&
          !(request.heat === 'mild' && HOT.some((kind) => food.kinds.has(kind))),
      )
      .map(({ name }) => name),
  );
}

/** Foods refused by name: everything the word may mean, and everything whose name contains it. */
function refusedFoods({ avoidedFoods }: ChefRequest, knowledge: CookingKnowledge): ReadonlySet<string> {
  const refused = new Set<string>();
  for (const avoided of avoidedFoods) {
    for (const name of WORDS.groups.get(plainPhrase(avoided)) ?? []) refused.add(name);
    const [words, kind] = [englishWords(avoided), plainPhrase(avoided)];
    for (const food of knowledge.larder.values())
      if (
        (words.every((word) => food.words.has(word)) && namesFood(food.name, avoided)) ||
        food.kinds.has(kind) ||
        food.kinds.has(kind.replace(/s$/, ''))
      )
        refused.add(food.name);
  }
  return refused;
}

function isWithout({ food }: LarderFood, traits: readonly TraitId[]): boolean {
  if (traits.length === 0) return true;
  return food.isCertain && ![...food.traits, ...food.mayBe].some((trait) => traits.includes(trait));
}

function suits(food: LarderFood, diet: string, knowledge: CookingKnowledge): boolean {
  if (MEASURED.has(diet)) return suitsMeasured(food, diet, knowledge);
  return knowledge.suits(food, diet);
}

/** Whether a food leaves room for others; the whole recipe's grams are judged later. */
function suitsMeasured(food: LarderFood, diet: string, knowledge: CookingKnowledge): boolean {
  const { nutrition } = food.food;
  if (diet === 'high-protein') return true;
  if (food.food.traits.includes('mineral')) return diet === 'keto' || food.name !== 'salt';
  if (!nutrition) return false;
  if (diet === 'keto' && SWEETENERS.some((kind) => food.kinds.has(kind))) return false;
  const grams = gramsOfPortion(food, knowledge) ?? 0;
  const of = diet === 'keto' ? Math.max(0, nutrition.carbohydrate - nutrition.fiber) : nutrition.salt;
  return (of * grams) / 100 <= (diet === 'keto' ? MOST_CARBOHYDRATE : MOST_SALT);
}

function gramsOfPortion(food: LarderFood, { catalog }: CookingKnowledge): number | null {
  const { count, unit } = food.portion;
  return recipeFoods(catalog, [{ amount: `${count} ${unit}`.trim(), name: food.name }])[0]?.grams ?? null;
}
