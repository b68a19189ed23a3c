import { UNITS, type UnitId, unitOf } from '#features/foods/rules/units.ts';
import { splitIngredientLine } from '#features/foods/rules.ts';
import { parseQuantity, scaleAmount } from '#shared/quantity.ts';

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
const PACKAGES = new Set<UnitId>(
  'bag block bottle box bunch bulb can carton container head jar loaf package pouch punnet sachet tub tube'.split(
    ' ',
  ) as UnitId[],
);

/** Sold one by one. */
const SINGLE = /^(?:each|ea|1 each|bunch|head|loaf)$/;

const OTHER_NAMES: Record<string, UnitId> = {
  gram: 'g',
  gm: 'g',
  kilogram: 'kg',
  kilo: 'kg',
  milligram: 'mg',
  ounce: 'oz',
  pound: 'lb',
  milliliter: 'ml',
  millilitre: 'ml',
  centiliter: 'cl',
  centilitre: 'cl',
  deciliter: 'dl',
  decilitre: 'dl',
  liter: 'l',
  litre: 'l',
  teaspoon: 'tsp',
  tablespoon: 'tbsp',
  tbs: 'tbsp',
  c: 'cup',
  'fluid ounce': 'fl-oz',
  floz: 'fl-oz',
  pt: 'pint',
  qt: 'quart',
  gal: 'gallon',
  tin: 'can',
  packet: 'package',
  pack: 'package',
  pkg: 'package',
  pkt: 'package',
};
const NAMES = new Map<string, UnitId>([
  ...(Object.keys(UNITS) as UnitId[]).flatMap((id): [string, UnitId][] => [
    [unitOf(id).one, id],
    [unitOf(id).many, id],
  ]),
  ...Object.entries(OTHER_NAMES),
]);
const SIZE_WORDS = /^(?:heaped|heaping|level|rounded|scant|generous|packed|small|medium|large|big)\s+/;

/** What the line of an ingredient asks for ('700 g flour', '2 red onions'); `null` where it tells no amount. */
export function readNeed(line: string): Need | null {
  const times = /^(\d+)\s*×\s*/.exec(line);
  const { amount } = splitIngredientLine(times ? line.slice(times[0].length) : line);
  const read = parseQuantity(amount);
  if (!read) return times ? { quantity: Number(times[1]), unit: null } : null;
  const { num, den } = read.to ?? read.from;
  const unit = unitNamed(read.rest.replace(/\([^)]*\)/g, ' '));
  return unit === undefined ? null : { quantity: (num / den) * Number(times?.[1] ?? 1), unit };
}

/** How many packages of a size cover a need: one where the two cannot be compared, 99 at most. */
export function packagesFor(need: Need | null, size: string): number {
  const covered = need && compare(need, size);
  if (!covered) return 1;
  return Math.min(MOST_PACKAGES, Math.max(1, Math.ceil(covered - SLACK)));
}

/** The reckoning to read ('You need 700 g: 2 × 400 g'); `null` where need and size cannot be compared. */
export function packageMaths(need: Need | null, size: string): string | null {
  if (!need || !compare(need, size)) return null;
  const packages = packagesFor(need, size);
  const isSingle = SINGLE.test(size.toLowerCase());
  return `You need ${writeNeed(need)}: ${isSingle ? `take ${packages}` : `${packages} × ${size}`}`;
}

/** Which of a store's products to begin with: the first whose size can be compared with the need, else the first. */
export function suggestedProduct<Product extends { size: string }>(
  need: Need | null,
  products: readonly Product[],
): Product | undefined {
  return products.find(({ size }) => need && compare(need, size)) ?? products[0];
}

/** How many packages of a size a need is, not rounded; `null` where they measure different things. */
function compare(need: Need, size: string): number | null {
  if (!(need.quantity > 0) || !Number.isFinite(need.quantity)) return null;
  const one = readSize(size);
  if (need.unit && PACKAGES.has(need.unit))
    return one?.kind === 'count' && one.amount > 1 ? null : need.quantity;
  const unit = need.unit ? unitOf(need.unit) : null;
  const kind = unit?.dimension ?? 'count';
  if (!one || one.amount <= 0 || one.kind !== kind) return null;
  if (need.unit && !unit?.base) return null;
  const base = unit?.base ? unit.base.num / unit.base.den : 1;
  return (need.quantity * base) / one.amount;
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
  const amount = (read.from.num / read.from.den) * Number(several?.[1] ?? 1);
  const name = read.rest.trim().replace(/\.$/, '');
  if (/^(?:ct|count|each|ea|pieces?|pk|pack)$/.test(name)) return { kind: 'count', amount };
  if (name === 'dozen') return { kind: 'count', amount: amount * 12 };
  const id = NAMES.get(name.replace(/\bfl\.? ?oz\b/, 'fl oz')) ?? NAMES.get(name.replace(/s$/, ''));
  const unit = id && unitOf(id);
  if (!unit?.base || (unit.dimension !== 'mass' && unit.dimension !== 'volume')) return null;
  return { kind: unit.dimension, amount: (amount * unit.base.num) / unit.base.den };
}

/** The unit a text names; `null` for none ('2 onions'), `undefined` for one that is not known. */
function unitNamed(text: string): UnitId | null | undefined {
  const name = text.toLowerCase().replace(/[-.]/g, ' ').replace(/\s+/g, ' ').trim().replace(SIZE_WORDS, '');
  if (name === '' || /^(?:small|medium|large|big|extra large)$/.test(name)) return null;
  const words = name.split(' ');
  for (const text of [name, words.slice(0, 2).join(' '), words[0] ?? '']) {
    const id = NAMES.get(text) ?? NAMES.get(text.replace(/s$/, ''));
    if (id) return id;
  }
  return undefined;
}

function writeNeed({ quantity, unit }: Need): string {
  const number = scaleAmount('1', quantity);
  if (!unit) return number;
  const { one, many } = unitOf(unit);
  return `${number} ${quantity > 1 ? many : one}`;
}
