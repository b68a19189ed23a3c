import { BREAKFAST } from './breakfast.ts';
import type { BuiltInRecipe } from './built-in-recipe.ts';
import { COOKIES_AND_TACOS } from './cookies-and-tacos.ts';
import { DINNER } from './dinner.ts';
import { GRILL_AND_SKILLET } from './grill-and-skillet.ts';
import { LUNCH } from './lunch.ts';
import { SEAFOOD_AND_BOWLS } from './seafood-and-bowls.ts';
import { SNACKS_AND_DRINKS } from './snacks-and-drinks.ts';

/** The 14 recipes every new kitchen starts with; their author is 'system' (spec part 1 §3). */
export const BUILT_IN_RECIPES: readonly BuiltInRecipe[] = [
  ...BREAKFAST,
  ...LUNCH,
  ...DINNER,
  ...GRILL_AND_SKILLET,
  ...SEAFOOD_AND_BOWLS,
  ...SNACKS_AND_DRINKS,
  ...COOKIES_AND_TACOS,
];
