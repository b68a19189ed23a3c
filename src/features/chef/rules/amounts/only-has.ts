import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { CLASSIC_KINDS } from '../classics/classic.ts';
import { namesIn, titleWord } from '../classics/title.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { isOfWord } from '../knowledge/line-of.ts';
import { wordsApart } from '../request/request-words.ts';
import { rolesOf } from '../swaps/roles.ts';
import { AFTER_LACK, CLOSES, either, NAME, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { bareName, lineCalled } from '../turns/foods-called.ts';
import { type OnScreen, withAnswer } from '../turns/on-screen.ts';
import type { Wish } from '../turns/wish.ts';

const SAYS = either(
  '(?:(?:i|we|ive|weve|i ve|we ve) )?(?:(?:have|got|have got|had) )?(?:only|just)(?: (?:have|got|had|found|bought))*(?: like| about)?',
  '(?:there s|theres|there is|there are|it s) (?:only|just)',
  '(?:(?:ich|wir) )?(?:hab(?:e|en)? )?(?:aber )?nur(?: noch)?',
);
const COUNTS: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  an: 1,
  ein: 1,
  eine: 1,
  einen: 1,
  two: 2,
  zwei: 2,
  three: 3,
  drei: 3,
  four: 4,
  vier: 4,
  five: 5,
  funf: 5,
  six: 6,
  sechs: 6,
};
/** Grams of units that no recipe here is written in; a tin is one of tomatoes. */
const GRAMS: readonly (readonly [RegExp, number])[] = [
  [/^(?:lbs?|pounds?)$/, 454],
  [/^(?:oz|ounces?)$/, 28],
  [/^(?:kg|kilos?|kilo)$/, 1000],
  [/^(?:tins?|cans?|dosen?)$/, 400],
];
const ONLY_HAS = new RegExp(
  `^${OPENS}${SAYS} (\\d+|${Object.keys(COUNTS).join('|')}) ?(g|kg|ml|lbs?|pounds?|oz|ounces?|kilos?|tins?|cans?|dosen?|tbsp|tsp|cloves?)?(?: of)? ${NAME}${AFTER_LACK}${CLOSES}$`,
);
/** What of a dough or a batter all the rest is measured by. */
const MEASURES = /flour$|^eggs?$/;
const BAKED: readonly string[] = ['cake', 'biscuit', 'tart', 'bread', 'griddle'];
/** A rounded portion is not much more than what is there. */
const MUCH_MORE = 1.3;

interface OnlyHas {
  /** The line that there is too little for, and the part of it that is there. */
  line: string;
  share: number;
  /** What is there, as it was said: '2 bananas'. */
  said: string;
  /** What the dish takes of it. */
  takes: string;
  /** For how many it is enough; `null` if only that line gets smaller. */
  servings: number | null;
}

/** A food of the dish of which there is less than it takes: 'I only have 2 bananas'; `null` if a message says anything else. */
function onlyHas(written: string, shown: ChefMemory, knowledge: CookingKnowledge): OnlyHas | null {
  const [, number = '', unit = '', name] = ONLY_HAS.exec(wordsApart(written)) ?? [];
  const count = COUNTS[number] ?? Number(number);
  const line = name ? lineCalled(name, shown, knowledge) : null;
  const own = shown.lines.find((each) => foodOf(each) === line);
  if (!line || !own || !(count > 0)) return null;
  const each = GRAMS.find(([said]) => said.test(unit))?.[1];
  const amount = each ? `${count * each} g` : `${count} ${unit}`.trim();
  const { catalog } = knowledge;
  const [has = 0, takes = 0] = [amount, own.amount].map(
    (said) => recipeFoods(catalog, [{ amount: said, name: line }])[0]?.grams ?? 0,
  );
  const share = has / takes;
  if (!(has > 0 && takes > 0) || (share >= ENOUGH && !IS_THERE.test(wordsApart(written)))) return null;
  return {
    line,
    share,
    said: [number, unit, bareName(name ?? '')].filter(Boolean).join(' '),
    takes: own.amount,
    servings: isMaker(line, shown, knowledge) ? fewer(shown.servings, share) : null,
  };
}
const ENOUGH = 0.97;
const IS_THERE = /\b(?:have|got|left|there|hab|habe|haben)\b/;

