import { BREAKFAST } from './built-in/breakfast.ts';
import type { BuiltInRecipe } from './built-in/built-in-recipe.ts';
import { COOKIES_AND_TACOS } from './built-in/cookies-and-tacos.ts';
import { DINNER } from './built-in/dinner.ts';
import { GRILL_AND_SKILLET } from './built-in/grill-and-skillet.ts';
import { LUNCH } from './built-in/lunch.ts';
import { SEAFOOD_AND_BOWLS } from './built-in/seafood-and-bowls.ts';
import { SNACKS_AND_DRINKS } from './built-in/snacks-and-drinks.ts';

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
