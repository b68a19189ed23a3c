import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { englishWords } from '#features/foods/rules/catalog/food-names.ts';
import { dietVerdicts } from '#features/foods/rules/diets/diets.ts';
import { memoize } from '#shared/memoize.ts';
import { type Classic, readClassics } from '../classics/classic.ts';
import { readSwaps, type Swaps } from '../classics/swaps.ts';
import { type Kitchen, readKitchen } from '../kitchen/tables.ts';
import { type Dish, type DishTable, readDishes } from '../plate/dish.ts';
import { isNumber } from '../request/counting.ts';
import { FOREIGN_DISHES, FOREIGN_MANNERS } from '../request/foreign-words.ts';
import type { Language } from '../request/prompt-language.ts';
import { plainPhrase, readForeign, WORDS } from '../request/request-words.ts';
import { FOREIGN_FOODS } from '../words/foreign-food-names.ts';
import { type OtherTongues, readTongues } from '../words/tongues.ts';
import { type Cuisine, type CuisineTable, listOf, readCuisines } from './cuisine.ts';
import { type LarderFood, readLarder } from './larder.ts';
import { type NameIndex, nameIndex } from './name-index.ts';

/**
 * Words that cannot be a warning, and words that may be one. Things are nouns for things, places, people, times and
 * events.
 */
export interface Dictionary {
  things: string;
  others: string;
  /** Words that may say who must not eat everything. */
  illness: string;
  /** Words that may say so of a food beside them. */
  harm: string;
  /** Words in none of the others that name nothing to eat. */
  noFood: string;
}

/** What the chef knows, as written down: see data/chef-tables.ts. */
export interface ChefTables {
  larder: readonly string[];
  cuisines: CuisineTable;
  pairings: string;
  favourites: string;
  places: string;
  dishes: DishTable;
  classics: readonly string[];
  swaps: string;
  /** What does the work of a food that is not there. */
  substitutes: string;
  /** How long foods take. */
  cookingTimes: string;
  pressureTimes: string;
  /** English words by what they may say, parted by spaces (`tools/words`). */
  dictionary: Dictionary;
  /** Ordinary words of other languages, parted by spaces (`tools/words`). */
  foreignWords: Readonly<Record<Language, string>>;
  /** A few words of languages that it does not read, by language. */
  otherTongues: Readonly<Record<string, string>>;
  otherScripts: Readonly<Record<string, string>>;
}

/** What the chef cooks with. Opening it takes a moment, so callers keep it. */
export interface CookingKnowledge {
  catalog: Catalog;
  larder: ReadonlyMap<string, LarderFood>;
  /** The larder's foods by the id of the catalog's food, the most usual first. */
  byFoodId: ReadonlyMap<string, LarderFood[]>;
  cuisines: Cuisine[];
  dishes: Dish[];
  /** Known dishes, by id; `classicByWord` finds their ids. */
  classics: ReadonlyMap<string, Classic>;
  classicByWord: ReadonlyMap<string, string>;
  /** Names of dishes with a number in them, which is not a number of servings: 'tres leches'. */
  numberedNames: readonly string[];
  /** Ids of dishes with a name that people like, by occasion, mood or equipment. */
  favourites: ReadonlyMap<string, string[]>;
  /** Where the dishes of a cuisine come from, in the words of their tables. */
  placesOf: ReadonlyMap<string, string[]>;
  swaps: Swaps;
  kitchen: Kitchen;
  /** Ids, by the words for them in the form of `plainPhrase`. */
  dishesByWord: ReadonlyMap<string, string[]>;
  cuisineByWord: ReadonlyMap<string, string>;
  /** Every word in the names of dishes, cuisines and foods. */
  names: ReadonlySet<string>;
  index: NameIndex;
  dictionary: Dictionary;
  foreignWords: Readonly<Record<Language, string>>;
  otherTongues: OtherTongues;
  suits(food: LarderFood, diet: string): boolean;
  /** Whether two foods, by their names, are known to belong together. */
  goesWith(one: string, other: string): boolean;
}

