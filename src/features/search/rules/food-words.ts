import type { Allergen } from '#features/accounts/rules/allergens.ts';
import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import type { Food } from '#features/foods/rules/catalog/food.ts';
import { FOOD_KINDS } from '#features/foods/rules/catalog/food-kinds.ts';
import {
  englishWords,
  frenchWords,
  germanWords,
  listedWords,
} from '#features/foods/rules/catalog/food-names.ts';
import { memoizeByObject } from '#shared/memoize.ts';
import { singular } from '#shared/text.ts';
import { SAME_DISHES } from './same-dishes.ts';
import { SAME_FOODS } from './same-foods.ts';
import { foldText, searchTokens } from './search.ts';

/** What else a phrase may be called in a recipe. */
export interface OtherNames {
  /** Groups of words that belong together: 'scallion', 'green onion'. */
  names: string[][];
  /** The kind of food it names. */
  kind: string | null;
  /** Whether recipes seldom use the phrase: it is in another language, or a rare name. */
  isForeign: boolean;
}

/**
 * What must not be in a recipe: an allergen, a kind of food, certain foods, an unknown word, or the name of something
 * that is also a dish.
 */
export type Unwanted =
  | { allergen: Allergen }
  | { kind: string }
  | { foods: string[]; dish: string[] }
  | { words: string[] };

export interface FoodWords {
  isFood(phrase: string): boolean;
  otherNames(phrase: string): OtherNames | null;
  unwanted(phrase: string): Unwanted;
}

export const foodWords = memoizeByObject(readFoodWords);

/** Shorter names in other languages are too often English words, or the beginning of one. */
const SHORTEST_LISTED = 4;

const keyOf = (phrase: string) => englishWords(searchTokens(phrase).join(' ')).join(' ');
const frenchKeyOf = (phrase: string) => frenchWords(phrase).join(' ');

/** Who avoids one of these avoids all that is made of it: buttermilk is milk, and flour tortillas are wheat. */
const ALLERGEN_OF: ReadonlyMap<string, Allergen> = new Map(
  (
    [
      ['milk', 'milk, cow milk, milch, kuhmilch, lait, leche'],
      ['gluten', 'gluten, wheat, weizen, blé, trigo, frumento, glutine'],
      ['soybeans', 'soy, soya, soja'],
      ['sesame', 'sesame, sesam, sésame, sésamo, sesamo'],
    ] as const
  ).flatMap(([allergen, names]) => names.split(', ').map((name) => [keyOf(name), allergen] as const)),
);

/** Whether the last word is part of the name: keys drop small words, and 'onion and' is not a longer name for onions. */
function endsInName(phrase: string): boolean {
  const start = phrase.split(' ').slice(0, -1).join(' ');
  return start === '' || (keyOf(phrase) !== keyOf(start) && frenchKeyOf(phrase) !== frenchKeyOf(start));
}

function readFoodWords(catalog: Catalog): FoodWords {
  const kinds = new Map(
    FOOD_KINDS.flatMap(({ id, names }) => {
      const [english = '', ...others] = names.split(', ');
      return [
        [keyOf(english), { id, english, isForeign: false }] as const,
        ...others.map(
          (name) => [keyOf(name), { id, english, isForeign: keyOf(name) !== keyOf(id) }] as const,
        ),
      ];
    }),
  );
  const same = readSameNames();
  const withMembers = readMembers(catalog);
  const inGerman = (phrase: string) => catalog.german.get(germanWords(phrase).join(' '));
  const inFrench = (phrase: string) => catalog.french.get(frenchKeyOf(phrase));
  const inListed = (phrase: string) =>
    phrase.length < SHORTEST_LISTED ? undefined : catalog.listed.get(listedWords(phrase).join(' '))?.food;
  /** Without `listed`, in whose languages English words are foods: 'and' is a Danish duck. */
  const commonFood = (phrase: string) =>
    catalog.english.get(keyOf(phrase)) ?? inGerman(phrase) ?? inFrench(phrase);
  const foodOf = (phrase: string): Food | undefined => commonFood(phrase) ?? inListed(phrase);

  const otherNames = (phrase: string): OtherNames | null => {
    const key = keyOf(phrase);
    const kind = kinds.get(key);
    // 'zuchini' has the key of zucchini, which is what recipes have.
    const [word = '', ...more] = searchTokens(phrase);
    const isMisspelled =
      more.length === 0 && catalog.english.has(key) && ![word, singular(word)].includes(key);
    const names = [...(isMisspelled ? [[key]] : []), ...(same.get(key) ?? [])];
    if (kind?.isForeign) return { names: [searchTokens(kind.english)], kind: kind.id, isForeign: true };
    if (kind || names.length > 0) return { names, kind: kind?.id ?? null, isForeign: false };
    // Perhaps no recipe says 'gambas', which are prawns.
    const rare = catalog.english.get(key)?.name;
    const english =
      rare ??
      DISH_WORDS.get(phrase) ??
      germanDish(phrase, (part) => inGerman(part)?.name) ??
      foodOf(phrase)?.name;
    if (!english || keyOf(english) === key) return null;
    const translated = [searchTokens(english), ...(same.get(keyOf(english)) ?? [])];
    return { names: translated, kind: null, isForeign: true };
  };

  return {
    isFood: (phrase) =>
      endsInName(phrase) &&
      (ALLERGEN_OF.has(keyOf(phrase)) ||
        kinds.has(keyOf(phrase)) ||
        same.has(keyOf(phrase)) ||
        commonFood(phrase) !== undefined),
    otherNames,
    unwanted(phrase) {
      const allergen = ALLERGEN_OF.get(keyOf(phrase));
      if (allergen) return { allergen };
      const kind = kinds.get(keyOf(phrase));
      if (kind) return { kind: kind.id };
      const names = [phrase, ...(same.get(keyOf(phrase)) ?? []).map((words) => words.join(' '))];
      const foods = new Set(names.flatMap((name) => foodOf(name) ?? []));
      if (foods.size === 0) return { words: searchTokens(phrase) };
      return {
        foods: [...new Set([...foods].flatMap((food) => withMembers(food)))].sort(),
        dish: DISHES.has(keyOf(phrase)) ? searchTokens(phrase) : [],
      };
    },
  };
}

