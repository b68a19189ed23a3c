import { LRUCache } from 'lru-cache';
import { type Catalog, foundFood } from '#features/foods/rules/catalog/catalog.ts';
import { englishWords, germanWords } from '#features/foods/rules/catalog/food-names.ts';
import { foreignPlural } from '#features/foods/rules/catalog/foreign-plurals.ts';
import { isBrand, likelyAisle } from '#features/foods/rules/catalog/likely-aisle.ts';
import { localProductOf } from '#features/foods/rules/catalog/local-products.ts';
import { pluralOf } from '#features/foods/rules/catalog/plurals.ts';
import { type Product, productOf, unknownProduct } from '#features/foods/rules/catalog/products.ts';
import {
  listedFoods,
  separateFoods,
  splitFoods,
  withoutChoice,
} from '#features/foods/rules/catalog/separate-foods.ts';
import { turnedName } from '#features/foods/rules/catalog/turned-names.ts';
import { ofWholeFruit, withMostFruit } from '#features/foods/rules/catalog/whole-fruit.ts';
import { dietsWithout } from '#features/foods/rules/diets/diets.ts';
import type { Ingredient, Measure } from '#features/foods/rules/ingredient/ingredient.ts';
import { parseIngredient } from '#features/foods/rules/ingredient/parse-ingredient.ts';
import { UNIT_WORDS } from '#features/foods/rules/ingredient/unit-words.ts';
import { pieceGrams } from '#features/foods/rules/units/measure-grams.ts';
import { isPoured } from '#features/foods/rules/units/poured.ts';
import { unitOf } from '#features/foods/rules/units/units.ts';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import { formatQuantity } from '#shared/quantity.ts';
import { HOME_AISLE, OTHER_AISLE, TOOLS_AISLE } from '../../rules/aisles.ts';
import { isEquipment, isUsedUp } from '../../rules/equipment.ts';
import { type KnownFood, type Understood, understood } from '../../rules/foods-to-buy.ts';
import { isHeading, isMadeBefore, isRemnant } from '../../rules/headings.ts';
import { LONGEST_LINE_KEY } from '../../rules/limits.ts';
import { namedIn } from '../../rules/shown-name.ts';

const MOST_LINES = 4000;

/** Parsed lines are cached, because they recur. */
const known = new LRUCache<string, readonly Understood[]>({ max: MOST_LINES });

/** A recipe line, parsed and matched with the catalog; one entry per food that it names. */
export function understandLine(line: string): readonly Understood[] {
  const before = known.get(line);
  if (before) return before;
  const catalog = foodCatalog();
  const read = isHeading(line)
    ? [understood(parseIngredient(line), null, { aisle: HOME_AISLE })]
    : splitFoods(catalog, withMostFruit(line)).flatMap((part) => understandPart(catalog, part));
  known.set(line, read);
  return read;
}

/** 'a full kettle of water', 'starchy pasta water' */
const WATER_IN =
  /^(?:(?:full|large|big|small) )*(?:kettle|saucepan|pan|pot|jug|bucket|pitcher|basin)s? (?:full )?of (?=(?:\w+ ){0,2}water$)|^(?:(?:starchy|reserved|hot|salted) )+(?=pasta (?:cooking )?water$)/i;

