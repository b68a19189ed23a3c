import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { ALLERGEN_NAMES } from '../catalog/food.ts';

export interface AllergenWarning {
  /** Names of what a recipe contains and its reader must not eat. */
  contains: string[];
  /** And of what only some brands contain. */
  mayContain: string[];
}

/** What to warn a reader of; `null` if there is nothing. An unlisted allergen may still be in an unknown food. */
export function allergenWarning(
  recipe: { allergens: readonly string[]; mayContain: readonly string[] },
  avoided: ReadonlySet<string>,
): AllergenWarning | null {
  const namesOf = (ids: readonly string[]) =>
    ALLERGENS.filter((id) => avoided.has(id) && ids.includes(id)).map((id) => ALLERGEN_NAMES[id]);
  const warning = { contains: namesOf(recipe.allergens), mayContain: namesOf(recipe.mayContain) };
  return warning.contains.length + warning.mayContain.length > 0 ? warning : null;
}
