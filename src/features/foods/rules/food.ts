import type { Allergen } from '#features/accounts/rules/allergens.ts';
import type { UnitId } from './units.ts';

/** Supermarket aisles, in walking order. */
export const AISLES = [
  { id: 'produce', name: 'Fruit & vegetables' },
  { id: 'bakery', name: 'Bakery' },
  { id: 'meat', name: 'Meat & poultry' },
  { id: 'fish', name: 'Fish & seafood' },
  { id: 'dairy', name: 'Dairy, eggs & chilled' },
  { id: 'grains', name: 'Pasta, rice & pulses' },
  { id: 'cans', name: 'Tins & jars' },
  { id: 'oils', name: 'Oils, vinegars & sauces' },
  { id: 'spices', name: 'Spices & dried herbs' },
  { id: 'baking', name: 'Baking' },
  { id: 'nuts', name: 'Nuts, seeds & dried fruit' },
  { id: 'breakfast', name: 'Breakfast & spreads' },
  { id: 'snacks', name: 'Snacks & biscuits' },
  { id: 'drinks', name: 'Drinks' },
  { id: 'alcohol', name: 'Wine, beer & spirits' },
  { id: 'frozen', name: 'Frozen' },
] as const;

export type AisleId = (typeof AISLES)[number]['id'];

/** The names of the allergens. */
export const ALLERGENS = [
  { id: 'gluten', name: 'gluten' },
  { id: 'crustaceans', name: 'crustaceans' },
  { id: 'eggs', name: 'eggs' },
  { id: 'fish', name: 'fish' },
  { id: 'peanuts', name: 'peanuts' },
  { id: 'soybeans', name: 'soya' },
  { id: 'milk', name: 'milk' },
  { id: 'nuts', name: 'nuts' },
  { id: 'celery', name: 'celery' },
  { id: 'mustard', name: 'mustard' },
  { id: 'sesame', name: 'sesame' },
  { id: 'sulphites', name: 'sulphites' },
  { id: 'lupin', name: 'lupin' },
  { id: 'molluscs', name: 'molluscs' },
] as const satisfies readonly { id: Allergen; name: string }[];

export type AllergenId = Allergen;

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

export type TraitId = (typeof TRAITS)[number] | AllergenId;

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
  aisle: AisleId;
  /** Traits it always has. */
  allergens: AllergenId[];
  /** Allergens that many brands contain: check the label. */
  mayContain: AllergenId[];
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