/** Part of a line, which may name several foods: 'salt and pepper'. */
function understandPart(catalog: Catalog, line: string): Understood[] {
  const parsed = withMore(parseIngredient(line));
  const vessel = WATER_IN.exec(parsed.food)?.[0];
  const inPlural = { ...parsed, measures: parsed.measures.map(unpacked), food: withEnding(line, parsed) };
  const read = vessel
    ? { ...parsed, food: parsed.food.slice(vessel.length), measures: [] }
    : ofWholeFruit(catalog, { ...inPlural, food: withoutChoice(catalog, inPlural.food) });
  const listed = listedFoods(catalog, line, read);
  const turned = listed || !/[,(]| [-–] /.test(line) ? null : turnedName(catalog, line);
  const ingredient = turned ? { ...read, food: turned } : read;
  const names = listed ?? separateFoods(catalog, ingredient.food);
  return names
    ? unique(
        names.map((food, at) =>
          understandFood(
            catalog,
            { ...ingredient, ...amountOfEach(catalog, ingredient, food, at), food },
            '',
          ),
        ),
      )
    : [understandFood(catalog, ingredient, line)];
}

/** A 6-pack of beer is six bottles, not six packs. */
function unpacked(measure: Measure): Measure {
  const isOne = /^-?pack$/i.test(measure.unitText) && measure.from.num > measure.from.den;
  return isOne ? { ...measure, unit: null, unitText: '' } : measure;
}

/** 'Gewürzgurke(n)' and 'Erbse / Erbsen' in the plural, unless there is only one. */
function withEnding(line: string, { food, measures: [first] }: Ingredient): string {
  const [, word = '', inBrackets, afterSlash] =
    /(\p{L}{2,})(?:\((\p{Ll}{1,3})\)| ?\/ ?\1(\p{Ll}{1,3}))(?!\p{L})/u.exec(line) ?? [];
  const isOne = first?.unit === null && !first.to && first.from.num <= first.from.den;
  const several = word + (inBrackets ?? afterSlash ?? '');
  if (word === '') return food;
  return food.replace(new RegExp(`${word}(?: ?/ ?${several})?$`), isOne ? word : several);
}

/** Brands before a name, recognized by their capitals: 'MILFINA Vollmilch', 'SimplyNature Organic Eggs'. */
const BRAND = /^(?:(?=(?:\p{Lu}| ){5})(?:\p{Lu}+ )+|\p{Lu}\p{Ll}+\p{Lu}\p{L}+ )(?=\S)/u;

/** The product of a name that is unknown because of its brand. */
function productBehind(catalog: Catalog, ingredient: Ingredient) {
  const [first = '', ...others] = ingredient.food.split(' ');
  // 'Heinz baked beans' are baked beans, but 'Oreo cookies' are not just cookies.
  const isMade = others.length > 1 && isBrand(first);
  const food = isMade ? others.join(' ') : ingredient.food.replace(BRAND, '');
  return food === '' || food === ingredient.food ? null : productOf(catalog, { ...ingredient, food });
}

const IN_BRACKET = /\(([^()]+)\)/;

/** 'birista (fried onions)': the product beside a name that tells nothing. */
function productInBracket(catalog: Catalog, ingredient: Ingredient, line: string) {
  const told = IN_BRACKET.exec(line)?.[1] ?? '';
  const isKnown = foundFood(catalog, told)?.leftOut.length === 0;
  return isKnown && likelyAisle(catalog, ingredient.food) === null
    ? productOf(catalog, { ...ingredient, food: told, note: '' })
    : null;
}

/** '1 salt and pepper' is some of both, and of '6 eggs and butter' only the eggs are counted. */
function amountOfEach(
  catalog: Catalog,
  ingredient: Ingredient,
  food: string,
  at: number,
): Pick<Ingredient, 'measures'> {
  const { food: all, measures } = ingredient;
  if (!measures.every(({ unit }) => unit === null)) return { measures };
  const product = at > 0 ? productOf(catalog, { ...ingredient, food })?.product : undefined;
  const isUncountable = product !== undefined && pieceGrams(product.food, null, '') === null;
  return { measures: isUncountable || /\bsalt\b/i.test(all) ? [] : measures };
}

function unique(all: Understood[]): Understood[] {
  return all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at);
}

/** Products that come from the tap and the freezer. */
const AT_HOME: ReadonlySet<string> = new Set(['water', 'ice']);

const isMass = (unit: Measure['unit']) => unit !== null && unitOf(unit).dimension === 'mass';

const MORE = /(?:^|\s)(?:plus |\+ ?)(?=[\d¼½¾⅓⅔⅛])(.+?)(?= (?:for|to)\b|[,;]|$)/;

/** Includes what a note adds: '1 stick butter + 2 tbsp', '1 cup sugar, plus 2 tbsp for dusting'. */
function withMore(ingredient: Ingredient): Ingredient {
  const { measures, plus, note, food } = ingredient;
  const amount = MORE.exec(note)?.[1];
  if (amount === undefined || plus.length > 0 || !isMeasured(measures[0])) return ingredient;
  const more = parseIngredient(`${amount} ${food}`);
  const isSame = more.food === food && more.measures.length === 1 && isMeasured(more.measures[0]);
  return isSame ? { ...ingredient, plus: more.measures } : ingredient;
}

