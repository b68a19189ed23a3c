/** The categories that a cook chooses from, and that words are read as (spec part 2 §3). */
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

/** A word of a tag or title, and the category it names (spec part 2 §3); the first that fits counts. */
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
/** The category of a recipe by the words of its tags, or else of its title; 'dinner' when none says (spec part 2 §3). */
export function categoryOf(tags: readonly string[], title: string): FormCategory {
  const words = (text: string) => text.toLowerCase().replace(/[-_]/g, ' ');
  const named = (text: string) => CATEGORY_WORDS.find(([, pattern]) => pattern.test(words(text)))?.[0];
  return named(tags.join(', ')) ?? named(title) ?? 'dinner';
}

/** How hard a recipe is by its length: up to 30 min and 8 steps is easy, above 3 h and 12 steps hard. */
export function difficultyOf(minutes: number, steps: number): 'Easy' | 'Medium' | 'Hard' {
  if (minutes <= 30 && steps <= 8) return 'Easy';
  return minutes > 180 && steps > 12 ? 'Hard' : 'Medium';
}
