import type Fraction from 'fraction.js';
import type { Ingredient } from '#features/foods/rules/ingredient/ingredient.ts';
import { bestTold, isPoured, weighedDensity } from '#features/foods/rules/units/poured.ts';
import { type UnitId, unitOf } from '#features/foods/rules/units/units.ts';
import type { MeasureSystem, UnitSystem } from '#shared/unit-systems.ts';
import { HOME_AISLE, OTHER_AISLE, TOOLS_AISLE } from './aisles.ts';
import { ONE } from './exact.ts';
import { inCans } from './in-cans.ts';
import { LONGEST_LINE_KEY } from './limits.ts';
import type { NeededPart } from './list.ts';
import { manyCupsInWeight, sumNeeds, type Total, volumesInGrams, type Weights } from './needs.ts';
import { type Counted, shownName } from './shown-name.ts';
import { asSold, PACKS, type Part, type Told, toldBy } from './told.ts';
import { rounded, writeTotal } from './write-total.ts';

/** A food as sold in stores. */
export interface KnownFood extends Weights {
  id: string;
  name: string;
  plural: string;
  aisle: string;
  allergens?: readonly string[];
  mayContain?: readonly string[];
  unsuitedTo?: readonly string[];
}

/** A parsed line and its food; `null` when not in the catalog. */
export interface Understood {
  ingredient: Ingredient;
  told: readonly Told[];
  /** The line's needs of its food, before multiplying. */
  needs: NeededPart[];
  food: KnownFood | null;
  /** Lines of the same key are bought together. */
  key: string;
  /** The food's name in the line, without the rest of the line. */
  named: string;
  /** Whether the name is German or French. */
  isForeign: boolean;
  /** The plural of a German or French name. */
  several?: string | undefined;
  /** The aisle it is listed in. */
  aisle: string;
  /** Whether it is a tool that several servings and recipes use one after the other. */
  isReused: boolean;
}

/** How a line's product is known; by default, by the line's own words. */
type Known = Partial<Pick<Understood, 'key' | 'named' | 'isForeign' | 'several' | 'aisle' | 'isReused'>>;

export function understood(ingredient: Ingredient, food: KnownFood | null, known: Known = {}): Understood {
  const written = toldBy(ingredient);
  const told =
    food && bestTold(food, 'us') !== 'volume' && !PARTS.test(food.name) ? asSold(written, food) : written;
  const name = ingredient.food;
  return {
    ingredient,
    told,
    needs: neededBy(ONE, { told, food }),
    food,
    key: known.key ?? (food ? `food:${food.id}` : `text:${name.toLowerCase().slice(0, LONGEST_LINE_KEY)}`),
    named: known.named ?? name,
    isForeign: known.isForeign ?? false,
    several: known.several,
    aisle: known.aisle ?? food?.aisle ?? OTHER_AISLE,
    isReused: known.isReused ?? false,
  };
}

/** Given with the fruit that they come from: 'lime juice (about 2 limes)'. */
const PARTS = /\b(?:juice|zest)$/;

export interface LineToBuy {
  key: string;
  understood: Understood;
  count: Fraction;
}

type Asking = Understood & { lineKey: string; count: Fraction };

/** One food to buy, combining all lines that need it. */
export interface FoodToBuy {
  /** Stable across changes to the plan. */
  key: string;
  name: string;
  written: string;
  aisle: string;
  /** '300 g + 2 pieces'; empty when no line has an amount. */
  amount: string;
  /** The amount in numbers, with the upper ends of ranges. */
  needs: NeededPart[];
  /** Line keys. */
  lines: string[];
  /** Ids of what it contains that some people must not eat, and of what some brands contain; absent without any. */
  allergens?: string[] | undefined;
  mayContain?: string[] | undefined;
  /** Ids of the diets whose followers do not eat it. */
  unsuitedTo?: string[] | undefined;
}

/** Groups lines by product, regardless of wording. */
export function foodsToBuy(lines: readonly LineToBuy[], units: UnitSystem = 'written'): FoodToBuy[] {
  const all = lines.map(({ key, understood, count }): Asking => ({ ...understood, lineKey: key, count }));
  const leaning = leaningOf(all);
  const foods = [...Map.groupBy(all, ({ key }) => key)].map(([key, lines]): FoodToBuy => {
    const asking = withToolsOnce(lines);
    const food = asking[0]?.food ?? null;
    const sum = sumNeeds(asking, food ? { ...food, best: bestTold(food, leaning) } : UNWEIGHED);
    const density = units === 'metric' && food ? weighedDensity(food) : null;
    const weighed = density ? { ...sum, parts: volumesInGrams(sum.parts, density) } : sum;
    const isSoldByWeight = food !== null && bestTold(food, leaning) !== 'volume';
    const many =
      isSoldByWeight && food.gramsPerMl !== null
        ? manyCupsInWeight(weighed, food.gramsPerMl, leaning)
        : weighed;
    const total = { ...many, parts: inCans(many.parts) };
    const english = asking.filter(({ isForeign }) => !isForeign);
    const counted = countedIn(total, food);
    const called =
      english.length > 0 ? shownName(namesOf(english), food, counted) : foreignName(asking, counted);
    const name = withoutUnit(called, total);
    return {
      key,
      name,
      written: name,
      aisle: aisleOf(asking),
      amount: writeTotal(total, {
        units,
        leaning,
        isPoured: food !== null && isPoured(food),
        isDry: isSoldByWeight,
      }),
      needs: partsOf(total),
      lines: lines.map(({ lineKey }) => lineKey).sort(),
      ...toAvoid(asking),
    };
  });
  return foods.sort((a, b) => compare(a.name, b.name) || (a.key < b.key ? -1 : 1));
}