const isMeasured = (measure: Measure | undefined): boolean => {
  const dimension = measure?.unit && !measure.to ? unitOf(measure.unit).dimension : null;
  return dimension === 'mass' || dimension === 'volume';
};

/** 'Knorr vegetable stock pots': known by its last words, the brand left out. */
function endsInFood(catalog: Catalog, name: string): boolean {
  const words = englishWords(name);
  return words.some((_, at) => {
    const rest = words.slice(at);
    return (at === 0 || rest.length > 2) && catalog.english.has(rest.join(' '));
  });
}

/** '1 Knolle Sellerie' is a Knollensellerie, which is another vegetable than a stalk of it. */
function ofBulb(catalog: Catalog, ingredient: Ingredient): Ingredient {
  const [first, ...others] = ingredient.measures;
  const food = `Knollen${ingredient.food.toLowerCase()}`;
  if (
    first?.unit !== 'bulb' ||
    !/Knolle/i.test(first.unitText) ||
    !catalog.german.has(germanWords(food).join(' '))
  )
    return ingredient;
  return { ...ingredient, food, measures: [{ ...first, unit: null, unitText: '' }, ...others] };
}

function understandFood(catalog: Catalog, written: Ingredient, line: string): Understood {
  const ingredient = ofBulb(catalog, written);
  const { food: name } = ingredient;
  // 'chicken stock pot' is not a pot, nor are '2 rebanadas de pan' and 'pan rallado'.
  const isTool =
    isEquipment(name) &&
    (localProductOf(catalog, ingredient)?.text ?? name) === name &&
    !endsInFood(catalog, name) &&
    !ingredient.measures.some(({ unit }) => unit === 'slice' || unit === 'loaf' || isMass(unit));
  const match = isTool
    ? null
    : (productOf(catalog, ingredient) ??
      productBehind(catalog, ingredient) ??
      productInBracket(catalog, ingredient, line));
  if (!match) {
    if (isRemnant(name) || isMadeBefore(ingredient))
      return understood(ingredient, null, { aisle: HOME_AISLE });
    const isIn = (container: string) => ingredient.measures.some(({ unit }) => unit === container);
    const likely = likelyAisle(catalog, name, isIn('can')) ?? (isIn('jar') ? 'cans' : null);
    const key = `text:${unknownProduct(name).slice(0, LONGEST_LINE_KEY)}`;
    return isTool
      ? understoodTool(ingredient, key)
      : understood(ingredient, null, { key, aisle: likely ?? OTHER_AISLE });
  }
  const { product, words, text, isPiece } = match;
  const [first, ...others] = ofCompound(product, ingredient);
  // '2 sticks cinnamon' are two cinnamon sticks.
  const measures =
    isUncounted(product, ingredient) || isBakedIn(product, first)
      ? []
      : first && isPiece
        ? [{ ...first, unit: null, unitText: '' }, ...others]
        : first
          ? [first, ...others]
          : [];
  const isForeign = words.size === 0;
  const foreign = first?.unit === ingredient.measures[0]?.unit ? text : text.replace(COMPOUND, '');
  const isCounted = isForeign && product.food.plural !== product.food.name;
  return understood({ ...ingredient, measures }, bought(product, isPiece), {
    named: isForeign ? foreign : namedIn(text, product.name, words, catalog.capitals),
    isForeign,
    several: isCounted ? foreignPlural(catalog, product.food, foreign) : undefined,
    ...((AT_HOME.has(product.id) || isMadeBefore(ingredient)) && { aisle: HOME_AISLE }),
  });
}

/** Nobody counts oil: '2 olive oil' lacks a unit. */
function isUncounted({ food }: Product, { measures: [first], packageSize }: Ingredient): boolean {
  const isCounted = pieceGrams(food, null, '') !== null || packageSize !== null;
  return first?.unit === null && !isCounted && food.aisle === 'oils' && isPoured(food);
}

/** '9-inch pound cake' states a size, not an amount. */
function isBakedIn({ aisle }: Product, first: Measure | undefined): boolean {
  return (
    (aisle === 'bakery' || aisle === 'dairy') && !!first?.unit && unitOf(first.unit).dimension === 'length'
  );
}

