import type { Rational } from '#shared/quantity.ts';
import type { UnitId } from '../units/units.ts';

/** A number or range of a unit, or of the food itself if there is no unit. */
export interface Measure {
  from: Rational;
  /** The upper end of a range ('2–3'), otherwise `null`. */
  to: Rational | null;
  unit: UnitId | null;
  /** The unit as written, including its size ('heaped tbsp', 'large handful'); empty if there is none. */
  unitText: string;
  /** True if a number is implied but not stated: 'pinch of salt', 'few sprigs'. */
  isImplied?: true;
  /** The written parts summed up here: 1 lb and 2 oz of '500 g/1 lb 2 oz', which is 18 oz. */
  parts?: Measure[];
}

/** A parsed ingredient line. It is always stored along with the line as written. */
export interface Ingredient {
  /** As written, then its equivalents ('1 cup (240 ml)' has two). Empty if the line gives no amount. */
  measures: Measure[];
  /** Amounts added to the first measure: the tablespoons of '1 cup plus 2 tbsp'. */
  plus: Measure[];
  /** The size of one package: 14 oz of '2 (14 oz) cans'. */
  packageSize: Measure | null;
  /** Equivalents of that size: 14 oz in '2 x 400g/14oz tins'. */
  packageSizeAlso?: Measure[];
  /** 'large', 'small', … for counted foods. */
  size: string;
  /** What to buy, as written, without its amount, preparation and notes: 'red onion'. */
  food: string;
  /** Its preparation: 'finely chopped'. */
  preparation: string;
  /** The rest of the line: 'to taste', 'or other waxy potatoes'. */
  note: string;
  isOptional: boolean;
}
