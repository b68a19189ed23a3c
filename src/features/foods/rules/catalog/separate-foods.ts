import { type Catalog, findFood, foundFood } from './catalog.ts';

const MOST_FOODS = 6;
const JOINTS = /\s*(?:,|;|&|\+|\/|\band\b)\s*/i;
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
  const parts = name.split(JOINTS).filter(Boolean);
  const [last = ''] = parts.slice(-1);
  if (parts.length < 2 || parts.length > MOST_FOODS) return null;
  const foods = parts.map((part) => (findFood(catalog, part) ? part : withNounOf(catalog, part, last)));
  return foods.every((food) => food !== null) ? foods : null;
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
