import type Fraction from 'fraction.js';
import { AISLES, type AisleId } from '#features/foods/rules/food.ts';
import type { Ingredient } from '#features/foods/rules/ingredient.ts';
import { isPoured } from '#features/foods/rules/poured.ts';
import { type UnitId, unitOf } from '#features/foods/rules/units.ts';
import type { MeasureSystem, UnitSystem } from '#shared/unit-systems.ts';
import { ONE } from './exact.ts';
import { LONGEST_LINE_KEY } from './limits.ts';
import type { NeededPart } from './list.ts';
import { type Part, sumNeeds, type Told, type Total, toldBy, type Weights } from './needs.ts';
import { writeTotal } from './write-total.ts';

/** A food as sold in stores. */
export interface KnownFood extends Weights {
  id: string;
  name: string;
  plural: string;
  aisle: string;
}

/** A parsed line and its food; `null` when not in the catalog. */
export interface Understood {
  ingredient: Ingredient;
  told: readonly Told[];
  /** What it needs of its food, before multiplying. */
  needs: NeededPart[];
  food: KnownFood | null;
}

export function understood(ingredient: Ingredient, food: KnownFood | null): Understood {
  const told = toldBy(ingredient);
  return { ingredient, told, needs: neededBy(ONE, { told, food }), food };
}

export interface LineToBuy {
  key: string;
  line: string;
  count: Fraction;
}

type Asking = Understood & { key: string; count: Fraction };

/** One food to buy, for all lines that need it. */
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
}

/** The aisle for foods not in the catalog, always last. */
export const OTHER_AISLE = 'other';

const FROZEN_AISLE: AisleId = 'frozen';
const FROZEN = /\b(?:frozen|tk|surgelée?s?)(?![\p{L}])/iu;
const FRESH = /\b(?:fresh|frisch|frais|fraîche)/iu;

/** Aisles in walking order. */
export const SHOP: readonly { id: string; name: string }[] = [...AISLES, { id: OTHER_AISLE, name: 'Other' }];

/** Groups lines by food, regardless of wording. Lines with an unknown food are grouped by their text. */
export function foodsToBuy(
  lines: readonly LineToBuy[],
  understand: (line: string) => Understood,
  units: UnitSystem = 'written',
): FoodToBuy[] {
  const groups = new Map<string, { food: KnownFood | null; lines: Asking[] }>();
  const all = lines.map(({ key, line, count }) => ({ key, count, ...understand(line) }));
  for (const line of all) {
    const key = foodKey(line);
    const group = groups.get(key);
    if (group) group.lines.push(line);
    else groups.set(key, { food: line.food, lines: [line] });
  }
  const leaning = leaningOf(all);
  const foods = [...groups].map(([key, { food, lines: asking }]): FoodToBuy => {
    const total = sumNeeds(asking, food ?? UNWEIGHED);
    const name = nameOf(food, asking, total);
    return {
      key,
      name,
      written: name,
      aisle: aisleOf(food, asking),
      amount: writeTotal(total, { units, leaning, isPoured: food !== null && isPoured(food) }),
      needs: partsOf(total),
      lines: asking.map((line) => line.key).sort(),
    };
  });
  return foods.sort((a, b) => compare(a.name, b.name) || (a.key < b.key ? -1 : 1));
}

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

function foodKey({ ingredient, food }: Understood): string {
  return food ? `food:${food.id}` : `text:${ingredient.food.toLowerCase().slice(0, LONGEST_LINE_KEY)}`;
}

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

/** The recipes' spelling if they agree, else the catalog's; plural for several pieces. */
function nameOf(food: KnownFood | null, lines: readonly Understood[], { parts }: Total): string {
  const written = lines.map(({ ingredient }) => ingredient.food).sort();
  const [first = ''] = written;
  if (!food) return first;
  const lower = written.map((name) => name.toLowerCase());
  const isSeveral = parts.some(
    ({ kind, unit, to }) => kind === 'pieces' && unit === null && to.valueOf() > 1,
  );
  if (lower.some((name) => name !== lower[0]))
    return isSeveral || lower.includes(food.plural) ? food.plural : food.name;
  return isSeveral && first.endsWith(food.name) ? first.slice(0, -food.name.length) + food.plural : first;
}

/** If all recipes want it frozen, it belongs in the frozen aisle. */
function aisleOf(food: KnownFood | null, lines: readonly Understood[]): string {
  const isFrozen = lines.every(
    ({ ingredient }) => FROZEN.test(ingredient.food) && !FRESH.test(ingredient.food),
  );
  return isFrozen ? FROZEN_AISLE : (food?.aisle ?? OTHER_AISLE);
}

function partsOf({ parts }: Total): NeededPart[] {
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