export function openKnowledge(catalog: Catalog, tables: ChefTables): CookingKnowledge {
  const foods = tables.larder.flatMap((table) => readLarder(table, catalog));
  const byFoodId = new Map<string, LarderFood[]>();
  for (const food of foods) byFoodId.set(food.food.id, [...(byFoodId.get(food.food.id) ?? []), food]);
  const pairs = readPairs(tables.pairings);
  const cuisines = readCuisines(tables.cuisines);
  const dishes = readDishes(tables.dishes);
  for (const [english] of readForeign(FOREIGN_FOODS))
    if (!(WORDS.groups.get(english) ?? [english]).some((name) => foods.some((food) => food.name === name)))
      throw new Error(`No food of the larder is called '${english}'.`);
  const dishesByWord = new Map<string, string[]>();
  for (const { id, words } of dishes)
    for (const word of words.map(plainPhrase))
      dishesByWord.set(word, [...(dishesByWord.get(word) ?? []), id]);
  for (const [english, words] of readForeign(FOREIGN_DISHES)) {
    const ids = dishesByWord.get(english);
    if (!ids) throw new Error(`No kind of dish is called '${english}'.`);
    for (const word of words) if (!dishesByWord.has(word)) dishesByWord.set(word, ids);
  }
  const classics = readClassics(tables.classics);
  const classicByWord = new Map<string, string>();
  for (const { id, words } of classics)
    for (const word of words) {
      const other = classicByWord.get(word);
      if (other && other !== id) throw new Error(`'${word}' names both ${other} and ${id}.`);
      classicByWord.set(word, id);
    }
  for (const [word, id] of [...classicByWord])
    for (const other of spellingsOf(word))
      if (!classicByWord.has(other) && !dishesByWord.has(other)) classicByWord.set(other, id);
  const places = readPlaces(tables.places);
  const ownCuisines = cuisines.flatMap(({ id, words }) =>
    words.map((word) => [plainPhrase(word), id] as const),
  );
  const names = namesIn(foods, [...cuisines, ...places], [...dishes, ...classics]);
  return {
    catalog,
    favourites: readFavourites(tables.favourites, classics),
    placesOf: new Map(places.map(({ id, from }) => [id, from])),
    classics: new Map(classics.map((classic) => [classic.id, classic])),
    classicByWord,
    numberedNames: [...classicByWord.keys()]
      .filter((name) => name.split(' ').some(isNumber))
      .sort((one, other) => other.length - one.length),
    swaps: readSwaps(tables.swaps),
    kitchen: {
      substitutes: readKitchen(tables.substitutes),
      times: readKitchen(tables.cookingTimes),
      underPressure: readKitchen(tables.pressureTimes),
    },
    dictionary: tables.dictionary,
    foreignWords: tables.foreignWords,
    otherTongues: readTongues(tables.otherTongues, tables.otherScripts),
    larder: new Map(foods.map((food) => [food.name, food])),
    byFoodId,
    cuisines,
    dishes,
    dishesByWord,
    cuisineByWord: new Map([
      ...ownCuisines,
      ...places.flatMap(({ id, words }) => words.map((word) => [word, id] as const)),
    ]),
    names,
    index: nameIndex(
      names,
      foods.map(({ name }) => plainPhrase(name)),
      [...classicByWord.keys()],
      [...dishesByWord.keys()],
    ),
    suits: dietJudge(),
    goesWith: (one, other) => pairs.get(one)?.has(other) ?? false,
  };
}

/** Words for the same thing on both sides of the Atlantic, and in both spellings. */
const SPELLINGS: readonly (readonly [string, string])[] = [
  ['chili', 'chilli'],
  ['lasagne', 'lasagna'],
  ['yogurt', 'yoghurt'],
  ['omelette', 'omelet'],
  ['doughnut', 'donut'],
  ['prawn', 'shrimp'],
  ['courgette', 'zucchini'],
  ['aubergine', 'eggplant'],
  ['biscuit', 'cookie'],
];

