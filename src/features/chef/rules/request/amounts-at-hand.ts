import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { CLASSIC_KINDS, type Classic } from '../classics/classic.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { AT_HAND } from './at-hand.ts';
import { sentencesOf } from './plain-prompt.ts';
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
  /\b(half (?:a |an |of a )?|quarter of an? |\d{1,4}(?:\.\d{1,2})?|an?|one|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro) ?(g|kg|ml|lbs?|pounds?|oz|ounces?|(?:tin|can|head|block|bunch|ball|packet|pack|bag)s?)?(?: of)? ?((?:big|small|large|little|medium|lonely|single|sad|whole|old|lone) )*([a-z]+(?: [a-z]+)?)\b/g;
/** Grams of what comes in a tin or a packet. */
const IN_A_TIN = 400;
const IN_A_PACKET = 450;
/** Grams of weights that recipes do not use here. */
const IN_GRAMS: readonly (readonly [RegExp, number])[] = [
  [/^(?:lbs?|pounds?)$/, 454],
  [/^(?:oz|ounces?)$/, 28],
];
const LEAST_WORTH = 0.8;
/** From here on, whoever has more of what a dish is made of cooks more of it. */
const MUCH_MORE = 1.2;
/** Of a main dish, a little more of it feeds as many. */
const FAR_MORE = 1.5;
const MOST_SCALED = 4;
const SAVOURY: readonly string[] = ['main', 'light', 'side'];
const MOST_SERVINGS = 50;
/** What is weighed or counted one by one, rather than bought in a tin or a bag. */
const EXACT = /^(?:g|kg|ml|lbs?|pounds?|oz|ounces?)?$/;
/** 'Mussels 1kg', 'fennel bulb x2', 'plums, about 20'. */
const AMOUNT_BEHIND =
  /(^|[,;:] ?|\band )((?:[a-z]+ ){0,2}[a-z]{3,})(?:,? (?:about|around|roughly|maybe|approx(?:imately)?)|,? x)? ?(\d+(?:\.\d+)? ?(?:g|kg|ml|lbs?|oz)?\b)(?: of (?:them|those))?(?= *(?:$|[,;.]| and\b))/gi;

/** 'Venison, 2 lbs ground.' */
const GROUND =
  /\b(beef|pork|lamb|turkey|chicken|venison|veal),? (?:about |around )?(?:\d+(?:\.\d+)? ?(?:lbs?|pounds?|g|kg|oz) )?(?:of it )?(?:ground|minced)\b/gi;

/** A prompt with the amounts before their foods: '20 plums' for 'plums, about 20'. */
export const withAmountsBefore = (prompt: string, { catalog }: Pick<CookingKnowledge, 'catalog'>): string =>
  prompt
    .replace(GROUND, 'minced $1')
    .replace(AMOUNT_BEHIND, (all, start: string, words: string, amount: string) => {
      // 'Riz pour 8' counts who eats.
      if (/\b(?:for|pour|para|per|f[uü]r)$/i.test(words)) return all;
      const isFood = [words, words.split(' ').at(-1) ?? ''].some((each) => findFood(catalog, each) !== null);
      return isFood ? `${start}${amount.trim()} ${words}` : all;
    });
const LEAST_LETTERS = 3;

