import type { Measure } from '#features/foods/rules/ingredient.ts';
import { parseIngredient } from '#features/foods/rules/parse-ingredient.ts';
import { UNIT_WORDS } from '#features/foods/rules/unit-words.ts';
import { type UnitId, unitOf } from '#features/foods/rules/units.ts';
import { parseQuantity, type Rational, scaleAmount } from '#shared/quantity.ts';

/** How much of an ingredient is needed; pieces of it where there is no unit. */
export interface Need {
  quantity: number;
  unit: UnitId | null;
}

/** What one package holds: grams, millilitres or pieces. */
interface Content {
  kind: 'mass' | 'volume' | 'count';
  amount: number;
}

/** Of one product, in one cart. */
export const MOST_PACKAGES = 99;
/** Sums of parts are as exact as this: three thirds are one package. */
const SLACK = 1e-6;
/** What a store sells as one package each. */
const PACKAGES: ReadonlySet<UnitId> = new Set<UnitId>([
  'bag',
  'block',
  'bottle',
  'box',
  'bulb',
  'bunch',
  'can',
  'carton',
  'container',
  'head',
  'jar',
  'loaf',
  'package',
  'pouch',
  'punnet',
  'sachet',
  'tub',
  'tube',
]);
/** Sold one by one. */
const SINGLE = /^(?:each|ea|1 each|1 ea|bunch|1 bunch|head|loaf)$/;
const COUNTED = /^(?:ct|count|each|ea|pieces?|pk|pack)$/;

/** A line that is needed several times and has no number to multiply: '2 × a pinch of salt'. */
const REPEATED = /^(\d+)\s*×\s*/;

/**
 * What the line of an ingredient asks for, as written and in the other units it tells: '2 (14 oz) cans tomatoes' are
 * 28 oz, or 2 cans. Empty where it tells no amount.
 */
export function readNeeds(line: string): Need[] {
  const times = Number(REPEATED.exec(line)?.[1] ?? 1);
  const { measures, plus, packageSize } = parseIngredient(line.replace(REPEATED, ''));
  const [first, ...others] = measures.map(toNeed);
  if (!first) return [];
  const needs = [first, ...others];
  if (packageSize)
    needs.unshift({ ...toNeed(packageSize), quantity: toNeed(packageSize).quantity * first.quantity });
  for (const { quantity, unit } of plus.map(toNeed)) {
    const [own, added] = [baseOf(first.unit), baseOf(unit)];
    if (own && added && own.kind === added.kind) first.quantity += (quantity * added.amount) / own.amount;
  }
  return needs.map(({ quantity, unit }) => ({ quantity: quantity * times, unit }));
}

/** How many packages of a size cover a need: one where the two cannot be compared, 99 at most. */
export function packagesFor(needs: readonly Need[], size: string): number {
  const { packages = 1 } = comparable(needs, size) ?? {};
  return Math.min(MOST_PACKAGES, Math.max(1, Math.ceil(packages - SLACK)));
}

/** The reckoning to read ('You need 700 g: 2 × 400 g'); `null` where needs and size cannot be compared. */
export function packageMaths(needs: readonly Need[], size: string): string | null {
  const compared = comparable(needs, size);
  if (!compared) return null;
  const packages = packagesFor(needs, size);
  const isSingle = SINGLE.test(size.toLowerCase());
  return `You need ${writeNeed(compared.need)}: ${isSingle ? `take ${packages}` : `${packages} × ${size}`}`;
}

/** Which of a store's products to begin with: the first whose size can be compared with the need, else the first. */
export function suggestedProduct<Product extends { size: string }>(
  needs: readonly Need[],
  products: readonly Product[],
): Product | undefined {
  return products.find(({ size }) => comparable(needs, size)) ?? products[0];
}

/** The first need that a size can be compared with, and how many packages it is, not rounded. */
function comparable(needs: readonly Need[], size: string): { need: Need; packages: number } | null {
  const content = readSize(size);
  for (const need of needs) {
    const packages = compare(need, content);
    if (packages !== null) return { need, packages };
  }
  return null;
}

function compare({ quantity, unit }: Need, content: Content | null): number | null {
  if (!(quantity > 0) || !Number.isFinite(quantity)) return null;
  // A can is a can, whatever it weighs; of a dozen bunches there is no telling.
  if (unit && PACKAGES.has(unit)) return content?.kind === 'count' && content.amount > 1 ? null : quantity;
  const base = unit ? baseOf(unit) : { kind: 'count', amount: 1 };
  if (!base || !content || content.amount <= 0 || base.kind !== content.kind) return null;
  return (quantity * base.amount) / content.amount;
}

/** Reads what a package holds: '400 g', '1/2 gal', '4 x 400 g', '12 ct', 'each', '1 dozen', '16 oz / 1 lb'. */
export function readSize(size: string): Content | null {
  const text =
    size
      .toLowerCase()
      .split(/\s\/\s|\(/)[0]
      ?.trim() ?? '';
  if (SINGLE.test(text)) return { kind: 'count', amount: 1 };
  const several = /^(\d{1,3})\s*(?:x|×|pk|ct)\s*[/,]?\s*(?=\d)/.exec(text);
  const read = parseQuantity(several ? text.slice(several[0].length) : text);
  if (!read) return null;
  const amount = numberOf(read.from) * Number(several?.[1] ?? 1);
  const name = read.rest.replaceAll('.', ' ').replace(/\s+/g, ' ').trim();
  if (COUNTED.test(name)) return { kind: 'count', amount };
  if (name === 'dozen') return { kind: 'count', amount: amount * 12 };
  const base = baseOf(UNIT_WORDS.get(name) ?? null);
  return base && { kind: base.kind, amount: amount * base.amount };
}

/** Grams or millilitres of one; `null` for what is counted, or has another dimension. */
function baseOf(unit: UnitId | null): { kind: 'mass' | 'volume'; amount: number } | null {
  const { base = null, dimension = 'count' } = unit ? unitOf(unit) : {};
  return base && (dimension === 'mass' || dimension === 'volume')
    ? { kind: dimension, amount: numberOf(base) }
    : null;
}

function toNeed({ from, to, unit }: Measure): Need {
  return { quantity: numberOf(to ?? from), unit };
}

function numberOf({ num, den }: Rational): number {
  return num / den;
}

function writeNeed({ quantity, unit }: Need): string {
  const number = scaleAmount('1', quantity);
  if (!unit) return number;
  const { one, many } = unitOf(unit);
  return `${number} ${quantity > 1 ? many : one}`;
}
