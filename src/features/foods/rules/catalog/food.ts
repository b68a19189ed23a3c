import type { Allergen } from '#features/accounts/rules/allergens.ts';
import { msg } from '#shared/t.ts';
import type { UnitId } from '../units/units.ts';

/** Supermarket aisles, in walking order. */
export const AISLES = [
  { id: 'produce', name: msg('Fruit & vegetables') },
  { id: 'bakery', name: msg('Bakery') },
  { id: 'meat', name: msg('Meat & poultry') },
  { id: 'fish', name: msg('Fish & seafood') },
  { id: 'dairy', name: msg('Dairy, eggs & chilled') },
  { id: 'grains', name: msg('Pasta, rice & pulses') },
  { id: 'cans', name: msg('Cans & jars') },
  { id: 'oils', name: msg('Oils, vinegars & sauces') },
  { id: 'spices', name: msg('Spices & dried herbs') },
  { id: 'baking', name: msg('Baking') },
  { id: 'nuts', name: msg('Nuts, seeds & dried fruit') },
  { id: 'breakfast', name: msg('Breakfast & spreads') },
  { id: 'snacks', name: msg('Snacks & cookies') },
  { id: 'drinks', name: msg('Drinks') },
  { id: 'alcohol', name: msg('Wine, beer & spirits') },
  { id: 'frozen', name: msg('Frozen') },
] as const;

export type AisleId = (typeof AISLES)[number]['id'];

/** Other traits that diets depend on. */
export const TRAITS = [
  'meat',
  'poultry',
  'gelatine',
  'rennet',
  'honey',
  'grain',
  'legume',
  'sugar',
  'alcohol',
  'mineral',
] as const;

export type TraitId = (typeof TRAITS)[number] | Allergen;

/** Per 100 g: energy in kcal, everything else in grams. */
export interface Nutrition {
  energy: number;
  protein: number;
  fat: number;
  saturatedFat: number;
  carbohydrate: number;
  sugars: number;
  fiber: number;
  salt: number;
}

export interface Piece {
  unit: UnitId | null;
  /** 'medium', 'large', … for foods counted without a unit; otherwise empty. */
  size: string;
  grams: number;
}

export interface Food {
  /** A permanent slug: 'courgette'. */
  id: string;
  name: string;
  plural: string;
  /** Its most common German name; undefined if none is known. */
  german?: string | undefined;
  aisle: AisleId;
  /** Traits it always has. */
  allergens: Allergen[];
  /** Allergens that many brands contain: check the label. */
  mayContain: Allergen[];
  /** Traits that diets ask about, including its allergens. */
  traits: TraitId[];
  /** Traits of some brands. */
  mayBe: TraitId[];
  /** False if its composition is unknown, as for a ready-made soup. */
  isCertain: boolean;
  gramsPerMl: number | null;
  pieces: Piece[];
  /** `null` if not measured. */
  nutrition: Nutrition | null;
}