const COMPOUND = /(?:zehen?|zweige?|stangen?|scheiben?|blatt|blätter)$/i;

const PIECE_WORD =
  /^(?:stücke?|stk|st|styck|stycken|stuks?|pièces?|pcs?|nos|unidad(?:es)?|pezz[oi])(?![\p{L}])/iu;

/** Before the name of a food that is not a leaf itself: '8 basil leaves', but '2 bay leaves'. */
const LEAVES = /\p{L} lea(?:f|ves)$/iu;

/** The cloves of '2 Knoblauchzehen', the eggs of '4 Stück Eier'. */
function ofCompound({ food }: Product, { food: name, measures }: Ingredient): Measure[] {
  const [first, ...others] = measures;
  const isLeaf = LEAVES.test(name) && !food.name.endsWith('leaf');
  const unit = isLeaf ? 'leaf' : UNIT_WORDS.get(COMPOUND.exec(name)?.[0].toLowerCase() ?? '');
  // '2 bouillons de volaille' are cubes.
  if (first?.unit === null && /^bouillons? /i.test(name) && pieceGrams(food, 'cube', '') !== null)
    return [{ ...first, unit: 'cube', unitText: '' }, ...others];
  // A French 'gousse' is a clove of garlic and a vanilla pod.
  const isPod = first?.unit === 'clove' && pieceGrams(food, 'clove', '') === null;
  // In '6 garlic, minced', nobody means bulbs.
  const isMany = first?.unit === null && first.from.num >= FEWEST_CLOVES * first.from.den;
  if (isMany && pieceGrams(food, 'clove', '') !== null) return [{ ...first, unit: 'clove' }, ...others];
  const isPiece = isPod || (first?.unit === 'piece' && PIECE_WORD.test(first.unitText));
  if (!first || (first.unit !== null && !isPiece)) return measures;
  if (unit && pieceGrams(food, unit, '') !== null) return [{ ...first, unit }, ...others];
  const isCounted = pieceGrams(food, 'piece', '') === null && pieceGrams(food, null, '') !== null;
  return isPiece && isCounted ? [{ ...first, unit: null, unitText: '' }, ...others] : measures;
}

const FEWEST_CLOVES = 3;

/** A tool, whose size is part of its name: '10-inch skillet'. */
function understoodTool(ingredient: Ingredient, key: string): Understood {
  const isLength = ({ unit }: Measure) => unit !== null && unitOf(unit).dimension === 'length';
  const { food, measures, packageSize } = ingredient;
  const size = packageSize ?? measures.find(isLength);
  const named = size?.unit ? `${formatQuantity(size.from)}-${unitOf(size.unit).one} ${food}` : food;
  const counts = measures.filter((measure) => !isLength(measure));
  return understood({ ...ingredient, measures: counts, packageSize: null }, null, {
    key,
    named,
    aisle: TOOLS_AISLE,
    isReused: !isUsedUp(food),
  });
}

/** Aisles and foods where a number counts pieces: chops, fillets, buns, biscuits. */
const BY_PIECE: ReadonlySet<string> = new Set(['meat', 'fish', 'bakery', 'nuts', 'snacks']);

/** 'cardamom pod', 'stock cube', 'pastry case' */
const PIECE = /\b(?:pod|stick|cube|case|crust|shell)$/;

function bought({ id, name, plural: known, aisle, food }: Product, isPiece: boolean): KnownFood {
  // Nobody counts whole hams when recipes use slices of ham.
  const slice = pieceGrams(food, 'slice', '');
  const isSliced = food.aisle === 'meat' && slice !== null && slice === pieceGrams(food, null, '');
  const isCounted = isPiece || (BY_PIECE.has(food.aisle) && !isSliced) || PIECE.test(name);
  const plural = food.plural === food.name && isCounted ? pluralOf(name) : known;
  const gramsOf: KnownFood['gramsOf'] = (unit, size) =>
    unit === null && plural === name && food.aisle === 'meat' ? null : pieceGrams(food, unit, size);
  const { gramsPerMl, allergens, mayContain } = food;
  return {
    id,
    name,
    plural,
    aisle,
    gramsPerMl,
    gramsOf,
    allergens,
    mayContain,
    unsuitedTo: dietsWithout(food),
  };
}
