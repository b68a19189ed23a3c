import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { toppingCalled } from '../additions/toppings.ts';
import { isTwin } from '../answer/has-none.ts';
import { namesIn, titleWord } from '../classics/title.ts';
import { isOfDough } from '../cooking/of-dough.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { WORDS } from '../request/request-words.ts';
import { EGG, rolesOf, standInsFor } from '../swaps/roles.ts';
import { partCalled } from '../swaps/without-part.ts';
import { AFTER_LACK, CLOSES, DROPPED, HAS_NOT, NAME, OPENS } from './change-words.ts';
import type { ChefMemory } from './chef-memory.ts';
import { bareName, foodCalled, lineCalled } from './foods-called.ts';
import { englishName } from './foreign-changes.ts';
import { OF_CHEESE } from './second-turns.ts';
import type { Wish } from './wish.ts';

const whole = (text: string) => new RegExp(`^${OPENS}${text}${CLOSES}$`);

const HERE =
  'left|here|at home|in the (?:house|fridge|cupboard|shop)|mehr|da|im haus|zu ?hause|a la maison|en casa|a casa|in casa';
/** Of what is not at home, rather than refused. */
export const IS_LACK = new RegExp(`(?:not enough|too little|not much|out of|short of) | (?:${HERE})(?: |$)`);

/** What the law has labels name. */
export const ALLERGENIC: ReadonlySet<string> = new Set(ALLERGENS);

const LACKING = whole(`${HAS_NOT} ${NAME}${AFTER_LACK}`);
const NOT_HERE = whole(`(?:no|not any|kein(?:e|en)?|pas de|plus de|niente|nada de) ${NAME}(?: (?:${HERE}))+`);
const SEASONINGS: readonly string[] = ['spice', 'herb'];
/** What a dish of many lines does without. */
const BESIDE: readonly string[] = [...SEASONINGS, 'plant', 'onion', 'salted'];
/** And foods that do nothing of what has a name in cooking. */
const BESIDE_ANY: readonly string[] = [
  'aromatic',
  'salad',
  'sprout',
  'fresh',
  'garlic',
  'ginger',
  'briny',
  'mustard',
  'seed',
];
const LEAST_LINES = 8;

/** Whether a line is called by its own name: bacon would take the place of pancetta for who has no bacon. */
function isNamed(said: string, line: string, knowledge: CookingKnowledge): boolean {
  const name = englishName(bareName(said), knowledge) ?? bareName(said);
  return [bareName(said), name].some((each) =>
    line.includes((each.split(' ').at(-1) ?? each).replace(/(?:oe)?s$/, '')),
  );
}

/** What is not at home: something like it takes its place, or nothing if it only seasons. */
export function lackIn(said: string, shown: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  const [, name] = LACKING.exec(said) ?? [];
  const [, other] = NOT_HERE.exec(said) ?? [];
  // What a dish has never had is not missed in it.
  const missed = name ?? other;
  const line = missed ? lineCalled(missed, shown, knowledge) : null;
  const isLike = other !== undefined && line !== null && isTwin(bareName(other), line, knowledge);
  if (missed && (!line || isLike) && foodCalled(missed, knowledge))
    return { kind: 'absent', food: bareName(missed) };
  // Somebody who has no cheese has no other cheese.
  if (!missed || !line || OF_ANY_KIND.test(bareName(missed)) || !isNamed(missed, line, knowledge))
    return null;
  const roles = rolesOf(line, knowledge);
  // A stew without its celery is still the stew; one without its potatoes is another.
  const { byFoodId, catalog } = knowledge;
  const kinds = (byFoodId.get(findFood(catalog, line)?.id ?? '') ?? []).flatMap((each) => [...each.kinds]);
  const isBeside =
    (roles.size > 0 || kinds.some((kind) => BESIDE_ANY.includes(kind))) &&
    [...roles].every((role) => BESIDE.includes(role)) &&
    !namesIn(shown.title, titleWord(line)) &&
    shown.lines.length >= LEAST_LINES;
  const isSpared = isBeside || (name !== undefined && SEASONINGS.some((role) => roles.has(role)));
  if (isBeside && kinds.includes('aromatic')) return { kind: 'drop', gone: line };
  // Who has none at home eats it: what stands in another cupboard does its work.
  return isSpared || EGG.test(line) || standInsFor(line).some(({ isBaked }) => !isBaked)
    ? { kind: 'swap', gone: line, come: null, share: 1, words: '', ...(isSpared ? { isSpared } : {}) }
    : null;
}

/** Kinds of food of which there are many: one of them is no answer to who wants none. */
const WHOLE_GROUP =
  /^(?:beans?|pulses|lentils|bohnen|hulsenfruchte|haricots|legumineuses|judias|alubias|frijoles|legumbres|fagioli|legumi|nuts|seeds)$/;
