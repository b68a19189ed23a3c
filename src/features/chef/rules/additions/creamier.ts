import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { sentencesIn } from '../classics/text.ts';
import { quantityOf } from '../knowledge/quantities.ts';

const CREAMS = [
  'double cream',
  'soy cream',
  'coconut cream',
  'cream cheese',
  'crème fraîche',
  'Greek yogurt',
  'coconut milk',
];
const CREAM_A_SERVING = 40;
const CREAM_IN_EGGS = 20;
/** What makes a dressing creamy, and is spooned over what has no sauce. */
const SPOONED = ['Greek yogurt', 'soy yogurt'];
const DRESSING = /\b(?:vinaigrette|dressing)\b/i;
const OVER_FILLINGS = ['sour cream', ...SPOONED];
const FILLED =
  /\b(?:tacos?|burritos?|fajitas?|quesadillas?|enchiladas|nachos|jacket potato\w*|baked potato\w*)\b/i;
const SWEET_PLATES = /\b(?:pancakes?|waffles?|porridge|oats|oatmeal|granola|cr[eê]pes?|french toast)\b/i;
/** What no cook stirs cream into. */
const SEASONED_OTHERWISE =
  /\b(?:fish sauce|oyster sauce|mirin|gochujang|miso|rice vinegar|sesame oil|kimchi|dashi)\b/i;
const PASTA =
  /\b(?:spaghetti|linguine|tagliatelle|fettuccine|penne|rigatoni|fusilli|farfalle|orecchiette|macaroni|pasta|gnocchi|tortellini|ravioli)\b/i;
const BEATS_EGGS = /\b[Bb]eat the eggs?\b/;
/** What is boiled in water and drained is no sauce. */
const SAUCY = /\b(?:[Ss]immer|bubble|boil\w* [^.]*\buntil (?:syrupy|thick|reduced))/;
const TOSSED = /\b[Tt]oss\b/;
/** What is left of the water is the sauce. */
const OFF_HEAT = /^Take (?:the pan |it )?off the heat\b/;
const BAKED = /\b(?:oven|[Bb]ake)\b/;
/** What is done to a dish when it is ready. */
const LAST_TOUCH =
  /^(?:Scatter|Serve|Rest|Leave|Slice|Season|Finish|Sprinkle|Top|Garnish|Take out|Sharpen|Spoon|Divide|Ladle)\b/;

/** A dish with cream where it has none: in its sauce, its eggs or spooned over; `null` where cream has no place. */
export function withCream(recipe: ComposedRecipe, may: (name: string) => boolean): ComposedRecipe | null {
  const { title, tags, ingredients, instructions } = recipe;
  const has = (food: RegExp) => ingredients.some(({ name }) => food.test(name));
  if (DRESSING.test(title))
    return added(recipe, SPOONED.find(may), 0.5, 'tbsp', (white, steps) => [
      ...steps.slice(0, -1),
      `Whisk in the ${white} until smooth.`,
      ...steps.slice(-1),
    ]);
  if (SWEET_PLATES.test(title))
    return added(recipe, has(/yogurt/) ? undefined : SPOONED.find(may), 2, 'tbsp', (white, steps) =>
      withLastSentence(steps, `Spoon the ${white} over.`),
    );
  if (tags.includes('dessert') || tags.includes('drinks') || has(SEASONED_OTHERWISE)) return null;
  if (FILLED.test(title))
    return added(recipe, OVER_FILLINGS.find(may), 1, 'tbsp', (white, steps) =>
      withLastSentence(steps, `Top with the ${white}.`),
    );
  const cream = CREAMS.find(may);
  const simmers = instructions.findLastIndex((step) => SAUCY.test(step));
  if (simmers >= 0)
    return added(recipe, cream, CREAM_A_SERVING, 'ml', (name, steps) => inSauce(steps, simmers, name));
  const beats = instructions.findIndex((step) => BEATS_EGGS.test(step));
  if (beats >= 0)
    return added(recipe, cream, CREAM_IN_EGGS, 'ml', (name, steps) =>
      steps.with(beats, `${steps[beats]} Beat in the ${name}.`),
    );
  const tosses = instructions.findLastIndex((step) => TOSSED.test(step) || OFF_HEAT.test(step));
  return tosses > 0 && has(PASTA)
    ? added(recipe, cream, CREAM_A_SERVING, 'ml', (name, steps) =>
        steps.toSpliced(tosses, 0, `Stir in the ${name} and warm through for 1 minute.`),
      )
    : null;
}

/** With so much a serving of a food that may be in it. */
function added(
  recipe: ComposedRecipe,
  name: string | undefined,
  count: number,
  unit: string,
  steps: (name: string, before: readonly string[]) => string[],
): ComposedRecipe | null {
  if (name === undefined) return null;
  const { amount } = quantityOf(recipe.servings * count, { unit, units: unit }, 'fine');
  return {
    ...recipe,
    ingredients: [...recipe.ingredients, { amount, name }],
    instructions: steps(name, recipe.instructions),
  };
}

/** After what simmers, and before what is baked with it or served. */
function inSauce(steps: readonly string[], simmers: number, cream: string): string[] {
  const step = `Stir in the ${cream} and warm through for 1 minute.`;
  const isLast = simmers === steps.length - 1;
  if (!isLast) {
    const isBaked = steps.slice(simmers + 1).some((each) => BAKED.test(each));
    return steps.toSpliced(isBaked ? simmers + 1 : steps.length - 1, 0, step);
  }
  const sentences = sentencesIn(steps[simmers] ?? '');
  const served = sentences.findIndex((each) => LAST_TOUCH.test(each));
  const at = served > 0 ? served : sentences.length;
  return steps.with(simmers, sentences.toSpliced(at, 0, step).join(' '));
}

const withLastSentence = (steps: readonly string[], sentence: string): string[] =>
  steps.map((step, n) => (n === steps.length - 1 ? `${step} ${sentence}` : step));
