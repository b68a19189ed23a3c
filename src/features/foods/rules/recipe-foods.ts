import { memoizeWith } from '#shared/memoize.ts';
import { type Catalog, type FoundFood, findFood, foundFood, withBone } from './catalog/catalog.ts';
import type { Food } from './catalog/food.ts';
import { englishWords, frenchWords } from './catalog/food-names.ts';
import type { Ingredient } from './ingredient/ingredient.ts';
import { parseIngredient } from './ingredient/parse-ingredient.ts';
import { measureGrams } from './units/measure-grams.ts';
import { type UnitId, unitOf } from './units/units.ts';

/** An ingredient line with the food it refers to. */
export interface RecipeFood {
  /** The name in the line: 'red onion'. */
  name: string;
  /** `null` if unknown. */
  food: Food | null;
  /** `null` if the line gives no amount. */
  grams: number | null;
  isOptional: boolean;
}

interface LineFoods {
  food: Readonly<RecipeFood>;
  beside: readonly Readonly<RecipeFood>[];
}

/** The foods of a recipe, one per line, in order. */
export function recipeFoods(
  catalog: Catalog,
  ingredients: readonly { amount: string; name: string }[],
): Readonly<RecipeFood>[] {
  return ingredients.map((line) => foodsInLine(catalog, line).food);
}

/** What foods weigh together; those without an amount weigh nothing. */
export const gramsOf = (foods: readonly Pick<RecipeFood, 'grams'>[]): number =>
  foods.reduce((sum, { grams }) => sum + (grams ?? 0), 0);

/** Secondary foods of the lines, in unknown amounts: the hazelnuts of 'chocolate with hazelnuts'. */
export function foodsBeside(
  catalog: Catalog,
  ingredients: readonly { amount: string; name: string }[],
): Readonly<RecipeFood>[] {
  return ingredients.flatMap((line) => foodsInLine(catalog, line).beside);
}

/** The food of a line, and secondary foods in unknown amounts: the hazelnuts of 'chocolate with hazelnuts'. */
export const foodsInLine = (
  catalog: Catalog,
  { amount, name }: { amount: string; name: string },
): LineFoods => foodsOfText(`${amount}${APART}${name}`, catalog);

/** Separator that occurs in no stored text. */
const APART = '\0';

/** The lines of all dishes that the chef knows are fewer than six thousand. */
const MOST_LINES = 10_000;

/** Cached: recipes repeat the same lines, and each recipe is judged several times. */
const foodsOfText = memoizeWith(
  (line: string, catalog: Catalog): LineFoods => {
    const [amount = '', name = ''] = line.split(APART, 2);
    const ingredient = parseIngredient(`${amount} ${name}`.trim());
    const { isOptional } = ingredient;
    const food = foodOf(catalog, ingredient) ?? findFood(catalog, name);
    const grams = food && measureGrams(food, ingredient);
    return {
      food: { name: ingredient.food || name, food, grams, isOptional },
      beside: namedBeside(ingredient).flatMap((other) => {
        const found = findFood(catalog, other);
        return found ? [{ name: other, food: found, grams: null, isOptional }] : [];
      }),
    };
  },
  { most: MOST_LINES },
);

/** Where a name or preparation turns to other foods. */
const WITH = /\b(?:with|in)\s+(.+)$/i;
const BETWEEN = /\s*(?:,|\band\b|\bor\b|&|\+)\s*/i;

const namedBeside = ({ food, preparation }: Ingredient): string[] =>
  [food, preparation].flatMap((text) => WITH.exec(text)?.[1]?.split(BETWEEN) ?? []);

const FRESH_UNITS: ReadonlySet<UnitId | null> = new Set(['bunch', 'handful', 'sprig', 'stalk', 'leaf']);
/** Among spices, only a fresh root has these units: an inch of turmeric. */
const ROOT_UNITS: ReadonlySet<UnitId | null> = new Set(['piece', 'knob', 'chunk', 'inch', 'cm']);
const FRESHLY_CUT =
  /\b(?:chopped|torn|picked|snipped|gehackte[rsn]?|gehackt|gezupfte?|hachée?s?|ciselée?s?)(?![\p{L}])/iu;
