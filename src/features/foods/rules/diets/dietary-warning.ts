import { ALLERGENS } from '#features/accounts/rules/allergens.ts';
import { DIETS, type Diet } from '#features/accounts/rules/diets.ts';
import { ALLERGEN_NAMES } from './allergen-names.ts';
import { DIET_NAMES } from './diet-names.ts';
import { LEFT_OUT } from './left-out.ts';

/** What a recipe or food contains that some people do not eat, as ids of allergens and diets. */
export interface Dietary {
  allergens: readonly string[];
  mayContain: readonly string[];
  unsuitedTo: readonly string[];
}

export interface DietaryWarning {
  /** Names of the allergens it contains that its reader must not eat. */
  contains: string[];
  /** The same for allergens that only some brands contain. */
  mayContain: string[];
  /** Names of the diets that its reader follows and that it does not suit, except those implied by another name. */
  unsuitedTo: string[];
}

/** What to warn a reader about; `null` if there is nothing. An unlisted allergen may still be in an unknown food. */
export function dietaryWarning(recipe: Dietary, avoided: ReadonlySet<string>): DietaryWarning | null {
  const found = (ids: readonly string[]) => ALLERGENS.filter((id) => avoided.has(id) && ids.includes(id));
  const contained = found(recipe.allergens);
  const diets = DIETS.filter((id) => avoided.has(id) && recipe.unsuitedTo.includes(id));
  const warning = {
    contains: contained.map((id) => ALLERGEN_NAMES[id]),
    mayContain: found(recipe.mayContain).map((id) => ALLERGEN_NAMES[id]),
    unsuitedTo: diets.filter((id) => !isSaid(id, contained, diets)).map((id) => DIET_NAMES[id]),
  };
  return Object.values(warning).some((names) => names.length > 0) ? warning : null;
}

/** 'Contains milk' implies that it is not dairy-free, and 'not vegetarian' that it is not vegan. */
function isSaid(id: Diet, contained: readonly string[], diets: readonly Diet[]): boolean {
  const own = leftOutBy(id);
  if (own.length === 0) return false;
  const isOnlyAllergens = own.every((trait) => (ALLERGENS as readonly string[]).includes(trait));
  if (isOnlyAllergens && own.some((trait) => contained.includes(trait))) return true;
  return diets.some((other) => {
    const others = leftOutBy(other);
    if (other === id || others.length === 0 || !others.every((trait) => own.includes(trait))) return false;
    return others.length < own.length || diets.indexOf(other) < diets.indexOf(id);
  });
}

const leftOutBy = (diet: Diet): readonly string[] => LEFT_OUT.find(({ id }) => id === diet)?.without ?? [];
