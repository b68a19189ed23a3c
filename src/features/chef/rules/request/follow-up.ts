import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { singular } from '#shared/text.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf, withoutCut } from '../knowledge/line-food.ts';
import { isLineOf, isOfWord } from '../knowledge/line-of.ts';
import { rolesOf } from '../swaps/roles.ts';
import type { Understood } from './read-request.ts';
import { type ChefRequest, distinct, isEmptyRequest } from './request.ts';

/** Said of a food that makes place for another. */
export const SWAPS: readonly string[] = ['swap', 'replace', 'substitute', 'exchange'];

/** A follow-up, with the food that makes place for what is wanted told apart. */
export interface FollowUp {
  request: ChefRequest;
  /** The food of 'swap the chicken for tofu' that goes; `null` if nothing is swapped. */
  swapped: readonly string[] | null;
  says: Says;
}

/** The recipe on screen: its foods by larder name, and what was asked. */
interface Shown {
  foods: readonly string[];
  request: ChefRequest;
  /** The id of its dish. */
  dish: string;
  lines: readonly { name: string }[];
}

/** Whether a follow-up has one of these words of change. */
export type Says = (...words: string[]) => boolean;

export function followUpOf(
  { request, changes }: Understood,
  previous: Shown,
  knowledge: CookingKnowledge,
): FollowUp {
  const says: Says = (...words) => changes.some((change) => words.includes(change));
  const [first, ...others] = request.wanted;
  // 'Can I use pork instead?'
  if (first && others.length === 0 && says('instead') && !says(...SWAPS))
    return { request, swapped: insteadOf(first, previous, knowledge), says };
  if (!first || !says(...SWAPS)) return { request, swapped: null, says };
  if (others.length > 0 || request.leading.length === 0)
    return { request: { ...request, wanted: others }, swapped: first, says };
  // The pasta or the noodles of 'swap the pasta for rice' and 'swap the rice for noodles' are a food, and no dish.
  const isThere = (name: string) =>
    previous.foods.includes(name) ||
    previous.lines.some(
      (line) => isLineOf(name, line.name, knowledge) || foodOf(line).endsWith(name.split(' ').at(-1) ?? name),
    );
  const goes = request.leading.some(isThere) || !first.some(isThere) ? request.leading : first;
  const comes = goes === first ? request.leading : first;
  return { request: { ...request, dishes: [], leading: [], wanted: [[...comes]] }, swapped: goes, says };
}

/** What meat and what stands for it have in common. */
/** What fills the plate beside it. */
const STARCHES = ['grain', 'rice', 'pasta', 'noodle', 'gnocchi'];
const MAIN_KINDS = ['meaty', 'fish', 'shellfish', 'tofu', 'frying-cheese'];

/** The meat or fish asked for that makes place for another; `null` if there is none. */
function insteadOf(
  wanted: readonly string[],
  { foods, request, dish }: Shown,
  { larder, classics, catalog, byFoodId }: CookingKnowledge,
): string[] | null {
  const isMain = (name: string) => MAIN_KINDS.some((kind) => larder.get(name)?.kinds.has(kind));
  const isStarch = (name: string) => STARCHES.some((kind) => larder.get(name)?.kinds.has(kind));
  const isAlike = wanted.some(isMain) ? isMain : wanted.every(isStarch) ? isStarch : null;
  if (!isAlike) return null;
  // What a dish with a name is built around goes, too.
  const leads = (classics.get(dish)?.lines ?? []).filter(
    ({ isLead, isDefining }) => isLead || (isAlike === isStarch && isDefining),
  );
  const own = leads.map(({ name }) =>
    (byFoodId.get(findFood(catalog, name)?.id ?? '') ?? []).map((food) => food.name),
  );
  const groups = [...[...foods, ...request.leading].map((name) => [name]), ...request.wanted, ...own];
  const gone = groups
    .filter((names) => names.some(isAlike))
    .flat()
    .filter((name) => !wanted.includes(name));
  return gone.length > 0 ? distinct(gone) : null;
}

