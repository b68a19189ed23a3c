import { similarityScore } from './recipe.ts';

/** The properties that similarity is based on. */
export interface Comparable {
  title: string;
  category: string;
  tags: readonly string[];
  difficulty: string | null;
  /** Single words, see `foods/rules/main-foods.ts`. */
  mainFoods: readonly string[];
}

type Course = 'drink' | 'bread' | 'sweet' | 'savory';

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
/** Dinner and lunch can be anything, but these categories are kinds of dishes. */
const SAYS_MUCH: ReadonlySet<string> = new Set(['breakfast', 'dessert', 'drinks', 'seafood']);
/** Forms of dishes; two recipes of one form are similar, whatever their ingredients. */
const FORMS =
  /\b(?:soup|chowder|stew|curry|chilli|chili|salad|pasta|spaghetti|lasagne|risotto|pizza|taco|burger|sandwich|wrap|omelette|pancake|waffle|porridge|oat|pie|quiche|casserole|stir-fry|skewer|kebab|bowl|bread|loaf|focaccia|cookie|brownie|muffin|cake|smoothie|lemonade|dip)s?\b/gi;
/** Tags shared by half of all recipes. */
const SAYS_LITTLE =
  /^(?:easy|quick|simple|healthy|weeknight|weekend|family|favou?rite|dinner|lunch|breakfast|brunch|snacks?|main(?: course)?|side(?: dish)?|meal prep|make ahead|budget|comfort(?: food)?|one[- ]pan|one[- ]pot|vegan|vegetarian|plant[- ]based|gluten[- ]free|dairy[- ]free|nut[- ]free|high[- ]protein|low[- ]carb|keto|paleo|kids?|kid[- ]friendly|recipe)$/i;

interface Candidate extends Comparable {
  id: string;
  /** Popularity. */
  score: number;
}

/**
 * The `count` candidates most similar to a recipe by the spec's score (part 1 §5), the more popular first on a tie. They are
 * of the same course (no bread next to a stew) and share a main food, a form ('soup'), a specific category or a distinctive
 * tag.
 */
export function mostAlike<T extends Candidate>(
  recipe: Comparable,
  candidates: readonly T[],
  count: number,
): T[] {
  const isAlike = alikeTo(recipe);
  const ranked = candidates
    .map((candidate) => ({ candidate, points: similarityScore(recipe, candidate) }))
    .filter(({ points }) => points > 0)
    .sort(
      (a, b) =>
        b.points - a.points ||
        b.candidate.score - a.candidate.score ||
        (a.candidate.id < b.candidate.id ? -1 : 1),
    );
  const best: T[] = [];
  // Reading titles costs far more than the score, so only the top candidates are read.
  for (const { candidate } of ranked) {
    if (best.length === count) break;
    if (isAlike(candidate)) best.push(candidate);
  }
  return best;
}

function alikeTo(recipe: Comparable): (other: Comparable) => boolean {
  const course = courseOf(recipe);
  const forms = formsOf(recipe.title);
  const tags = distinctiveTags(recipe);
  return (other) =>
    courseOf(other) === course &&
    ((other.category === recipe.category && SAYS_MUCH.has(recipe.category)) ||
      shared(recipe.mainFoods, other.mainFoods) ||
      shared(forms, formsOf(other.title)) ||
      shared(tags, distinctiveTags(other)));
}

function courseOf({ title, category }: Comparable): Course {
  const own = BY_CATEGORY.get(category);
  return own ?? COURSES.find(([, words]) => words.test(title))?.[0] ?? 'savory';
}

function formsOf(title: string): string[] {
  return (title.match(FORMS) ?? []).map((word) => word.toLowerCase().replace(/s$/, ''));
}

function distinctiveTags({ tags }: Comparable): string[] {
  return tags.map((tag) => tag.trim().toLowerCase()).filter((tag) => !SAYS_LITTLE.test(tag));
}

function shared(one: readonly string[], other: readonly string[]): boolean {
  return one.some((word) => other.includes(word));
}
