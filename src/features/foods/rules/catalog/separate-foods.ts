import type { Ingredient } from '../ingredient/ingredient.ts';
import { parseIngredient } from '../ingredient/parse-ingredient.ts';
import { foodOf } from '../recipe-foods.ts';
import { type Catalog, findFood, foundFood } from './catalog.ts';

const MOST_FOODS = 6;
const JOINTS = /\s*(?:,|;|&|\+|\/|\b(?:and|und|et)\b)\s*/i;
/** 'carrots, celery and leeks', whose first food alone is known too. */
const LIST = /,.*\band\b/i;
const CHOICE = /\bor\b/i;

/**
 * The foods of a name that lists several: 'salt and pepper', 'red and green bell peppers'. `null` if it names one food
 * ('half and half'), or one of several ('butter or margarine').
 */
export function separateFoods(catalog: Catalog, name: string): string[] | null {
  const known = foundFood(catalog, name);
  const isList = LIST.test(name);
  if (known && !isList) return known.food.id === 'salt-and-pepper' ? seasonings(catalog, name) : null;
  if (CHOICE.test(name)) return null;
  // 'Minz- und Korianderblätter'
  const parts = name
    .split(JOINTS)
    .map((part) => part.replace(/-$/, ''))
    .filter(Boolean);
  const [last = ''] = parts.slice(-1);
  if (parts.length < 2 || parts.length > MOST_FOODS) return null;
  const foods = parts.map((part) => (findFood(catalog, part) ? part : withNounOf(catalog, part, last)));
  return foods.every((food) => food !== null) ? foods : null;
}

/** 'milk of your choice', 'peppers, or other hot ones' */
const OF_CHOICE =
  /(?<=\S),? +(?:of (?:(?:your|own|any) )?(?:choice|choosing|preference|liking)|or (?:(?:an|any|some) ?)?(?:other|similar|equivalent))\b[^:]*$/i;

/** 'scallions white and green separated' */
const PARTS =
  /(?<=\S),? (?:white|light green)(?: and|,| &) (?:(?:light|dark) )?green(?: parts?)?(?: only| separated)?$/i;

/** A name without its parts and what leaves the choice open. */
export const withoutChoice = (name: string): string => name.replace(OF_CHOICE, '').replace(PARTS, '');

/** A second amount in a line: '2 eggs and 1 egg white', '1 onion plus 2 shallots'. */
const SECOND = /^(.*\p{L}.*?),? +(?:and|plus|\+|&) +(?=[\d½¼¾⅓⅔])(.+)$/u;

/** A line in parts that each have an amount and a known food of their own. */
export function splitFoods(catalog: Catalog, line: string): string[] {
  const [, first = '', second = ''] = SECOND.exec(line) ?? [];
  if (!first || first.split('(').length !== first.split(')').length) return [line];
  const isFood = (part: string) => {
    const ingredient = parseIngredient(part);
    return ingredient.measures.length > 0 && foodOf(catalog, ingredient) !== null;
  };
  return isFood(first) && isFood(second) ? [first, second] : [line];
}

const LEAST_LISTED = 3;
/** '¼ tsp each ginger, salt, thyme' */
const EACH = /^[^,;]*\beach\b[:\s–-]*(.+)$/i;

/**
 * The foods of a line that lists them without an amount: 'avocado, cheese, cilantro (for serving)'. `null` if what follows
 * its commas tells about the first.
 */
export function listedFoods(catalog: Catalog, line: string, { measures }: Ingredient): string[] | null {
  const each = EACH.exec(line)?.[1];
  if ((measures.length > 0 && !each) || CHOICE.test(line)) return null;
  const parts = (each ?? line)
    .replace(/\([^)]*\)?/g, ' ')
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const known = parts.filter((part) => foundFood(catalog, part)?.leftOut.length === 0);
  const isSalt = findFood(catalog, parts[0] ?? '')?.id === 'salt' && parts.length === 2;
  if (isSalt && findFood(catalog, parts[1] ?? '')?.id === 'black-pepper') return parts;
  return parts.length >= LEAST_LISTED && parts[0] === known[0] && known.length >= LEAST_LISTED ? known : null;
}

/** 'kosher salt and black pepper', but 'seasoning' is salt and pepper too. */
function seasonings(catalog: Catalog, name: string): string[] {
  const parts = name.split(JOINTS).filter(Boolean);
  const isBoth = parts.length === 2 && parts.every((part) => findFood(catalog, part));
  return isBoth ? parts : ['salt', 'pepper'];
}

/** The red peppers of 'red and green bell peppers'. */
function withNounOf(catalog: Catalog, part: string, last: string): string | null {
  const words = last.split(/\s+/);
  for (let from = 1; from < words.length; from++) {
    const whole = `${part} ${words.slice(from).join(' ')}`;
    if (findFood(catalog, whole)) return whole;
  }
  return null;
}
