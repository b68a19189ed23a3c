import type { Json } from '../json-ld/values.ts';
import { isKitchenOwl, recipesOfKitchenOwl } from './kitchen-owl.ts';
import { isMealieBackup, recipesOfMealieBackup } from './mealie-backup.ts';

/** Joins parts of recipes that an app stores separately, or under its own names, into recipes in the usual form. */
export function joined(root: Json): Json {
  if (isMealieBackup(root)) return recipesOfMealieBackup(root);
  return isKitchenOwl(root) ? recipesOfKitchenOwl(root) : root;
}