/** Excludes 'cooked according to the packet', which is measured dry. */
const COOKED = /\bcooked\b(?!\s+(?:\d+|according|as|for|in|per|to|until|with)\b)/i;
const CANNED = /\b(?:cans?|tins?|dosen?|boîtes?)\b/i;

const isPiece = (unit: UnitId | null | undefined) => unit === null || unit === 'piece';

/** The parts of a line that determine its food. */
type Line = Pick<Ingredient, 'food' | 'measures' | 'preparation' | 'note'> & { size?: string };

/** Measures of a ground spice: a quarter teaspoon of ginger, a pinch of red pepper. */
const SPICE_UNITS: ReadonlySet<UnitId | null> = new Set(['tsp', 'pinch', 'dash']);

/** Herbs that are dried when measured by the spoon, unless the line says otherwise. */
const MOSTLY_DRIED: ReadonlySet<string> = new Set([
  'oregano',
  'thyme',
  'marjoram',
  'sage',
  'rosemary',
  'savory',
]);
/** Herbs that are dried in a line without an amount. */
const DRIED_IF_BARE: ReadonlySet<string> = new Set(['oregano', 'thyme', 'marjoram', 'savory']);
/** Herbs that are dried when measured by the teaspoon. */
const OFTEN_DRIED: ReadonlySet<string> = new Set([
  ...MOSTLY_DRIED,
  'basil',
  'parsley',
  'dill',
  'tarragon',
  'mint',
]);
const SERVED = /\b(?:to|for) (?:serve|serving|garnish)\b|^garnish/i;
const FRESH = /\b(?:fresh|freshly|leaf|leaves|sprigs?|bunch|frische?[rsn]?|frais|fraîches?)(?!\p{L})/iu;

/**
 * Finds the food of an ingredient from its name and measure: a bunch of coriander is the herb and not the spice, a can
 * of tomatoes is not fresh, cooked rice is not dry, a teaspoon of oregano is dried, and two peppers are not peppercorns.
 * `null` if unknown.
 */
export function foodOf(catalog: Catalog, ingredient: Line): Food | null {
  return foundIn(catalog, ingredient)?.food ?? null;
}

/** The same, with the words it was found by. */
export function foundIn(
  catalog: Catalog,
  { food: name, measures: [measure, ...others], preparation, note, size = '' }: Line,
): FoundFood | null {
  const friend = measure && FRENCH_UNIT.test(measure.unitText) ? falseFriend(catalog, name) : null;
  const found = friend ?? foundAs(catalog, name, preparation);
  const find = (kind: string, called = name) => foundFood(catalog, `${kind} ${called}`);
  const pieces = measure?.unit && found ? foundPieces(catalog, name, measure.unitText) : null;
  if (pieces) return pieces;
  const cut = found
    ? (withBone(catalog, found, `${note} ${preparation}`) ?? foundCut(catalog, found, size, preparation))
    : null;
  if (cut) return cut;
  // A spoonful of soda is baking soda, not sparkling water.
  if (found?.food.id === 'sparkling-water' && measure?.unit === 'tsp')
    return foundFood(catalog, 'baking soda');
  if ([measure, ...others].some((each) => each && FRESH_UNITS.has(each.unit)))
    return find('fresh') ?? freshIn(catalog, found, name) ?? found;
  const root =
    measure && ROOT_UNITS.has(measure.unit) && found?.food.aisle === 'spices' ? find('fresh') : null;
  if (root?.food.aisle === 'produce' && !root.words.includes('leaf')) return root;
  if (measure && CANNED.test(measure.unitText))
    return find('canned') ?? (found && find('canned', found.food.name)) ?? found;
  // In a French line, a piece of piment is the chili, not German allspice.
  const french =
    found?.food.aisle === 'spices' && found.words.length === 0 && isPiece(measure?.unit)
      ? catalog.french.get(frenchWords(name).join(' '))
      : undefined;
  if (french?.aisle === 'produce') return { food: french, words: [], leftOut: [] };
  // A coconut measured in cups is not a fresh one, unless the line says so.
  const isCups = measure?.unit && unitOf(measure.unit).dimension === 'volume';
  if (found?.food.id === 'coconut' && isCups && !/\b(?:fresh|young|meat|flesh)\b/i.test(name))
    return find('desiccated', 'coconut') ?? found;
  if (COOKED.test(preparation)) return find('cooked') ?? found;
  const herbs = !measure
    ? DRIED_IF_BARE
    : measure.unit === 'tsp'
      ? OFTEN_DRIED
      : measure.unit === 'tbsp'
        ? MOSTLY_DRIED
        : null;
  const isFresh = FRESH.test(`${name} ${note}`) || FRESHLY_CUT.test(preparation);
  if (found && herbs?.has(found.food.id) && found.words.length === 1 && !isFresh)
    return find('dried', found.food.name) ?? found;
  const isPinch = measure !== undefined && SPICE_UNITS.has(measure.unit) && !isFresh && preparation === '';
  const ground = isPinch && found?.food.aisle === 'produce' ? find('ground') : null;
  if (ground?.food.aisle === 'spices' && ground.leftOut.length === 0) return ground;
  if (found?.food.aisle !== 'spices') return found;
  if (FRESHLY_CUT.test(preparation)) return find('fresh') ?? found;
  // Coriander for serving is the herb.
  const served = !measure && SERVED.test(note) ? find('fresh') : null;
  if (served?.food.aisle === 'produce' && served.leftOut.length === 0) return served;
  return (measure?.unit === null ? find('bell') : null) ?? found;
}