const PARTS: readonly (readonly [part: number, said: (food: string) => string])[] = [
  [1 / 4, (food) => t('A quarter of it, for {food}.', { food })],
  [1 / 3, (food) => t('A third of it, for {food}.', { food })],
  [1 / 2, (food) => t('Half of it, for {food}.', { food })],
  [2 / 3, (food) => t('Two thirds of it, for {food}.', { food })],
  [3 / 4, (food) => t('Three quarters of it, for {food}.', { food })],
];
const NEAR = 0.03;
const IN_A_TIN: readonly string[] = ['cake', 'tart', 'pie', 'bread'];
const MUCH_LESS = 0.7;

/** The dish on screen with no more of a food than there is; `null` if a message says nothing of the kind. */
export function withLittle(
  written: string,
  shown: ChefMemory,
  cook: OnScreen,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const little = onlyHas(written, shown, knowledge);
  if (!little) return null;
  if (little.share >= ENOUGH)
    return withAnswer(t('That is enough: it takes {amount}.', { amount: little.takes }), cook.keep());
  const less = ({ line, share }: OnlyHas): Wish => ({ kind: 'amount', foods: [line], times: share });
  if (little.servings === null) return cook.wish(less(little));
  const fewer = cook.rest(`for ${little.servings} people`);
  // A serving is rounded up.
  const over = fewer.kind === 'recipe' ? onlyHas(written, fewer.memory, knowledge) : null;
  const isOver = over !== null && over.share < ENOUGH;
  const capped = isOver && fewer.kind === 'recipe' ? cook.wish(less(over), fewer.memory) : null;
  return capped?.kind === 'recipe'
    ? { ...capped, why: [partSaid(little, shown, knowledge)] }
    : withAnswer(partSaid(little, shown, knowledge), fewer);
}

/** How much of a dish is cooked with what is there. */
function partSaid({ said, servings }: OnlyHas, shown: ChefMemory, knowledge: CookingKnowledge): string {
  const share = (servings ?? shown.servings) / shown.servings;
  const part = PARTS.find(([each]) => Math.abs(each - share) < NEAR)?.[1];
  const told = part ? part(said) : t('Less of it, for {food}.', { food: said });
  return IN_A_TIN.includes(knowledge.classics.get(shown.dish)?.kind ?? '') && share < MUCH_LESS
    ? `${told} ${t('Bake it in a smaller tin, and look after two thirds of the time.')}`
    : told;
}

/** For how many a part of a dish is enough; `null` if that is not even one, or all of them. */
function fewer(servings: number, share: number): number | null {
  const near = Math.max(1, Math.round(servings * share));
  const all = near / servings > share * MUCH_MORE ? near - 1 : near;
  return all >= 1 && all < servings ? all : null;
}

/** Whether a dish is made of a food: its meat, what it is called after, the flour of a cake. */
function isMaker(line: string, { title, dish }: ChefMemory, knowledge: CookingKnowledge): boolean {
  const classic = knowledge.classics.get(dish);
  const isBaked = classic !== undefined && BAKED.includes(classic.kind);
  if (
    namesIn(title, titleWord(line)) ||
    isOfWord((line.split(' ').at(-1) ?? line).replace(/(?:oe)?s$/, ''), title)
  )
    return true;
  if (isBaked) return MEASURES.test(line);
  const roles = rolesOf(line, knowledge);
  const isPasta = classic !== undefined && CLASSIC_KINDS[classic.kind] === 'main' && roles.has('starch');
  return roles.has('main') || isPasta;
}
