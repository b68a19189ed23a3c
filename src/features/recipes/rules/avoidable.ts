import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { DIETS } from '#features/accounts/rules/diets.ts';

const AVOIDABLE: ReadonlySet<string> = new Set([...DIETS, ...ALLERGENS]);

/** Whether the filter `suits` knows each of these ids. Ignoring one would return recipes that do not respect it. */
export const areAvoidable = (ids: string): boolean =>
  ids === '' || ids.split(',').every((id) => AVOIDABLE.has(id));