/** Spoons, slices and the like as only French writes them. */
const FRENCH_UNIT =
  /^(?:\p{L}+ )?(?:cuil|c\. ?à|càs|càc|tranche|gousse|verre|pincée|poignée|boîte|paquet|feuille|brin|morceau|barquette|botte|noix)/iu;
/** French names that mean something else in English. */
const FALSE_FRIENDS: ReadonlySet<string> = new Set(frenchWords('lard prune piment tamarin'));

/** 'tranches de lard' are bacon, not lard. */
function falseFriend(catalog: Catalog, name: string): FoundFood | null {
  const words = frenchWords(name).join(' ');
  const food = FALSE_FRIENDS.has(words) ? catalog.french.get(words) : undefined;
  return food ? { food, words: [], leftOut: [] } : null;
}

/** A bunch of coriandre, or of Koriander, is not the spice. */
function freshIn(catalog: Catalog, found: FoundFood | null, name: string): FoundFood | null {
  if (found?.food.aisle !== 'spices') return null;
  const fresh = foundFood(catalog, `${name} frais`) ?? foundFood(catalog, `frischer ${name}`);
  return fresh?.food.aisle === 'produce' ? fresh : null;
}

/** The food of a name; a German or French name may include the preparation: 'bœuf haché' is a different food than bœuf. */
function foundAs(catalog: Catalog, name: string, preparation: string): FoundFood | null {
  const found = foundFood(catalog, name);
  if (preparation === '') return found;
  if (found && found.words.length > 0) {
    // 'steak haché' is minced beef.
    const french = catalog.french.get(frenchWords(`${name} ${preparation}`).join(' '));
    const isOther = french && french !== found.food && !catalog.french.has(frenchWords(name).join(' '));
    return isOther || french?.id.startsWith('minced-') ? { food: french, words: [], leftOut: [] } : found;
  }
  const whole = foundFood(catalog, `${name} ${preparation}`);
  return whole?.words.length === 0 ? whole : found;
}

/** '2 sticks cinnamon' are cinnamon sticks, '4 pods of cardamom' are cardamom pods: names of kinds of the food. */
function foundPieces(catalog: Catalog, name: string, unit: string): FoundFood | null {
  const words = englishWords(`${name} ${unit.split(' ').at(-1) ?? ''}`);
  const key = words.join(' ');
  const food = catalog.kinds.has(key) ? catalog.english.get(key) : undefined;
  return food ? { food, words, leftOut: [], isPiece: true } : null;
}

/**
 * 'mini marshmallows' and 'slivered almonds' are sold under these names, although their first word reads as a size or a
 * preparation.
 */
function foundCut(catalog: Catalog, found: FoundFood, size: string, preparation: string): FoundFood | null {
  const told = `${size} ${found.food.aisle === 'nuts' ? preparation : ''}`;
  for (const cut of englishWords(told)) {
    const words = [cut, ...found.words];
    const key = words.join(' ');
    if (catalog.kinds.has(key) && catalog.english.get(key) === found.food) return { ...found, words };
  }
  return null;
}