/** Grams of each food that somebody says is there, by the food's id: 'half a cauliflower', '2 eggs', 'a tin of chickpeas'. */
function gramsAtHand(prompt: string, { catalog }: CookingKnowledge, isExact = false): Map<string, number> {
  const grams = new Map<string, number>();
  for (const clause of sentencesOf(withAmountsBefore(prompt, { catalog })).flatMap((sentence) =>
    sentence.split(','),
  ))
    for (const [, count = '', unit = '', , words = ''] of plainPhrase(
      clause.replace(/(\d)\.(\d)/g, '$1DOT$2'),
    )
      .replace(/(\d)dot(\d)/g, '$1.$2')
      .matchAll(STATED)) {
      const name = [words, words.split(' ')[0] ?? ''].find(
        (each) => each.length >= LEAST_LETTERS && findFood(catalog, each) !== null,
      );
      const food = name && findFood(catalog, name);
      if (!name || !food || (isExact && !(EXACT.test(unit) && /^\d/.test(count)))) continue;
      const each = IN_GRAMS.find(([pattern]) => pattern.test(unit))?.[1];
      const number = count.startsWith('half')
        ? '1/2'
        : count.startsWith('quarter')
          ? '1/4'
          : (COUNTS[count.trim()] ?? count.trim());
      const many = number.includes('/') ? 1 / Number(number.split('/')[1]) : Number(number);
      const weight = each
        ? many * each
        : /^(?:tin|can)/.test(unit)
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
  if (request.servings !== null) return answer;
  const more = withinNamed(answer, prompt, knowledge, again);
  if (more) return more;
  if (!request.moods.includes(AT_HAND)) return answer;
  const there = gramsAtHand(prompt, knowledge);
  if (there.size === 0) return answer;
  const leads = leadsOf(knowledge.classics.get(answer.memory.dish), knowledge.catalog);
  const isLead = [...there.keys()].some((id) => leads.has(id));
  const shares = recipeFoods(knowledge.catalog, ingredients).flatMap(({ food, grams }) => {
    const has = food && (!isLead || leads.has(food.id)) ? there.get(food.id) : undefined;
    return has && grams ? [has / grams] : [];
  });
  const share = Math.min(...shares);
  if (shares.length === 0 || share >= LEAST_WORTH) return answer;
  const fewer = Math.max(1, Math.ceil(servings * share));
  const smaller = fewer < servings ? again(answer.memory, fewer) : answer;
  return withNoMore(smaller.kind === 'recipe' ? smaller : answer, there, knowledge);
}

/**
 * The answer for as many as what is named makes of it: six egg whites, five bananas, two kilos of plums. `null` if nothing is named
 * that makes the dish, or about as much as it takes.
 */
function withinNamed(
  answer: Answered,
  prompt: string,
  knowledge: CookingKnowledge,
  again: (memory: ChefMemory, servings: number) => ChefAnswer,
): ChefAnswer | null {
  const { catalog, classics } = knowledge;
  const classic = classics.get(answer.memory.dish);
  const isSweet = classic !== undefined && !SAVOURY.includes(CLASSIC_KINDS[classic.kind]);
  const makers = new Set(
    classic?.lines
      .filter(({ isDefining, isLead }) => isDefining || isLead)
      .flatMap((line) => [line, ...line.alternatives].map(({ name }) => findFood(catalog, name)?.id)),
  );
  const named = gramsAtHand(prompt, knowledge, true);
  const { servings, ingredients } = answer.recipe;
  // Nobody cooks pasta for eight because there are two bulbs of fennel, nor a pound of mince for one because of one courgette.
  const leads = leadsOf(classic, catalog);
  const isLead = [...named.keys()].some((id) => leads.has(id));
  const deciding = isLead ? leads : makers;
  const shares = recipeFoods(catalog, ingredients).flatMap(({ food, grams }) => {
    const has = food && deciding.has(food.id) ? named.get(food.id) : undefined;
    return has && grams ? [has / grams] : [];
  });
  const share = Math.min(...shares, MOST_SCALED);
  if (shares.length === 0 || (share >= LEAST_WORTH && share < MUCH_MORE)) return null;
  if (share > 1 && !isSweet && !(isLead && share >= FAR_MORE)) return null;
  const others = Math.min(MOST_SERVINGS, Math.max(1, Math.round(servings * share)));
  if (others === servings) return null;
  const scaled = again(answer.memory, others);
  return scaled.kind === 'recipe' && scaled.memory.dish === answer.memory.dish ? scaled : null;
}

/** The meat, fish or pulse that a dish is built around, and what does as well, by the id of the food. */
const leadsOf = (classic: Classic | undefined, catalog: Catalog): ReadonlySet<string | undefined> =>
  new Set(
    classic?.lines.flatMap((line) =>
      line.isLead ? [line, ...line.alternatives].map(({ name }) => findFood(catalog, name)?.id) : [],
    ),
  );

type Answered = Extract<ChefAnswer, { kind: 'recipe' }>;

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