/** The last parts of German names of dishes. */
const GERMAN_DISHES: Record<string, string> = {
  auflauf: 'bake',
  braten: 'roast',
  brot: 'bread',
  eintopf: 'stew',
  gulasch: 'goulash',
  keks: 'cookies',
  kekse: 'cookies',
  kuchen: 'cake',
  marmelade: 'jam',
  nudeln: 'noodles',
  pfannkuchen: 'pancakes',
  plaetzchen: 'cookies',
  pueree: 'mashed',
  puree: 'mashed',
  salat: 'salad',
  sauce: 'sauce',
  sosse: 'sauce',
  strudel: 'strudel',
  suppe: 'soup',
  torte: 'cake',
};

/** Dishes in French, Spanish, Italian and Dutch, as search words. */
const DISH_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    salad: 'salade salades ensalada ensaladas insalata insalate',
    soup: 'soupe soupes potage sopa sopas zuppa zuppe minestra soep',
    stew: 'guiso guisado estofado stufato spezzatino stoofpot',
    cake: 'gateau gateaux pastel bizcocho taart',
    cookies: 'galleta galletas biscotti koekjes',
    sauce: 'salse sugo saus',
    jam: 'confiture mermelada marmellata',
    'ice cream': 'glace helado helados gelato ijs',
    bread: 'panini broodje',
    casserole: 'ovenschotel cazuela',
  }).flatMap(([english, words]) => words.split(' ').map((word) => [word, english] as const)),
);

/** 'Without soup' refers to dishes, although soup is also sold in cans. */
const DISHES: ReadonlySet<string> = new Set(Object.values(GERMAN_DISHES).map(keyOf));

/** 'kartoffelsuppe' is potato soup. */
function germanDish(phrase: string, foodIn: (part: string) => string | undefined): string | undefined {
  for (const [last, dish] of Object.entries(GERMAN_DISHES)) {
    if (phrase === last) return dish;
    const food = phrase.endsWith(last) && foodIn(phrase.slice(0, -last.length));
    if (food) return `${food} ${dish}`;
  }
  return undefined;
}

/** Finds a food and those named after it that are of its kind: red onions are onions, but peanut butter is not butter. */
function readMembers({ foods }: Catalog): (food: Food) => string[] {
  const named = foods.map((food) => ({ food, words: new Set(englishWords(food.name)) }));
  return ({ id, name, traits }) => {
    const words = englishWords(name);
    const members = named.filter(
      ({ food, words: own }) =>
        words.every((word) => own.has(word)) && traits.every((trait) => food.traits.includes(trait)),
    );
    return [id, ...members.map(({ food }) => food.id)];
  };
}

/** The other names of a food or dish, by each of its names. */
function readSameNames(): Map<string, string[][]> {
  const same = new Map<string, string[][]>();
  for (const line of `${SAME_FOODS.trim()}\n${SAME_DISHES.trim()}`.split('\n')) {
    const names = line
      .split(', ')
      .flatMap(spellings)
      .map((name) => searchTokens(foldText(name)));
    for (const name of names) {
      const key = keyOf(name.join(' '));
      same.set(key, [...(same.get(key) ?? []), ...names.filter((other) => other !== name)]);
    }
  }
  return same;
}

/** 'käsekuchen' is also typed 'kaesekuchen'. */
function spellings(name: string): string[] {
  const typed = name.replace(/[äöü]/g, (letter) => `${foldText(letter)}e`);
  return typed === name ? [name] : [name, typed];
}
