import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { AT_HAND } from './at-hand.ts';
import { sentencesOf } from './plain-prompt.ts';
import type { ChefMemory } from './refine-request.ts';
import { plainPhrase } from './request-words.ts';

const COUNTS: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  zwei: '2',
  drei: '3',
  vier: '4',
  deux: '2',
  trois: '3',
  quatre: '4',
  dos: '2',
  tres: '3',
  cuatro: '4',
  due: '2',
  tre: '3',
  quattro: '4',
};
const STATED =
  /\b(half (?:a |an |of a )?|quarter of an? |\d{1,4}|an?|one|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro) ?(g|kg|ml|(?:tin|can|head|block|bunch|ball|packet|pack|bag)s?)?(?: of)? ?((?:big|small|large|little|medium|lonely|single|sad|whole|old|lone) )*([a-z]+(?: [a-z]+)?)\b/g;
/** Grams of what comes in a tin or a packet. */
const IN_A_TIN = 400;
const IN_A_PACKET = 450;
const LEAST_WORTH = 0.8;
const LEAST_LETTERS = 3;

/** Grams of each food that somebody says is there, by the food's id: 'half a cauliflower', '2 eggs', 'a tin of chickpeas'. */
function gramsAtHand(prompt: string, { catalog }: CookingKnowledge): Map<string, number> {
  const grams = new Map<string, number>();
  for (const clause of sentencesOf(prompt).flatMap((sentence) => sentence.split(',')))
    for (const [, count = '', unit = '', , words = ''] of plainPhrase(clause).matchAll(STATED)) {
      const name = [words, words.split(' ')[0] ?? ''].find(
        (each) => each.length >= LEAST_LETTERS && findFood(catalog, each) !== null,
      );
      const food = name && findFood(catalog, name);
      if (!name || !food) continue;
      const number = count.startsWith('half')
        ? '1/2'
        : count.startsWith('quarter')
          ? '1/4'
          : (COUNTS[count.trim()] ?? count.trim());
      const many = number.includes('/') ? 1 / Number(number.split('/')[1]) : Number(number);
      const weight = /^(?:tin|can)/.test(unit)
        ? many * IN_A_TIN
        : /^(?:pack|bag|block)/.test(unit)
          ? many * IN_A_PACKET
          : recipeFoods(catalog, [
              { amount: /^(?:g|kg|ml)$/.test(unit) ? `${number} ${unit}` : number, name },
            ])[0]?.grams;
      if (weight) grams.set(food.id, (grams.get(food.id) ?? 0) + weight);
    }
  return grams;
}

/**
 * The answer, or one for as many people as what is there will feed: whoever has half a cauliflower does not buy a whole one.
 *
 * @param again makes the remembered recipe for another number of people
 */
export function withinAmounts(
  answer: ChefAnswer,
  prompt: string,
  knowledge: CookingKnowledge,
  again: (memory: ChefMemory, servings: number) => ChefAnswer,
): ChefAnswer {
  if (answer.kind !== 'recipe') return answer;
  const { request } = answer.memory;
  const { servings, ingredients } = answer.recipe;
  if (request.servings !== null || !request.moods.includes(AT_HAND)) return answer;
  const there = gramsAtHand(prompt, knowledge);
  if (there.size === 0) return answer;
  const shares = recipeFoods(knowledge.catalog, ingredients).flatMap(({ food, grams }) => {
    const has = food && there.get(food.id);
    return has && grams ? [has / grams] : [];
  });
  const share = Math.min(...shares);
  if (shares.length === 0 || share >= LEAST_WORTH) return answer;
  const fewer = Math.max(1, Math.ceil(servings * share));
  const smaller = fewer < servings ? again(answer.memory, fewer) : answer;
  return withNoMore(smaller.kind === 'recipe' ? smaller : answer, there, knowledge);
}

/** The recipe with no more of a food that is weighed than what is there. */
function withNoMore<Answer extends Extract<ChefAnswer, { kind: 'recipe' }>>(
  answer: Answer,
  there: ReadonlyMap<string, number>,
  { catalog }: CookingKnowledge,
): Answer {
  const { recipe } = answer;
  const foods = recipeFoods(catalog, recipe.ingredients);
  const ingredients = recipe.ingredients.map((line, index) => {
    const { food = null, grams = null } = foods[index] ?? {};
    const has = food && there.get(food.id);
    const isMore = has && grams && has < grams && has > grams / 2 && / g$/.test(line.amount);
    return isMore ? { ...line, amount: `${Math.round(has / 10) * 10} g` } : line;
  });
  return {
    ...answer,
    recipe: { ...recipe, ingredients },
    memory: { ...answer.memory, lines: ingredients },
  };
}
