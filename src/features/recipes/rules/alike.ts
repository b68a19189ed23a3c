import { similarityScore } from './recipe.ts';

/** What tells whether two recipes are of one kind. */
export interface Comparable {
  title: string;
  category: string;
  tags: readonly string[];
  difficulty: string | null;
  /** In single words, see `foods/rules/main-foods.ts`. */
  mainFoods: readonly string[];
}

type Course = 'drink' | 'bread' | 'sweet' | 'savoury';

const COURSES: readonly [Course, RegExp][] = [
  [
    'drink',
    /\b(?:smoothie|lassi|latte|lemonade|cocktail|juice|tea|coffee|punch|spritz|shake|milkshake)s?\b/i,
  ],
  [
    'bread',
    /\b(?:bread|loaf|loaves|focaccia|baguette|brioche|sourdough|ciabatta|naan|pitta?|bagel|flatbread|dinner roll)s?\b(?!\s+(?:soup|salad|pudding|sauce))/i,
  ],
  [
    'sweet',
    /\b(?:brownie|cookie|biscotti|muffin|cupcake|cheesecake|tart|crumble|cobbler|pudding|mousse|ice cream|sorbet|brûlée|pavlova|tiramisu|trifle|fudge|doughnut|shortbread)s?\b|(?<!(?:fish|crab|rice|potato|salmon)[ -])\bcakes?\b/i,
  ],
];
const BY_CATEGORY: ReadonlyMap<string, Course> = new Map([
  ['drinks', 'drink'],
  ['dessert', 'sweet'],
]);
/** Dinner and lunch may be anything; these are a kind of dish. */
const SAYS_MUCH: ReadonlySet<string> = new Set(['breakfast', 'dessert', 'drinks', 'seafood']);
/** Forms a dish has; two of one form are alike whatever is in them. */
const FORMS =
  /\b(?:soup|chowder|stew|curry|chilli|chili|salad|pasta|spaghetti|lasagne|risotto|pizza|taco|burger|sandwich|wrap|omelette|pancake|waffle|porridge|oat|pie|quiche|casserole|stir-fry|skewer|kebab|bowl|bread|loaf|focaccia|cookie|brownie|muffin|cake|smoothie|lemonade|dip)s?\b/gi;
/** Tags that half of all recipes have. */
const SAYS_LITTLE =
  /^(?:easy|quick|simple|healthy|weeknight|weekend|family|favou?rite|dinner|lunch|breakfast|brunch|snacks?|main(?: course)?|side(?: dish)?|meal prep|make ahead|budget|comfort(?: food)?|one[- ]pan|one[- ]pot|vegan|vegetarian|plant[- ]based|gluten[- ]free|dairy[- ]free|nut[- ]free|high[- ]protein|low[- ]carb|keto|paleo|kids?|kid[- ]friendly|recipe)$/i;

/**
 * How alike two recipes are: 0 unless both are of one course (no bread beside a stew) and share a main food, a form
 * ('soup'), a category that is a kind of dish or a tag that says something; else what the spec counts (part 1 §5).
 */
export function likeness(one: Comparable, other: Comparable): number {
  if (courseOf(one) !== courseOf(other)) return 0;
  const shares =
    (one.category === other.category && SAYS_MUCH.has(one.category)) ||
    shared(one.mainFoods, other.mainFoods) ||
    shared(formsOf(one.title), formsOf(other.title)) ||
    shared(tellingTags(one), tellingTags(other));
  return shares ? similarityScore(one, other) : 0;
}

function courseOf({ title, category }: Comparable): Course {
  const own = BY_CATEGORY.get(category);
  return own ?? COURSES.find(([, words]) => words.test(title))?.[0] ?? 'savoury';
}

function formsOf(title: string): string[] {
  return (title.match(FORMS) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''));
}

function tellingTags({ tags }: Comparable): string[] {
  return tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => !SAYS_LITTLE.test(tag));
}

function shared(one: readonly string[], other: readonly string[]): boolean {
  return one.some((word) => other.includes(word));
}
