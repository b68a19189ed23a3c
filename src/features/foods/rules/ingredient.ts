import type { Rational } from '#shared/quantity.ts';
import type { UnitId } from './units.ts';

/** How much: a number, or a range, of a unit; of pieces of the food itself where there is no unit. */
export interface Measure {
  from: Rational;
  /** The upper end of a range ('2–3'), else `null`. */
  to: Rational | null;
  unit: UnitId | null;
  /** The unit as written, with its size ('heaped tbsp', 'large handful'); empty where there is none. */
  unitText: string;
  /** Where the line tells no number, and one is meant: 'pinch of salt', 'few sprigs'. */
  isImplied?: true;
  /** The amounts as written that are one here: 1 lb and 2 oz of '500 g/1 lb 2 oz', which is 18 oz. */
  parts?: Measure[];
}

/** What a line of a recipe's ingredients says. The line as written is kept beside it, always. */
export interface Ingredient {
  /** As written, then the same in other units ('1 cup (240 ml)' has two). Empty where no amount is told. */
  measures: Measure[];
  /** What is to be added to the first measure: the tablespoons of '1 cup plus 2 tbsp'. */
  plus: Measure[];
  /** The size of one package: 14 oz of '2 (14 oz) cans'. */
  packageSize: Measure | null;
  /** The same size in other units: 14 oz of '2 x 400g/14oz tins'. */
  packageSizeAlso?: Measure[];
  /** 'large', 'small', … of what is counted. */
  size: string;
  /** What to buy, as written, without its amount, preparation and notes: 'red onion'. */
  food: string;
  /** What is done to it: 'finely chopped'. */
  preparation: string;
  /** Whatever else the line says: 'to taste', 'or other waxy potatoes'. */
  note: string;
  isOptional: boolean;
}