/** A name of a dish in the other spelling: 'beef chilli' for 'beef chili'. */
const spellingsOf = (name: string): string[] =>
  SPELLINGS.flatMap((pair) =>
    [pair, pair.toReversed()].flatMap(([one = '', other = '']) => {
      const said = name.replace(new RegExp(`\\b${one}(?=s?\\b)`), other);
      return said === name ? [] : [said];
    }),
  );

function namesIn(
  foods: LarderFood[],
  cuisines: { words: string[] }[],
  dishes: { words: string[] }[],
): Set<string> {
  const names = [...foods.map(({ name }) => name), ...[...cuisines, ...dishes].flatMap(({ words }) => words)];
  const foreign = [FOREIGN_FOODS, FOREIGN_DISHES, FOREIGN_MANNERS].flatMap((table) =>
    readForeign(table).flatMap(([, words]) => words),
  );
  return new Set(
    [...names, ...foreign].flatMap((name) => [
      ...plainPhrase(name).split(' '),
      ...name.toLowerCase().split(/[^\p{L}]+/u),
    ]),
  );
}

function readPlaces(table: string): { id: string; words: string[]; from: string[] }[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', words = '', from = ''] = line.split(';').map((part) => part.trim());
      return { id, words: listOf(words).map(plainPhrase).filter(Boolean), from: listOf(from) };
    });
}

/** Throws if a favorite is not among the described dishes. */
function readFavourites(table: string, classics: readonly Classic[]): Map<string, string[]> {
  const ids = new Map(classics.map(({ title, id }) => [title, id]));
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [mood = '', titles = ''] = line.split(': ');
        return [
          mood,
          listOf(titles).map((title) => {
            const id = ids.get(title);
            if (!id) throw new Error(`No dish is called '${title}'.`);
            return id;
          }),
        ];
      }),
  );
}

function readPairs(table: string): Map<string, Set<string>> {
  const pairs = new Map<string, Set<string>>();
  const add = (one: string, other: string) => pairs.set(one, (pairs.get(one) ?? new Set()).add(other));
  for (const line of table.trim().split('\n')) {
    const [food = '', others = ''] = line.split(':');
    for (const other of listOf(others)) {
      add(food, other);
      add(other, food);
    }
  }
  return pairs;
}

/** Whether the food alone fits a diet, by the catalog. Looked up once. */
function dietJudge(): CookingKnowledge['suits'] {
  const known = new Map<string, boolean>();
  return (food, diet) => {
    const key = `${diet} ${food.name}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    for (const { id, verdict } of dietVerdicts(
      [{ name: food.name, food: food.food, grams: null, isOptional: false }],
      1,
    ))
      known.set(`${id} ${food.name}`, verdict === 'fits');
    return known.get(key) ?? false;
  };
}

/** What a cook calls a group of the larder's foods: 'beef' for steak, stewing beef and mince. */
export function wordFor(names: readonly string[], { larder }: CookingKnowledge): string {
  const [only] = names;
  const say = names.length === 1 && only ? larder.get(only)?.say : undefined;
  return say ?? groupWord(names) ?? larder.get(names[0] ?? '')?.say ?? names[0] ?? '';
}

/** The word that means just these foods, if there is one: there is none for 'lamb or chicken'. */
export const groupWord = (names: readonly string[]): string | undefined =>
  [...WORDS.groups].find(([, foods]) => foods.join() === names.join())?.[0];

/** Foods that contain the word but are not meant by it: somebody who wants no peppers may season with pepper. */
const NOT_MEANT: readonly (readonly [said: RegExp, food: RegExp])[] = [
  [/\bpeppers$/, /\b(?:black|white|cayenne|sichuan|lemon) pepper(?!s)/i],
  [/^olives?$/, /\bolive oil\b/i],
  [/^potato(?:es)?$/, /\bsweet potato/i],
];

/** Whether a name has all words of another: 'onion powder' has 'onions'. */
export function namesFood(name: string, other: string): boolean {
  if (NOT_MEANT.some(([said, food]) => said.test(other) && food.test(name))) return false;
  const words = wordsOf(name);
  return wordsOf(other).every((word) => words.includes(word));
}
const wordsOf = memoize((name): readonly string[] => englishWords(name));