/**
 * The foods of a follow-up that the recipe on screen has already, by line, if it asks for nothing else: 'add tofu' to a curry of tofu
 * changes nothing.
 */
export function isThereAlready(
  { request, changes }: Understood,
  lines: readonly { name: string }[],
  knowledge: CookingKnowledge,
): string[] | null {
  const { wanted } = request;
  const isAllElse = isEmptyRequest({ ...request, wanted: [], added: [] });
  const isOnlyAdded = changes.every((change) => change === 'add' || change === 'use up');
  if (wanted.length === 0 || !isAllElse || !isOnlyAdded) return null;
  const found = wanted.map((group) =>
    lines.find((line) => group.some((name) => isLineOf(name, line.name, knowledge))),
  );
  return found.every((line) => line !== undefined)
    ? distinct(found.map((line) => withoutCut(line?.name)))
    : null;
}

const MORE_OF = /\b(?:more|extra|plenty of|lots of|loads of|(?:double|twice) the)\b/i;
const MORE_VEGETABLES =
  /\b(?:more|extra|some|add|sneak in|hide|get) (?:[a-z]+ ){0,2}(?:veg|veggies|vegetables|greens|goodness|something green)\b|\band something green\b/i;
const MORE_FILLING =
  /\b(?:more (?:filling|substantial|hearty|protein)|higher (?:in )?protein|(?:add|with|needs?|want|some|extra|boost) (?:some |more |a bit of |extra |the |something (?:for|with) )*protein|(?:bulk|beef|pad) it (?:out|up)|won'?t fill (?:me|us|him|them) up)\b/i;
/** What fills, whatever one eats, and what fills if that is there. */
const FILLING = [['canned chickpeas', 'canned cannellini beans'], ['egg'], ['quinoa', 'bulgur']];
const FILLING_OF_SWEETS = [['Greek yogurt'], ['peanut butter'], ['pumpkin seeds']];
const FILLING_OF_MEAT = [['chicken breast fillets'], ...FILLING];
const SWEETENED = /sugar|honey|syrup|banana|berries|dates\b/i;
const SAVOURY = /onion|garlic|stock|soy sauce|black pepper|mustard/i;
const OF_ANIMALS =
  /chicken|turkey|beef|lamb|pork|bacon|\bham\b|sausage|anchov|tuna|salmon|\bcod\b|prawn|gelatin/i;

/** What makes these lines more of a meal: nobody eats chickpeas with oats. */
function fillingOf(prompt: string, lines: readonly { name: string }[]): string[][] {
  const has = (pattern: RegExp) => lines.some(({ name }) => pattern.test(name));
  if (has(SWEETENED) && !has(SAVOURY)) return FILLING_OF_SWEETS.slice(has(/yogurt/i) ? 1 : 0);
  return /protein/i.test(prompt) && has(OF_ANIMALS) ? FILLING_OF_MEAT : FILLING;
}
/** The meat or fish of these lines, by larder name, of which there can be more. */
function meatOf(lines: readonly { name: string }[], knowledge: CookingKnowledge): string | null {
  const { catalog, byFoodId, larder } = knowledge;
  const isMeat = (name: string) =>
    ['meaty', 'fish', 'shellfish'].some((kind) => larder.get(name)?.kinds.has(kind));
  const main = lines.map(foodOf).filter((name) => rolesOf(name, knowledge).has('main'));
  return (
    main
      .flatMap((name) => byFoodId.get(findFood(catalog, name)?.id ?? '') ?? [])
      .map(({ name }) => name)
      .find(isMeat) ?? null
  );
}
const MORE_MEAT =
  /\b(?:add|with|some|needs?|want|include|put in) (?:some |a bit of |something )?(?:meaty|meat)\b/i;
/** What meat goes with nearly anything, once it is fried. */
const MEATY = ['smoked bacon', 'chicken breast fillets'];
/** What goes into almost any pot, pan or tin. */
const VEGETABLES = ['spinach', 'red pepper', 'carrot', 'courgette', 'frozen peas', 'broccoli'];
const MOST_ADDED = 2;

/**
 * 'More garlic', where there is some: what there shall be more of, by larder name, and the follow-up without it. 'More veg' names
 * vegetables that are not there yet.
 */
export function moreOf(
  prompt: string,
  read: Understood,
  lines: readonly { name: string }[],
  knowledge: CookingKnowledge,
): { read: Understood; foods: string[] } {
  const isThere = (name: string) => lines.some((line) => isLineOf(name, line.name, knowledge));
  const { wanted, dishes, moods } = read.request;
  if (MORE_VEGETABLES.test(prompt) && dishes.length === 0) {
    // What nobody is to notice is grated in by itself.
    const isNamed = wanted.length > 0 && /something green/i.test(prompt);
    const added =
      isNamed || moods.includes('hidden')
        ? []
        : VEGETABLES.filter((name) => !isThere(name)).slice(0, MOST_ADDED);
    return {
      foods: [],
      read: {
        ...read,
        request: {
          ...read.request,
          wanted: [...wanted, ...added.map((name) => [name])],
          chosenFoods: added,
          moods: moods.filter((mood) => mood !== 'healthy'),
        },
      },
    };
  }
  if (MORE_FILLING.test(prompt) && wanted.length + dishes.length === 0) {
    const meat = /protein/i.test(prompt) ? meatOf(lines, knowledge) : null;
    if (meat) return { foods: [meat], read: { ...read, changes: [...read.changes, 'unchanged'] } };
    const filling = fillingOf(prompt, lines).find((foods) => !foods.some(isThere));
    if (filling)
      return {
        foods: [],
        read: {
          ...read,
          request: {
            ...read.request,
            wanted: [[...filling]],
            chosenFoods: [...filling],
            // Nobody who wants more of a meal wants less meat.
            added: [...filling],
            moods: [],
          },
        },
      };
  }
  if (MORE_MEAT.test(prompt) && wanted.length + dishes.length === 0 && !MEATY.some(isThere))
    return {
      foods: [],
      read: { ...read, request: { ...read.request, wanted: [[...MEATY]], chosenFoods: [...MEATY] } },
    };
  if (!MORE_OF.test(prompt)) return { read, foods: [] };
  const foods = wanted.flatMap((group) => group.filter(isThere));
  return {
    foods,
    read: {
      ...read,
      changes: foods.length > 0 ? [...read.changes, 'unchanged'] : read.changes,
      request: { ...read.request, wanted: wanted.filter((group) => !group.some(isThere)) },
    },
  };
}

const LESS_OF =
  /\b(?:(?:a bit |much |slightly |way )?(?:less|fewer)|not (?:so|as|too|quite so) (?:much|many)|half the|(?:go )?easy on the)(?: of the)? ([a-z]+)(?: ([a-z]+))?\b/i;
/** What is made less of by rules of its own. */
const BY_ITSELF =
  /^(?:sugar|salt|salty|sweet|spicy|spice|hot|heat|oil|oily|fat|butter|cream|creamy|greasy|sauce|time|work|faff|calories|carbs|dry|wet|amount|recipe|of)$/i;

/** 'Not so many beans', where there are some: the word for them, and the follow-up without it. */
export function lessOf(
  prompt: string,
  lines: readonly { name: string }[],
): { rest: string; word: string } | null {
  const [said = '', one = '', two = ''] = LESS_OF.exec(prompt) ?? [];
  if (said === '' || BY_ITSELF.test(one)) return null;
  const isThere = (word: string) => lines.some(({ name }) => isOfWord(word, name));
  const word = [`${one} ${two}`.trim(), one].map(singular).find(isThere);
  return word ? { rest: prompt.replace(said, ' ').trim(), word } : null;
}
