import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { CLASSIC_KINDS, type Classic, readPart } from '../classics/classic.ts';
import { inNumber } from '../classics/title.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { quantityOf } from '../knowledge/quantities.ts';
import { MOST_SERVINGS } from '../limits.ts';
import { sentencesOf } from '../request/plain-prompt.ts';
import { plainPhrase, WORDS } from '../request/request-words.ts';
import { rolesOf } from '../swaps/roles.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { AT_HAND } from './at-hand.ts';

const COUNTS: Readonly<Record<string, string>> = {
  a: '1',
  an: '1',
  un: '1',
  une: '1',
  una: '1',
  uno: '1',
  ein: '1',
  eine: '1',
  einen: '1',
  einer: '1',
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
  /\b(half (?:of )?(?:the |an? )?|(?:a |un |une |ein |einen )?(?:demie? |quarter (?:of )?(?:the |an? )?|viertel |quart de )|(?:eine?[nr]? )?halbe[rsn]? |medi[oa] |mezz[oa] |\d{1,4}(?:\.\d{1,2})?|(?:an?|une?|una|uno|eine?[nr]?|one|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro)(?![a-z])) ?(g|kg|ml|lbs?|pounds?|oz|ounces?|kilos?|pfund|pints?|lit(?:re|er)s?|(?:tin|can|head|block|bunch|ball|packet|pack|bag|dose|boite|lata|barattol[oi]|scatol[ae]|jar)[sn]?)?(?: of| de| d| di)? ?((?:big|small|large|little|medium|lonely|single|sad|whole|old|lone|leftover|cooked|fresh|ripe|stale) )*([a-z]+(?: [a-z]+)?)\b/g;
/** Grams of what comes in a tin or a packet. */
const IN_A_TIN = 400;
const IN_A_PACKET = 450;
const OF_A_TIN = /^(?:tin|can|jar|dose|boite|lata|barattol|scatol)/;
/** Grams of what comes drained from a tin. */
const DRAINED: readonly (readonly [food: RegExp, grams: number])[] = [
  [/tuna|sardines|mackerel|salmon|anchov/, 110],
  [/passata/, 680],
  [/beans|chickpeas|lentils|sweetcorn|peas/, 240],
];
/** Grams of weights that recipes do not use here. */
const IN_GRAMS: readonly (readonly [RegExp, number])[] = [
  [/^(?:lbs?|pounds?)$/, 454],
  [/^(?:oz|ounces?)$/, 28],
  [/^(?:kilos?|lit(?:re|er)s?)$/, 1000],
  [/^pints?$/, 570],
  [/^pfund$/, 500],
];
const LEAST_WORTH = 0.8;
/** From here on, anyone who has more of what a dish is made of cooks more of it. */
const MUCH_MORE = 1.2;
/** Of a main dish, a little more of it feeds as many. */
const FAR_MORE = 1.5;
const MOST_SCALED = 4;
const MOST_BAKED = 2;
const SAVOURY: readonly string[] = ['main', 'light', 'side'];
/** What is weighed or counted one by one, rather than bought in a tin or a bag. */
const EXACT = /^(?:g|kg|ml|lbs?|pounds?|oz|ounces?|kilos?|pfund|pints?|lit(?:re|er)s?)?$/;
/** Of many foods, one is larger than what recipes count as one. */
const WHOLE_ONES: readonly (readonly [food: RegExp, grams: number])[] = [
  [/^celeriac$/, 700],
  [/^(?:(?:white|red|green) )?cabbage$/, 900],
];
/** 'Mussels 1kg', 'fennel bulb x2', 'plums, about 20'. */
const AMOUNT_BEHIND =
  /(^|[,;:] ?|\band )((?:[a-z]+ ){0,2}[a-z]{3,})(?:,? (?:about|around|roughly|maybe|approx(?:imately)?)|,? x)? ?(\d+(?:\.\d+)? ?(?:g|kg|ml|lbs?|oz)?\b)(?: of (?:them|those))?(?= *(?:$|[,;.]| and\b))/gi;

/** 'Venison, 2 lbs ground.' */
const GROUND =
  /\b(beef|pork|lamb|turkey|chicken|venison|veal),? (?:about |around )?(?:\d+(?:\.\d+)? ?(?:lbs?|pounds?|g|kg|oz) )?(?:of it )?(?:ground|minced)\b/gi;

/** A prompt with the amounts before their foods: '20 plums' for 'plums, about 20'. */
export const withAmountsBefore = (prompt: string, { catalog }: Pick<CookingKnowledge, 'catalog'>): string =>
  prompt
    .replace(KILOS, '$1 kg')
    .replace(GROUND, 'minced $1')
    .replace(AMOUNT_BEHIND, (all, start: string, words: string, amount: string) => {
      // 'Riz pour 8' counts who eats.
      if (/\b(?:for|pour|para|per|f[uü]r)$/i.test(words)) return all;
      const isFood = [words, words.split(' ').at(-1) ?? ''].some((each) => findFood(catalog, each) !== null);
      return isFood ? `${start}${amount.trim()} ${words}` : all;
    });
const KILOS = /(\d) ?kilos?\b/gi;
const LEAST_LETTERS = 3;
const HALF = /half|demi|halbe|medi[oa]|mezz/;
const QUARTER = /quarter|viertel|quart /;
/** 'The rest of a tub of ricotta, maybe 150 g', 'plums from the tree, about 2 kilos'. */
const AMOUNT_LATER =
  /(?:,|\bof it,?|\bthere'?s)? ?(?:, ?|\b(?:about|around|maybe|roughly|perhaps|approx(?:imately)?|ca|etwa|ungef[aä]hr|environ|unos|unas|circa|vielleicht)\.? )(\d+(?:[.,]\d+)? ?(?:g|kg|kilos?|ml|lbs?|oz))\b(?! *(?:of|de|di)\b)(?= *(?:$|[,;.!?]|and\b|left\b))/i;
const FARTHEST = 60;

/** A prompt with an amount that is told later before its food. */
function withAmountBefore(prompt: string, catalog: Catalog): string {
  const found = AMOUNT_LATER.exec(prompt);
  if (!found) return prompt;
  const from = Math.max(0, found.index - FARTHEST);
  const words = [...prompt.slice(from, found.index).matchAll(/\p{L}{4,}/gu)];
  const food = words.findLast(([word]) => foodNamed(plainPhrase(word), catalog) !== null);
  if (!food) return prompt;
  const at = from + food.index;
  const rest = prompt.slice(at, found.index) + prompt.slice(found.index + found[0].length);
  return `${prompt.slice(0, at)}${found[1]} ${rest}`;
}

/** A food by its name in any language. */
const foodNamed = (name: string, catalog: Catalog) =>
  findFood(catalog, name) ??
  findFood(catalog, name.replace(/^(goat|sheep|ewe)s /, "$1's ")) ??
  findFood(catalog, WORDS.groups.get(name)?.[0] ?? '');

/** Grams of each food that somebody says is there, by the food's id: 'half a cauliflower', '2 eggs', 'a tin of chickpeas'. */
export function gramsAtHand(
  prompt: string,
  { catalog }: CookingKnowledge,
  isExact = false,
): Map<string, number> {
  const grams = new Map<string, number>();
  for (const clause of sentencesOf(withAmountsBefore(withAmountBefore(prompt, catalog), { catalog })).flatMap(
    (sentence) => sentence.split(','),
  ))
    for (const [, count = '', unit = '', , words = ''] of plainPhrase(
      clause.replace(/(\d)\.(\d)/g, '$1DOT$2'),
    )
      .replace(/(\d)dot(\d)/g, '$1.$2')
      .matchAll(STATED)) {
      const isTin = OF_A_TIN.test(unit);
      const name = [words, words.split(' ')[0] ?? '']
        .flatMap((each) => (isTin && each.length >= LEAST_LETTERS ? [`canned ${each}`, each] : [each]))
        .find((each) => each.length >= LEAST_LETTERS && foodNamed(each, catalog) !== null);
      const food = name && foodNamed(name, catalog);
      if (!name || !food || (isExact && !(EXACT.test(unit) && /^\d/.test(count)))) continue;
      const each = IN_GRAMS.find(([pattern]) => pattern.test(unit))?.[1];
      const number = HALF.test(count)
        ? '1/2'
        : QUARTER.test(count)
          ? '1/4'
          : (COUNTS[count.trim()] ?? count.trim());
      const many = number.includes('/') ? 1 / Number(number.split('/')[1]) : Number(number);
      const whole = unit === '' ? WHOLE_ONES.find(([each]) => each.test(food.name))?.[1] : undefined;
      const weight = whole
        ? many * whole
        : each
          ? many * each
          : isTin
            ? many * (DRAINED.find(([each]) => each.test(name))?.[1] ?? IN_A_TIN)
            : /^(?:pack|bag|block)/.test(unit)
              ? many * IN_A_PACKET
              : recipeFoods(catalog, [
                  {
                    amount: /^(?:g|kg|ml)$/.test(unit) ? `${number} ${unit}` : number,
                    name: findFood(catalog, name) ? name : food.name,
                  },
                ])[0]?.grams;
      if (weight) grams.set(food.id, (grams.get(food.id) ?? 0) + weight);
    }
  return grams;
}

/**
 * The answer, or one for as many people as the food at hand will feed: somebody who has half a cauliflower does not buy a whole one.
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
  const there = gramsAtHand(prompt, knowledge);
  const weighed = gramsAtHand(prompt, knowledge, true);
  const isToUseUp = request.moods.includes(AT_HAND) || PART_OF_ONE.test(plainPhrase(prompt));
  // Somebody who has half of what six need stretches it.
  if (request.servings !== null)
    return isToUseUp ? withinGrams(answer, there, knowledge) : withNoMore(answer, weighed, knowledge);
  const more = withinNamed(answer, prompt, knowledge, again);
  if (more?.kind === 'recipe') return withinGrams(more, there, knowledge);
  if (there.size === 0 || !isToUseUp) return withNoMore(answer, weighed, knowledge);
  const classic = knowledge.classics.get(answer.memory.dish);
  const leads = leadsOf(classic, knowledge.catalog);
  const isLead = [...there.keys()].some((id) => leads.has(id));
  const makers = makersOf(classic, knowledge.catalog);
  const shares = recipeFoods(knowledge.catalog, ingredients).flatMap(({ food, grams }) => {
    // One onion, or half an aubergine that comes on top, says nothing about how many eat.
    const isDeciding =
      food &&
      (isLead
        ? leads.has(food.id)
        : (classic ? makers.has(food.id) : food.name !== 'egg') && !SEASONS.test(food.name));
    const has = isDeciding ? there.get(food.id) : undefined;
    return has && grams ? [has / grams] : [];
  });
  const share = Math.min(...shares);
  if (shares.length === 0 || share >= LEAST_WORTH) return withinGrams(answer, there, knowledge);
  const fewer = Math.max(classic ? 1 : 2, Math.ceil(servings * share));
  const smaller = fewer < servings ? again(answer.memory, fewer) : answer;
  return withinGrams(smaller.kind === 'recipe' ? smaller : answer, there, knowledge);
}

const PART_OF_ONE =
  /\b(?:half|quarter of|demie?|halbe[rsn]?|medi[oa]|mezz[oa])\b|\b(?:an?|one|une?|una|eine?n?) (?:tin|can|jar|carton|bag|packet|pack|tub|pot|boite|lata|dose|barattolo|scatola) (?:of|de|di|d)\b/;
/** From here on, more of a food makes another dish. */
const MOST_RAISED = 2.2;
const LEAST_RAISED = 1.08;
/** Grams for each who eats, of what a dish bears any amount of. */
const MOST_EACH: readonly (readonly [role: string, grams: number])[] = [
  ['cheese', 45],
  ['plant', 120],
];
const mostOf = (name: string, knowledge: CookingKnowledge): number => {
  const roles = rolesOf(name, knowledge);
  return SEASONS.test(name) ? 0 : (MOST_EACH.find(([role]) => roles.has(role))?.[1] ?? 0);
};

/** The recipe with as much as there is of what is there, and no more. */
export const withinGrams = (
  answer: ChefAnswer,
  there: ReadonlyMap<string, number>,
  knowledge: CookingKnowledge,
): ChefAnswer =>
  answer.kind === 'recipe' ? usingUp(withNoMore(answer, there, knowledge), there, knowledge) : answer;

/** The recipe with all of what was named to use up, where it bears that: nobody keeps half a tin of beans. */
function usingUp(
  answer: ChefAnswer,
  there: ReadonlyMap<string, number>,
  knowledge: CookingKnowledge,
): ChefAnswer {
  if (answer.kind !== 'recipe') return answer;
  const { recipe } = answer;
  const { catalog } = knowledge;
  const foods = recipeFoods(catalog, recipe.ingredients);
  const ingredients = recipe.ingredients.map((line, index) => {
    const { food = null, grams = null } = foods[index] ?? {};
    const stated = food ? there.get(food.id) : undefined;
    if (!stated || !grams) return line;
    const share = stated / grams;
    const most = mostOf(line.name, knowledge) * recipe.servings;
    if (share < LEAST_RAISED || (share > MOST_RAISED && stated > most)) return line;
    const [, count = '', unit = ''] = /^([\d/ .]+?) ?([a-z]*)$/.exec(line.amount) ?? [];
    if (unit === 'g') return { ...line, amount: `${Math.round(stated / 5) * 5} g` };
    if (unit !== '' || count === '') return line;
    const { amount, isMany } = quantityOf(
      readPart(`${count} x`).count * share,
      { unit: '', units: '' },
      'fine',
    );
    const [name = '', ...cut] = line.name.split(',');
    return { amount, name: [inNumber(name, isMany), ...cut].join(',') };
  });
  return {
    ...answer,
    recipe: { ...recipe, ingredients },
    memory: { ...answer.memory, lines: ingredients },
  };
}

/** Kinds of which nobody makes a third. */
const IN_ONE_PIECE: readonly string[] = ['cake', 'tart', 'pie', 'bread', 'biscuit'];
const MUCH_TOO_MUCH = 1.3;
/** Half a sheet makes half the tart. */
const CUT_TO_SIZE = /pastry|filo|dough/;

/** Whether a dish takes no more of a food than what is there, or can be made smaller. */
export function fitsWhatIsThere(id: string, prompt: string, knowledge: CookingKnowledge): boolean {
  const classic = knowledge.classics.get(id);
  if (!classic || !IN_ONE_PIECE.includes(classic.kind)) return true;
  const there = gramsAtHand(prompt, knowledge);
  if (there.size === 0) return true;
  const lines = classic.lines.map(({ count, unit, name }) => ({ amount: `${count} ${unit}`.trim(), name }));
  return recipeFoods(knowledge.catalog, lines).every(({ food, grams }) => {
    const has = food ? there.get(food.id) : undefined;
    return !has || !grams || grams <= has * MUCH_TOO_MUCH || CUT_TO_SIZE.test(food?.name ?? '');
  });
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
  const makers = makersOf(classic, catalog);
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
  const share = Math.min(...shares);
  if (shares.length === 0 || (share >= LEAST_WORTH && share < MUCH_MORE)) return null;
  if (share > 1 && !isSweet && !(isLead && share >= FAR_MORE)) return null;
  // Nobody bakes four cakes at once.
  const most = IN_ONE_PIECE.includes(classic?.kind ?? '') ? MOST_BAKED : MOST_SCALED;
  const others = Math.min(MOST_SERVINGS, Math.max(1, Math.round(servings * Math.min(share, most))));
  if (others === servings) return null;
  const scaled = again(answer.memory, others);
  if (scaled.kind !== 'recipe' || scaled.memory.dish !== answer.memory.dish) return null;
  const isAllUsed = share <= most * MUCH_MORE;
  return isAllUsed
    ? scaled
    : {
        ...scaled,
        why: [...scaled.why, t('It does not use up all you have: make it again, or freeze the rest.')],
      };
}

const SEASONS = /onion|shallot|garlic|lemon|lime|orange|ginger|chill?i|celery|raisin/;
/** The foods that make a dish, and what does as well, by the id of the food. */
const makersOf = (classic: Classic | undefined, catalog: Catalog): ReadonlySet<string | undefined> =>
  new Set(
    classic?.lines
      .filter(({ isDefining, isLead }) => isDefining || isLead)
      .flatMap((line) => [line, ...line.alternatives].map(({ name }) => findFood(catalog, name)?.id)),
  );

/** The meat, fish or pulse that a dish is built around, and what does as well, by the id of the food. */
const leadsOf = (classic: Classic | undefined, catalog: Catalog): ReadonlySet<string | undefined> =>
  new Set(
    classic?.lines.flatMap((line) =>
      line.isLead ? [line, ...line.alternatives].map(({ name }) => findFood(catalog, name)?.id) : [],
    ),
  );

type Answered = Extract<ChefAnswer, { kind: 'recipe' }>;

/** One egg weighs a little more than another. */
const A_BIT = 0.05;

/** The recipe with no more of a food that is weighed or counted than what is there. */
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
    if (!has || !grams || has >= grams || has <= grams / 2) return line;
    if (/ g$/.test(line.amount)) return { ...line, amount: `${Math.round(has / 10) * 10} g` };
    const count = /^[\d /]+$/.test(line.amount) ? readPart(`${line.amount} x`).count : Number.NaN;
    return count > 1
      ? { ...line, amount: String(Math.max(1, Math.floor((count * has) / grams + A_BIT))) }
      : line;
  });
  return {
    ...answer,
    recipe: { ...recipe, ingredients },
    memory: { ...answer.memory, lines: ingredients },
  };
}
