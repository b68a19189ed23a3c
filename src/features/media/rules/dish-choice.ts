import type { Dish } from './dish.ts';
import { DISHES, FOOD_DISHES, SERVED_BY_CATEGORY, SERVED_OTHERWISE } from './dishes.ts';
import { foodsIn, wordsOf } from './food-words.ts';
import { type FoodName, MEAT_PIECES } from './foods.ts';
import { dishByMethod, FRIED } from './methods.ts';
import type { Fill, Subject } from './scene-parts.ts';
import type { Random } from './seeded.ts';

const LONGEST_NAME = 4;

function byWords(dishes: readonly Dish[]): ReadonlyMap<string, Dish> {
  const known = new Map<string, Dish>();
  for (const dish of dishes)
    for (const name of dish.words.split(', ')) {
      const words = wordsOf(name).join(' ');
      if (!known.has(words)) known.set(words, dish);
    }
  return known;
}

const FORMS = byWords(DISHES);
const FOODS = byWords(FOOD_DISHES);

/** A parenthesis that explains the name before it: "Carbonade Flamande (Flemish beef stew)". */
const EXPLAINED = /[():;–—]| - /;

/** In a title, what follows these words is a side dish or a flavoring. */
const AFTER_THE_DISH =
  /(?:^| )(?:with|in(?! a bowl)|on|over|from|without|w|con|com|mit|avec|a la|à la|al|alla|au|aux|de|di|del|della|du|des|da|do) /i;

/** How a side dish changes the plate: chicken with rice is a plate of rice with chicken. */
const BASES: ReadonlySet<Fill['kind'] | undefined> = new Set(['rice', 'pasta', 'grain']);

function firstOf(texts: readonly string[], dishOf: (text: string) => Dish | undefined): Dish | undefined {
  for (const text of texts) {
    const dish = dishOf(text);
    if (dish) return dish;
  }
  return undefined;
}

/** The last name decides what a compound is, the longer one if two overlap: a meat pie is a pie, pizza sauce a sauce. */
function lastNamed(
  text: string,
  names: ReadonlyMap<string, Dish>,
  isFit: (dish: Dish) => boolean,
): Dish | undefined {
  const words = wordsOf(text);
  for (let end = words.length; end > 0; end--)
    for (let start = Math.max(0, end - LONGEST_NAME); start < end; start++) {
      const dish = names.get(words.slice(start, end).join(' '));
      if (dish && isFit(dish)) return dish;
    }
  return undefined;
}

/**
 * Chooses how a dish is served, from its name; then the rice, pasta or grain in the name, a food that is a dish by
 * itself, its tags, its method, its category, and its ingredients.
 */
export function chooseDish(subject: Subject, avoid: ReadonlySet<FoodName>, random: Random): Dish {
  const { title, tags, category, ingredients } = subject;
  const heads = title
    .split(EXPLAINED)
    .reverse()
    .map((part) => part.trim().split(AFTER_THE_DISH)[0]!);
  const isAllowed = (dish: Dish) => !(dish.hero && avoid.has(dish.hero));
  const named = (text: string, names = FORMS, isFit = isAllowed) => lastNamed(text, names, isFit);
  const isBase = (dish: Dish) => isAllowed(dish) && BASES.has(dish.fill);
  const isWhole = (text: string) => (dish: Dish) =>
    isAllowed(dish) &&
    dish.words.split(', ').some((word) => wordsOf(word).join(' ') === wordsOf(text).join(' '));
  const tagged = firstOf(tags, (tag) => named(tag, FORMS, isWhole(tag)));
  const served = firstOf([category, ...tags], (word) => {
    const dish = SERVED_BY_CATEGORY.get(word.toLowerCase());
    return dish && isAllowed(dish) ? dish : undefined;
  });
  return (
    firstOf(heads, (head) => named(head)) ??
    named(title, FORMS, isBase) ??
    firstOf(heads, (head) => named(head, FOODS)) ??
    tagged ??
    dishByMethod(subject) ??
    served ??
    (ingredients.flatMap(foodsIn).some((food) => MEAT_PIECES.has(food)) ? FRIED : undefined) ??
    random.pick(SERVED_OTHERWISE)
  );
}
