import { UNIT_WORDS } from '#features/foods/rules/ingredient/unit-words.ts';
import { UNITS, type Unit, type UnitId } from '#features/foods/rules/units/units.ts';
import { parseQuantity, type Rational } from '#shared/quantity.ts';
import { t } from '#shared/t.ts';
import type { NeededPart } from './list.ts';

/** The content of one package: grams, milliliters or pieces. */
interface Content {
  kind: 'mass' | 'volume' | 'count';
  amount: number;
}

/** Of one product in a cart. */
export const MOST_PACKAGES = 99;
/** Rounding tolerance: three thirds are one package. */
const SLACK = 1e-6;
/** Sizes that count as one package. */
const PACKAGES: ReadonlySet<string> = new Set<UnitId>([
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
/** Sold individually. */
const SINGLE = /^(?:each|ea|1 each|1 ea|bunch|1 bunch|head|loaf)$/;
const COUNTED = /^(?:ct|count|each|ea|pieces?|pk|pack)$/;

/** How many packages cover the need, as far as they are comparable; 1 to 99. */
export function packagesFor(needs: readonly NeededPart[], size: string): number {
  const content = readSize(size);
  const packages = needs.reduce((sum, need) => sum + (compare(need, content) ?? 0), 0);
  return Math.min(MOST_PACKAGES, Math.max(1, Math.ceil(packages - SLACK)));
}

/**
 * The calculation to show: 'You need 700 g: 2 × 400 g', with the amount as on the list. `null` unless the whole need is
 * comparable with the size.
 */
export function packageMath(amount: string, needs: readonly NeededPart[], size: string): string | null {
  if (!isComparable(needs, size)) return null;
  const packages = packagesFor(needs, size);
  return SINGLE.test(size.toLowerCase())
    ? t('You need {amount}: take {packages}', { amount, packages })
    : t('You need {amount}: {packages} × {size}', { amount, packages, size });
}

/** The product to preselect: the first with a comparable size, else the first. */
export function suggestedProduct<Product extends { size: string }>(
  needs: readonly NeededPart[],
  products: readonly Product[],
): Product | undefined {
  return products.find(({ size }) => isComparable(needs, size)) ?? products[0];
}

function isComparable(needs: readonly NeededPart[], size: string): boolean {
  const content = readSize(size);
  return needs.length > 0 && needs.every((need) => compare(need, content) !== null);
}

/** Unrounded number of packages for a part of a need; `null` if not comparable. */
function compare({ each, ...part }: NeededPart, content: Content | null): number | null {
  const packages = compareAsTold(part, content);
  if (packages !== null || !each) return packages;
  return compareAsTold({ quantity: part.quantity * each.quantity, unit: each.unit }, content);
}

function compareAsTold({ quantity, unit }: NeededPart, content: Content | null): number | null {
  if (!(quantity > 0) || !Number.isFinite(quantity)) return null;
  // A can is a can, whatever it weighs; dozens and bunches cannot be compared.
  if (unit && PACKAGES.has(unit)) return content?.kind === 'count' && content.amount > 1 ? null : quantity;
  const base = unit ? baseOf(unit) : { kind: 'count', amount: 1 };
  if (!base || !content || content.amount <= 0 || base.kind !== content.kind) return null;
  return (quantity * base.amount) / content.amount;
}

/** Parses a package size: '400 g', '1/2 gal', '4 x 400 g', '12 ct', 'each', '1 dozen', '16 oz / 1 lb'. */
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

/** Grams or milliliters per unit; `null` for counts and other dimensions. */
function baseOf(unit: string | null): { kind: 'mass' | 'volume'; amount: number } | null {
  const known: Unit | null = unit !== null && Object.hasOwn(UNITS, unit) ? UNITS[unit as UnitId] : null;
  const { base = null, dimension = 'count' } = known ?? {};
  return base && (dimension === 'mass' || dimension === 'volume')
    ? { kind: dimension, amount: numberOf(base) }
    : null;
}

function numberOf({ num, den }: Rational): number {
  return num / den;
}
