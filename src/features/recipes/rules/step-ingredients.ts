import { englishWords } from '#features/foods/rules/catalog/food-names.ts';

/** Descriptive words: alone they identify no ingredient. */
const QUALITIES = new Set(
  `fresh dried dry large small medium big whole ground chopped minced diced sliced grated shredded crushed peeled toasted
  roasted cooked raw cold warm hot soft softened melted boiling ripe extra virgin free range all purpose plain light dark
  heavy low sodium fat unsalted salted skinless boneless lean thick thin frozen canned tinned organic red green yellow
  white black brown of or and the a an in with for to taste more plus about optional each halved fine finely freshly
  coarse cut into piece can tin jar pack packet bunch handful pinch clove sprig stick slice cup tablespoon teaspoon
  leftover good quality strong smooth sweet sour bitter baby day old room temperature serving garnish leave leaf`
    .split(/\s+/)
    .flatMap((word) => englishWords(word)),
);
/** Products made from a food: 'chicken' does not mean the chicken stock, nor 'lemon' the zest. */
const MADE = new Set(
  englishWords(
    'stock broth juice sauce paste oil powder vinegar zest milk cream flour sugar butter seed extract water syrup wine noodle bread crumb crust starch soda',
  ),
);
const EVERYTHING = /\ball (?:of )?(?:the |these |your )?ingredients\b/i;

/** In 'butter, sugar' neither word belongs to the other. */
const BETWEEN = /[,;:.!?]+(?:\s|$)|[()–—]/;

interface Food {
  /** All words of its name, and those that identify it. */
  words: ReadonlySet<string>;
  names: ReadonlySet<string>;
  head: string;
}

interface Mention {
  at: number;
  matched: number;
  isHead: boolean;
  left: number;
}

/**
 * Indices of the `ingredients` a step names, in list order. A word counts for the ingredient whose name fits best
 * around it: 'lemon zest' is the zest, and 'oil' every oil.
 */
export function ingredientsInStep(step: string, ingredients: readonly { name: string }[]): number[] {
  if (EVERYTHING.test(step)) return ingredients.map((_, at) => at);
  const foods = ingredients.map(({ name }) => foodOf(name));
  const found = new Set<number>();
  for (const words of step.split(BETWEEN).map(englishWords))
    words.forEach((word, place) => {
      const mentions = foods.flatMap((food, at) => mentionOf(food, at, words, place, word) ?? []);
      const [best] = mentions.sort(byFit);
      for (const mention of mentions) if (best && byFit(best, mention) === 0) found.add(mention.at);
    });
  return [...found].sort((one, other) => one - other);
}

/** Text after a comma or in brackets describes the preparation. */
function foodOf(name: string): Food {
  const plain = name.replace(/\([^)]*\)/g, ' ').split(/,| - | – /)[0] ?? '';
  const words = englishWords(plain);
  const names = words.filter((word) => !QUALITIES.has(word) && !/^\d+$/.test(word));
  return { words: new Set(words), names: new Set(names), head: names.at(-1) ?? '' };
}

function mentionOf(
  food: Food,
  at: number,
  words: readonly string[],
  place: number,
  word: string,
): Mention | null {
  if (!food.names.has(word)) return null;
  let [from, to] = [place, place];
  while (from > 0 && food.words.has(words[from - 1] ?? '')) from--;
  while (food.words.has(words[to + 1] ?? '')) to++;
  const run = new Set(words.slice(from, to + 1));
  const isHead = run.has(food.head);
  if (MADE.has(food.head) && !isHead) return null;
  // 'Chicken stock' in a step does not mean the chicken if that is the only word they share.
  const next = words[to + 1] ?? '';
  if (MADE.has(next) && !food.words.has(next)) return null;
  const named = [...food.names].filter((name) => run.has(name)).length;
  return { at, matched: run.size, isHead, left: food.names.size - named };
}

function byFit(one: Mention, other: Mention): number {
  return other.matched - one.matched || Number(other.isHead) - Number(one.isHead) || one.left - other.left;
}
