import type { Difficulty } from './limits.ts';

/** The categories a cook can choose, and that words map to (spec part 2 §3). */
export const FORM_CATEGORIES = [
  'breakfast',
  'lunch',
  'dessert',
  'drinks',
  'snacks',
  'seafood',
  'bbq',
  'dinner',
] as const;
export type FormCategory = (typeof FORM_CATEGORIES)[number];

/** Words of a tag or title, and the category they suggest (spec part 2 §3); the first match wins. */
const CATEGORY_WORDS: readonly [FormCategory, RegExp][] = [
  ['breakfast', /\b(?:breakfasts?|brunch(?:es)?)\b/],
  ['lunch', /\b(?:lunch(?:es)?|salads?|sandwich(?:es)?)\b/],
  [
    'dessert',
    /\b(?:desserts?|cookies?|sweets?(?![\s-]*(?:potato|corn|chil|pepper|onion|and|&|'?n'?\s))|(?<!(?:fish|crab|rice|potato|salmon|sardine)[\s-]*)(?:cheese|cup|short|coffee)?cakes?)\b/,
  ],
  ['drinks', /\b(?:drinks?|beverages?|cocktails?)\b/],
  ['snacks', /\b(?:snacks?|appetizers?)\b/],
  ['seafood', /\b(?:seafoods?|fish(?:es)?(?![\s-]*sauce))\b/],
  ['bbq', /\b(?:bbqs?|barbecued?|grill(?:s|ed|ing)?)\b/],
];
/** The category suggested by a recipe's tags, otherwise by its title; 'dinner' if neither suggests one (spec part 2 §3). */
export function categoryOf(tags: readonly string[], title: string): FormCategory {
  const words = (text: string) => text.toLowerCase().replace(/[-_]/g, ' ');
  const named = (text: string) => CATEGORY_WORDS.find(([, pattern]) => pattern.test(words(text)))?.[0];
  return named(tags.join(', ')) ?? named(title) ?? 'dinner';
}

/** Difficulty by length: easy up to 30 min and 8 steps, hard above 3 h and 12 steps. */
export function difficultyOf(minutes: number, steps: number): Difficulty {
  if (minutes <= 30 && steps <= 8) return 'Easy';
  return minutes > 180 && steps > 12 ? 'Hard' : 'Medium';
}
