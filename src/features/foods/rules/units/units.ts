import type { Rational } from '#shared/quantity.ts';
import type { MeasureSystem } from '#shared/unit-systems.ts';

export type Dimension = 'mass' | 'volume' | 'length' | 'count';

export interface Unit {
  dimension: Dimension;
  /** Grams, milliliters or millimeters per unit; `null` for counted units. */
  base: Rational | null;
  system: MeasureSystem | null;
  /** Singular and plural after an amount ('cup', 'cups'; 'g', 'g'). */
  one: string;
  many: string;
}

const of = (num: number, den = 1): Rational => ({ num, den });

const metric = (dimension: Dimension, base: Rational, name: string): Unit => ({
  dimension,
  base,
  system: 'metric',
  one: name,
  many: name,
});

const us = (dimension: Dimension, base: Rational, one: string, many = one): Unit => ({
  dimension,
  base,
  system: 'us',
  one,
  many,
});

const counted = (one: string, many = `${one}s`): Unit => ({
  dimension: 'count',
  base: null,
  system: null,
  one,
  many,
});

/**
 * The units ingredients are measured in. Cups and spoons follow nutrition labels and measuring sets (240 ml, 15 ml, 5
 * ml), so they divide evenly; pounds and ounces are international.
 */
export const UNITS = {
  mg: metric('mass', of(1, 1000), 'mg'),
  g: metric('mass', of(1), 'g'),
  kg: metric('mass', of(1000), 'kg'),
  ml: metric('volume', of(1), 'ml'),
  dag: metric('mass', of(10), 'dag'),
  hg: metric('mass', of(100), 'hg'),
  pfund: metric('mass', of(500), 'Pfund'),
  cl: metric('volume', of(10), 'cl'),
  dl: metric('volume', of(100), 'dl'),
  l: metric('volume', of(1000), 'l'),
  cm: metric('length', of(10), 'cm'),
  mm: metric('length', of(1), 'mm'),
  oz: us('mass', of(45_359_237, 1_600_000), 'oz'),
  lb: us('mass', of(45_359_237, 100_000), 'lb'),
  tsp: us('volume', of(5), 'tsp'),
  dessertspoon: us('volume', of(10), 'dessertspoon', 'dessertspoons'),
  tbsp: us('volume', of(15), 'tbsp'),
  'fl-oz': us('volume', of(30), 'fl oz'),
  cup: us('volume', of(240), 'cup', 'cups'),
  pint: us('volume', of(480), 'pint', 'pints'),
  quart: us('volume', of(960), 'quart', 'quarts'),
  gallon: us('volume', of(3840), 'gallon', 'gallons'),
  stick: us('mass', of(113), 'stick', 'sticks'),
  inch: us('length', of(127, 5), 'inch', 'inches'),
  bag: counted('bag'),
  ball: counted('ball'),
  batch: counted('batch', 'batches'),
  block: counted('block'),
  bottle: counted('bottle'),
  bowl: counted('bowl'),
  box: counted('box', 'boxes'),
  branch: counted('branch', 'branches'),
  bulb: counted('bulb'),
  bunch: counted('bunch', 'bunches'),
  bundle: counted('bundle'),
  can: counted('can'),
  carton: counted('carton'),
  chunk: counted('chunk'),
  clove: counted('clove'),
  container: counted('container'),
  cube: counted('cube'),
  dash: counted('dash', 'dashes'),
  drizzle: counted('drizzle'),
  drop: counted('drop'),
  ear: counted('ear'),
  envelope: counted('envelope'),
  fillet: counted('fillet'),
  glass: counted('glass', 'glasses'),
  glug: counted('glug'),
  handful: counted('handful'),
  head: counted('head'),
  jar: counted('jar'),
  knob: counted('knob'),
  leaf: counted('leaf', 'leaves'),
  loaf: counted('loaf', 'loaves'),
  log: counted('log'),
  mug: counted('mug'),
  package: counted('package'),
  piece: counted('piece'),
  pinch: counted('pinch', 'pinches'),
  pot: counted('pot'),
  pouch: counted('pouch', 'pouches'),
  punnet: counted('punnet'),
  rack: counted('rack'),
  rasher: counted('rasher'),
  recipe: counted('recipe'),
  rib: counted('rib'),
  sachet: counted('sachet'),
  scoop: counted('scoop'),
  serving: counted('serving'),
  sheet: counted('sheet'),
  shot: counted('shot'),
  slice: counted('slice'),
  spear: counted('spear'),
  splash: counted('splash', 'splashes'),
  sprig: counted('sprig'),
  square: counted('square'),
  stalk: counted('stalk'),
  stem: counted('stem'),
  strand: counted('strand'),
  strip: counted('strip'),
  tub: counted('tub'),
  tube: counted('tube'),
  wedge: counted('wedge'),
} satisfies Record<string, Unit>;

export type UnitId = keyof typeof UNITS;

/** Belong to both systems. */
export const SPOONS: ReadonlySet<UnitId> = new Set(['tsp', 'tbsp', 'dessertspoon']);

/** Looks up a unit by its id. */
export function unitOf(id: UnitId): Unit {
  return UNITS[id];
}
