import type { Json } from '../json-ld/values.ts';
import { isKitchenOwl, recipesOfKitchenOwl } from './kitchen-owl.ts';
import { isMealieBackup, recipesOfMealieBackup } from './mealie-backup.ts';

/** What an app keeps of recipes apart from them, or under names of its own, joined into recipes as others write them. */
export function joined(root: Json): Json {
  if (isMealieBackup(root)) return recipesOfMealieBackup(root);
  return isKitchenOwl(root) ? recipesOfKitchenOwl(root) : root;
}
