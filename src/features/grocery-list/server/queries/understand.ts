import { LRUCache } from 'lru-cache';
import type { Catalog } from '#features/foods/rules/catalog/catalog.ts';
import { likelyAisle } from '#features/foods/rules/catalog/likely-aisle.ts';
import { pluralOf } from '#features/foods/rules/catalog/plurals.ts';
import { type Product, productOf, unknownProduct } from '#features/foods/rules/catalog/products.ts';
import { separateFoods } from '#features/foods/rules/catalog/separate-foods.ts';
import type { Ingredient, Measure } from '#features/foods/rules/ingredient/ingredient.ts';
import { parseIngredient } from '#features/foods/rules/ingredient/parse-ingredient.ts';
import { pieceGrams } from '#features/foods/rules/units/measure-grams.ts';
import { unitOf } from '#features/foods/rules/units/units.ts';
import { foodCatalog } from '#features/foods/server/catalog.ts';
import { formatQuantity } from '#shared/quantity.ts';
import { isEquipment } from '../../rules/equipment.ts';
import {
  HOME_AISLE,
  type KnownFood,
  OTHER_AISLE,
  TOOLS_AISLE,
  type Understood,
  understood,
} from '../../rules/foods-to-buy.ts';
import { LONGEST_LINE_KEY } from '../../rules/limits.ts';
import { namedIn } from '../../rules/shown-name.ts';

const MOST_LINES = 4000;

/** Parsed lines are cached, since the same ones recur. */
const known = new LRUCache<string, readonly Understood[]>({ max: MOST_LINES });

/** A recipe line, parsed and matched with the catalog; one entry per food that it names. */
export function understandLine(line: string): readonly Understood[] {
  const before = known.get(line);
  if (before) return before;
  const catalog = foodCatalog();
  const ingredient = parseIngredient(line);
  const names = separateFoods(catalog, ingredient.food);
  const read = names
    ? unique(names.map((food) => understandFood(catalog, { ...ingredient, food })))
    : [understandFood(catalog, ingredient)];
  known.set(line, read);
  return read;
}

function unique(all: Understood[]): Understood[] {
  return all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at);
}

/** Products that come from the tap and the freezer. */
const AT_HOME: ReadonlySet<string> = new Set(['water', 'ice']);

function understandFood(catalog: Catalog, ingredient: Ingredient): Understood {
  const { food: name } = ingredient;
  const match = isEquipment(name) ? null : productOf(catalog, ingredient);
  if (!match) {
    const isCanned = ingredient.measures.some(({ unit }) => unit === 'can');
    const likely = isCanned ? 'cans' : likelyAisle(catalog, name);
    const key = `text:${unknownProduct(name).slice(0, LONGEST_LINE_KEY)}`;
    return isEquipment(name)
      ? understoodTool(ingredient, key)
      : understood(ingredient, null, { key, aisle: likely ?? OTHER_AISLE });
  }
  const { product, words, text, isPiece } = match;
  const [first, ...others] = ingredient.measures;
  // '2 sticks cinnamon' are two cinnamon sticks.
  const measures =
    first && isPiece ? [{ ...first, unit: null, unitText: '' }, ...others] : ingredient.measures;
  return understood({ ...ingredient, measures }, bought(product, isPiece), {
    named: words.size > 0 ? namedIn(text, product.name, words, catalog.capitals) : name,
    ...(AT_HOME.has(product.id) && { aisle: HOME_AISLE }),
  });
}

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
  });
}

/** Where a number in a line counts pieces: chops, fillets, buns, biscuits. */
const BY_PIECE: ReadonlySet<string> = new Set(['meat', 'fish', 'bakery', 'nuts', 'snacks']);

function bought({ id, name, plural: known, aisle, food }: Product, isPiece: boolean): KnownFood {
  const isCounted = isPiece || BY_PIECE.has(food.aisle);
  const plural = food.plural === food.name && isCounted ? pluralOf(name) : known;
  // Nobody counts hams when recipes take slices of ham.
  const gramsOf: KnownFood['gramsOf'] = (unit, size) =>
    unit === null && plural === name && food.aisle === 'meat' ? null : pieceGrams(food, unit, size);
  return { id, name, plural, aisle, gramsPerMl: food.gramsPerMl, gramsOf };
}