const DEFINITE = /^(?:the|die|der|das|den|l|la|le|les|el|los|las|il|lo|gli|i) /;
/** Whether one food of a group that may harm is named, and not the group: somebody who misses no yogurt in an omelette eats its cheese. */
function isOneOfGroup(said: string, knowledge: CookingKnowledge): boolean {
  const name = bareName(said);
  const food = findFood(knowledge.catalog, foodCalled(name, knowledge) ?? '');
  const isGroup = WORDS.avoidable.has(name) && !(DEFINITE.test(said) && OF_ONE_LINE.test(name));
  const traits = food?.traits ?? [];
  return (
    !isGroup &&
    !OF_ANY_KIND.test(name) &&
    traits.some((trait) => ALLERGENIC.has(trait)) &&
    !traits.some((trait) => ANIMALS.includes(trait))
  );
}
/** Names of whatever there is of a kind. */
const OF_ANY_KIND =
  /^(?:stock|broth|bruhe|bouillon|caldo|brodo|cheeses?|kase|fromage|queso|formaggio|meat|fish|oil|sugar)$/;
/** Words for a group that are a line of a recipe as well. */
const OF_ONE_LINE = /^(?:milk|milch|lait|leche|latte|eggs?|ei(?:er)?|oeufs?|huevos?|uov[ao])$/;

/**
 * Breads and spreads come to a dish by themselves: where nothing else may have in it what they have, they are only left out.
 */
const BY_ITSELF: readonly string[] = ['bread', 'spread'];
function isAloneInThat(
  gone: string,
  harms: readonly string[],
  { dish, lines }: ChefMemory,
  knowledge: CookingKnowledge,
): boolean {
  const { catalog, classics } = knowledge;
  const isLead = classics.get(dish)?.lines.some((line) => line.isLead && line.name === gone) === true;
  const mayHarm = (name: string) => {
    const food = findFood(catalog, name);
    return !food || [...food.traits, ...(food.mayBe ?? [])].some((trait) => harms.includes(trait));
  };
  return (
    BY_ITSELF.some((role) => rolesOf(gone, knowledge).has(role)) &&
    !isLead &&
    lines.map(foodOf).every((name) => name === gone || !mayHarm(name))
  );
}

const singular = (word: string): string => word.replace(/(?:oe)?s$/, '');
/** How many lines are a sort of what is called by one word. */
const linesOfAnySort = (name: string, { lines }: ChefMemory): number =>
  name.includes(' ')
    ? 0
    : lines.filter((line) => singular(foodOf(line).split(' ').at(-1) ?? '') === singular(name)).length;

const ICING = /^(?:the )?(?:icing|frosting|glaze|zuckerguss|glasur|glacage|glaseado|glassa)$/;

/** A line left out that nobody is allergic to by law: what may harm is read by the rules for that. */
export function dropIn(said: string, shown: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  const [, name] = DROPPED.exec(said) ?? [];
  const part = name ? partCalled(bareName(name), shown, knowledge) : null;
  if (part) return { kind: 'drop', gone: part };
  // What has no icing loses no sugar.
  if (name && ICING.test(bareName(name)) && lineCalled(name, shown, knowledge) === null)
    return { kind: 'absent', food: bareName(name), isRefused: true };
  // 'No peppers' is said of the red ones and the green ones.
  if (name && linesOfAnySort(bareName(name), shown) > 1) return null;
  const gone = name ? lineCalled(name, shown, knowledge) : null;
  const topping = name ? toppingCalled(bareName(name)) : null;
  const changes = (shown.changes ?? []).filter(
    (change) => !(change.kind === 'topping' && change.name === topping),
  );
  if (topping && changes.length < (shown.changes ?? []).length)
    return { kind: 'back', version: { ...shown, changes } };
  if (name && !gone && !IS_LACK.test(said) && isOneOfGroup(name, knowledge))
    return { kind: 'absent', food: bareName(name), isRefused: true };
  // Somebody who has no stock has none of another kind either, and who wants no beans wants no other beans.
  if (
    !gone ||
    (WHOLE_GROUP.test(bareName(name ?? '')) && !IS_LACK.test(said)) ||
    OF_ANY_KIND.test(bareName(name ?? '')) ||
    rolesOf(gone, knowledge).has('main') ||
    isOfDough(gone, shown.lines) ||
    namesIn(shown.title, titleWord(gone))
  )
    return null;
  const traits = findFood(knowledge.catalog, gone)?.traits ?? [];
  const harms = traits.filter((trait) => ALLERGENIC.has(trait));
  // One cheese by its name is that cheese: the others stay.
  const isOneCheese =
    harms.join() === 'milk' && isOneOfGroup(name ?? '', knowledge) && rolesOf(gone, knowledge).has('cheese');
  const isPlain =
    harms.length === 0 ||
    (isOneCheese && !OF_CHEESE.test(shown.title)) ||
    isAloneInThat(gone, harms, shown, knowledge);
  return isPlain ? { kind: 'drop', gone } : null;
}