/** Without all but the line that asks for most pieces of a tool: other recipes use the same ones. */
function withToolsOnce(lines: readonly Asking[]): readonly Asking[] {
  const reused = lines.filter(({ isReused }) => isReused);
  if (reused.length < 2) return lines;
  const pieces = ({ needs }: Asking) => Math.max(0, ...needs.map(({ quantity }) => quantity));
  const [most] = reused.toSorted((one, other) => pieces(other) - pieces(one));
  return lines.filter((line) => !line.isReused || line === most);
}

function toAvoid(asking: readonly Asking[]): Pick<FoodToBuy, (typeof DIETARY)[number]> {
  const found = DIETARY.map(
    (of) => [of, [...new Set(asking.flatMap(({ food }) => food?.[of] ?? []))]] as const,
  );
  return Object.fromEntries(found.filter(([, ids]) => ids.length > 0));
}

const DIETARY = ['allergens', 'mayContain', 'unsuitedTo'] as const;

const namesOf = (asking: readonly Asking[]) => asking.map(({ named }) => named);

function foreignName(asking: readonly Asking[], counted: Counted): string {
  const name = shownName(namesOf(asking), null, counted);
  const isMany = counted === 'several' || counted === 'much';
  return (isMany && asking.find(({ named }) => named === name)?.several) || name;
}

/** A food that one line has at home and another one needs is bought. */
function aisleOf(asking: readonly Asking[]): string {
  const bought = asking.find(({ aisle }) => aisle !== HOME_AISLE && aisle !== TOOLS_AISLE);
  return (bought ?? asking[0])?.aisle ?? OTHER_AISLE;
}

/** '2 cans tomatoes' need not say 'canned', nor '4 leaves sage' 'leaves', nor '2 sprigs thyme' 'sprigs'. */
function withoutUnit(name: string, { parts }: Total): string {
  const isAll = (only: UnitId) => parts.length > 0 && parts.every(({ unit }) => unit === only);
  if (isAll('can')) return name.replace(/^(?:canned|tinned) /, '');
  if (isAll('leaf')) return name.replace(/(?<=\S) lea(?:f|ves)$/, '');
  return isAll('sprig') ? name.replace(/(?<=\S) sprigs?$/, '') : name;
}

function countedIn({ parts, isEstimate, hasMore }: Total, food: KnownFood | null): Counted {
  const counts = (isEstimate ? parts.map(rounded) : parts).filter(
    ({ kind, unit }) => kind === 'pieces' && unit === null,
  );
  if (counts.some(({ to }) => to.valueOf() > 1)) return 'several';
  if (counts.length > 0 && hasMore) return 'several';
  if (counts.length > 0) return parts.length === 1 ? 'one' : 'measured';
  const needs = partsOf({ parts });
  return food !== null && needs.some((need) => isOfSeveral(need, food)) ? 'much' : 'measured';
}

/** What several small pieces are sold in. */
const HOLDING_SEVERAL: ReadonlySet<string | null> = new Set([...PACKS, 'bunch', 'handful', 'punnet']);

/**
 * Whether an amount is more than one piece of the food: 800 g are several potatoes, a bunch several radishes, a cup is one
 * onion.
 */
export function isOfSeveral(
  { quantity, unit }: NeededPart,
  { aisle, gramsPerMl, gramsOf }: Pick<KnownFood, 'aisle' | 'gramsPerMl' | 'gramsOf'>,
): boolean {
  const piece = gramsOf(null, '');
  if (unit !== 'g' && unit !== 'ml')
    return unit !== null && HOLDING_SEVERAL.has(unit) && piece !== null && piece < MOST_OF_SMALL;
  if (aisle === 'nuts') return true;
  const grams = unit === 'g' ? quantity : quantity * (gramsPerMl ?? 0);
  return piece !== null && grams >= SEVERAL * piece;
}

/** The number of pieces from which an amount is in the plural. */
const SEVERAL = 2;
/** The weight in grams below which pieces are sold by the bag. */
const MOST_OF_SMALL = 150;

/** What one line needs of its food, with the upper ends of ranges. */
function neededBy(count: Fraction, { told, food }: Pick<Understood, 'told' | 'food'>): NeededPart[] {
  return partsOf(sumNeeds([{ told, count }], food ?? UNWEIGHED));
}

/** The same, multiplied. */
export function neededOf(line: Understood, count: Fraction): NeededPart[] {
  return count.equals(ONE) ? line.needs : neededBy(count, line);
}

const UNWEIGHED: Weights = { gramsPerMl: null, gramsOf: () => null };
const { compare } = new Intl.Collator('en', { sensitivity: 'base' });

/** Whether most amounts are metric rather than in ounces and cups. */
function leaningOf(lines: readonly Understood[]): MeasureSystem {
  let balance = 0;
  for (const { ingredient } of lines) {
    const unit = ingredient.measures[0]?.unit;
    if (!unit || unit === 'tsp' || unit === 'tbsp') continue;
    const { system } = unitOf(unit);
    balance += Number(system === 'metric') - Number(system === 'us');
  }
  return balance > 0 ? 'metric' : 'us';
}

function partsOf({ parts }: Pick<Total, 'parts'>): NeededPart[] {
  return parts.map((part) => {
    const { packageSize } = part;
    return packageSize && packageSize.kind !== 'pieces'
      ? { ...quantityOf(part), each: quantityOf(packageSize) }
      : quantityOf(part);
  });
}

function quantityOf({ kind, unit, to }: Part): { quantity: number; unit: UnitId | null } {
  return { quantity: to.valueOf(), unit: kind === 'mass' ? 'g' : kind === 'volume' ? 'ml' : unit };
}
