import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { type Message, msg } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { readPart } from '../classics/classic.ts';
import { sentencesIn } from '../classics/text.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { quantityOf } from '../knowledge/quantities.ts';

/** What may be asked of the taste and the texture of the dish on screen, and changes its lines or steps. */
export const TEXTURES = [
  'crispier',
  'gooier',
  'smokier',
  'sharper',
  'thicker',
  'thinner',
  'saucier',
  'cheesier',
  'garlickier',
  'herbier',
  'lemonier',
  'chocolatier',
] as const;
export type Texture = (typeof TEXTURES)[number];
export const isTexture = (tweak: string): tweak is Texture => (TEXTURES as readonly string[]).includes(tweak);

/** Whether a food may be added. */
type May = (name: string) => boolean;
type Change = (recipe: ComposedRecipe, may: May, knowledge: CookingKnowledge) => ComposedRecipe | null;

const MORE = 1.5;
const LIQUIDS = /^(?:[a-z]+ )?(?:stock|water|broth|dashi)$/;
const SAUCES =
  /^(?:[a-z]+ )?(?:stock|broth|passata|cream|coconut milk|wine|crème fraîche)$|^canned chopped tomatoes|^canned coconut milk|^(?:soy|oyster|fish) sauce$/;
const CHEESES =
  /parmesan|pecorino|cheddar|mozzarella|gruyère|feta|emmental|gouda|goat's cheese|blue cheese|ricotta/i;
/** What cheese goes with, and what it does not. */
const WITH_CHEESE =
  /pasta|spaghetti|penne|macaroni|linguine|tagliatelle|rigatoni|fusilli|potato|canned chopped tomatoes/;
const OF_ASIA = /soy sauce|fish sauce|kecap|curry powder|garam masala|coconut milk|dashi|oyster sauce/;
const HERBS = /^(?:fresh )?(?:parsley|basil|coriander|dill|mint|chives|thai basil|tarragon|oregano)$/i;
const SOURS = /^(?:lemon|lime) juice$|vinegar$/;
const LEMONS = /^lemon(?:s| juice| zest)?$/;
const CHOCOLATES = /cocoa powder|chocolate/;
/** What soaks up the liquid it is cooked in. */
const SOAKS = /rice|pasta|spaghetti|penne|noodle|couscous|barley|quinoa|orzo|macaroni/;
const SIMMERS = /\b(?:simmer|stew|braise|boil the sauce)\b/i;
const IN_OVEN = /\b(?:bake|roast|return to the oven|in the oven)\b[^.]*\b(\d+) minutes/i;
const BAKES = /\b([Bb]ake(?:[^.]*?) for )(\d+)( minutes)/;
const FRIED_TWICE = /for deep-frying/;
const IN_PAN = /\b(?:fry|sear|brown)\b[^.]*\b\d+ minutes\b/i;
const SAVOURY =
  /onion|garlic|stock|soy sauce|black pepper|mustard|tomato|mozzarella|parmesan|cheddar|feta|chicken|beef|pork|lamb|bacon|\bham\b|salmon|tuna|\bcod\b|prawn|olive oil|cumin|chilli|paprika/i;
const SWEETENED = /sugar(?! snap)|syrup|honey(?!dew)|banana|dates\b/;
/** Whether a dish is eaten sweet, also where it is no dessert: pancakes, porridge. */
export const isSweet = ({ tags, ingredients }: Pick<ComposedRecipe, 'tags' | 'ingredients'>): boolean =>
  tags.some((tag) => tag === 'dessert' || tag === 'drinks') ||
  (ingredients.some(({ name }) => SWEETENED.test(name)) &&
    !ingredients.some(({ name }) => SAVOURY.test(name)));
const isOfFlour = ({ ingredients }: ComposedRecipe): boolean =>
  ingredients.some(({ amount, name }) => /flour\b/.test(name) && /^\d{3,} g/.test(amount));

/** What tells whether a line is of a food, by its name: a pattern, or what the food is known by. */
export type Lines = Pick<RegExp, 'test'>;

/** The recipe with other amounts of the lines that fit; `null` if nothing changes. */
export function multiplied(
  recipe: ComposedRecipe,
  foods: Lines,
  factor: number,
  { catalog }: CookingKnowledge,
): ComposedRecipe | null {
  let isChanged = false;
  const ingredients = recipe.ingredients.map((line) => {
    const name = foodOf(line);
    if (!foods.test(name) || !findFood(catalog, name)) return line;
    const part = readPart(`${line.amount} ${line.name}`);
    const isLitres = line.amount.endsWith(' l');
    const { amount } = isLitres
      ? quantityOf(part.count * 1000 * factor, { unit: 'ml', units: 'ml' }, 'fine')
      : quantityOf(part.count * factor, part, 'fine');
    isChanged ||= amount !== line.amount;
    return { ...line, amount };
  });
  return isChanged ? { ...recipe, ingredients } : null;
}

/** With a further food that goes in shortly before the dish is served. */
function withFood(
  recipe: ComposedRecipe,
  count: number,
  unit: string,
  name: string,
  step: string,
): ComposedRecipe {
  const { amount } = quantityOf(count, { unit, units: unit }, 'fine');
  const { instructions } = recipe;
  return {
    ...recipe,
    ingredients: [...recipe.ingredients, { amount, name }],
    instructions: [...instructions.slice(0, -1), step, ...instructions.slice(-1)],
  };
}

/** With a sentence behind the last step that fits. */
function withSentence(
  recipe: ComposedRecipe,
  fits: RegExp,
  sentence: string,
  more = 0,
): ComposedRecipe | null {
  const at = recipe.instructions.findLastIndex((step) => fits.test(step));
  if (at < 0) return null;
  return {
    ...recipe,
    cookTime: recipe.cookTime + more,
    instructions: recipe.instructions.map((step, nth) =>
      nth === at ? sayingAfter(step, fits, sentence) : step,
    ),
  };
}

/** Nothing is simmered after it has been served. */
function sayingAfter(step: string, fits: RegExp, sentence: string): string {
  const sentences = sentencesIn(step);
  const at = sentences.findLastIndex((each) => fits.test(each));
  const isServed = sentences.slice(at + 1).some((each) => SERVES.test(each));
  return (isServed ? sentences.toSpliced(at + 1, 0, sentence) : [...sentences, sentence]).join(' ');
}
const SERVES = /^(?:Scatter|Serve|Sprinkle|Top|Garnish|Finish|Divide|Ladle|Spoon)\b/;

/** Bakes longer or shorter than before. */
function baked(recipe: ComposedRecipe, share: number, sentence: string): ComposedRecipe | null {
  const at = recipe.instructions.findLastIndex((step) => BAKES.test(step));
  const minutes = Number(BAKES.exec(recipe.instructions[at] ?? '')?.[2] ?? 0);
  if (minutes === 0) return null;
  const other = Math.max(1, Math.round(minutes * share));
  return {
    ...recipe,
    cookTime: recipe.cookTime + other - minutes,
    instructions: recipe.instructions.map((step, nth) =>
      nth === at ? `${step.replace(BAKES, `$1${other}$3`)} ${sentence}` : step,
    ),
  };
}

const HOW: Readonly<Record<Texture, Change>> = {
  crispier: (recipe) => {
    if (recipe.ingredients.some(({ name }) => FRIED_TWICE.test(name)))
      return withSentence(
        recipe,
        /\b[Ff]ry\b/,
        'Shortly before serving, fry everything once more at 190 °C (375 °F) for 1 minute, and drain it on a rack: that makes it extra crisp.',
        3,
      );
    if (isSweet(recipe) && isOfFlour(recipe))
      return baked(recipe, 1.2, 'Cool them on a rack, so that they turn crisp all round.');
    return (
      withSentence(
        recipe,
        IN_OVEN,
        'For the last 4 minutes, put it uncovered under the hot grill, until the top is crisp.',
      ) ??
      (recipe.instructions.some((step) => SIMMERS.test(step))
        ? null
        : withSentence(
            recipe,
            IN_PAN,
            'Dry what goes into the pan well and leave it alone until it is crisp underneath before you turn it.',
          ))
    );
  },
  gooier: (recipe) =>
    isSweet(recipe) || isOfFlour(recipe)
      ? baked(
          recipe,
          0.85,
          'Take it out while the middle still looks a little soft: it sets as it cools, and stays gooey.',
        )
      : null,
  smokier: (recipe, may, knowledge) => {
    if (isSweet(recipe)) return null;
    const stronger = multiplied(recipe, /^smoked paprika$/, 2, knowledge);
    if (stronger) return stronger;
    if (!may('smoked paprika')) return null;
    const isSwapped = recipe.ingredients.some(({ name }) => /^sweet paprika/.test(name));
    return isSwapped
      ? {
          ...recipe,
          ingredients: recipe.ingredients.map((line) => ({
            ...line,
            name: line.name.replace(/^sweet paprika/, 'smoked paprika'),
          })),
        }
      : withFood(recipe, recipe.servings * 0.375, 'tsp', 'smoked paprika', 'Season with the smoked paprika.');
  },
  sharper: (recipe, may, knowledge) => {
    const sharper = multiplied(recipe, SOURS, MORE, knowledge);
    if (sharper || isSweet(recipe) || !may('lemon juice')) return sharper;
    return withFood(recipe, recipe.servings * 0.5, 'tbsp', 'lemon juice', 'Sharpen it with the lemon juice.');
  },
  thicker: (recipe, _, knowledge) => {
    if (recipe.ingredients.some(({ name }) => SOAKS.test(name))) return null;
    if (recipe.tags.includes('drinks') || /smoothie|shake|lassi/i.test(recipe.title))
      return multiplied(recipe, /^(?:(?:oat|soy|almond|coconut) )?milk\b|juice$|^water$/, 0.6, knowledge);
    if (!recipe.instructions.some((step) => SIMMERS.test(step))) return null;
    return (
      multiplied(recipe, LIQUIDS, 0.75, knowledge) ??
      withSentence(recipe, SIMMERS, 'Simmer it for 8 minutes more without a lid, until it is thick.', 8)
    );
  },
  thinner: (recipe, _, knowledge) =>
    multiplied(recipe, isOfFlour(recipe) ? /^(?:oat )?milk$|^buttermilk$/ : LIQUIDS, 1.3, knowledge),
  saucier: (recipe, _, knowledge) => (isSweet(recipe) ? null : multiplied(recipe, SAUCES, MORE, knowledge)),
  cheesier: (recipe, may, knowledge) => {
    const more = multiplied(recipe, CHEESES, MORE, knowledge);
    const lines = recipe.ingredients.map(({ name }) => name).join('\n');
    if (more || isSweet(recipe) || !may('parmesan') || !WITH_CHEESE.test(lines) || OF_ASIA.test(lines))
      return more;
    return withFood(
      recipe,
      recipe.servings * 15,
      'g',
      'parmesan, grated',
      'Stir in the parmesan off the heat.',
    );
  },
  garlickier: (recipe, _, knowledge) => multiplied(recipe, /^garlic(?: powder)?$/, 2, knowledge),
  herbier: (recipe, may, knowledge) => {
    const more = multiplied(recipe, HERBS, 2, knowledge);
    if (more || isSweet(recipe)) return more;
    const isOfEast = recipe.ingredients.some(({ name }) => OF_ASIA.test(name));
    const herb = isOfEast && may('fresh coriander') ? 'fresh coriander' : 'parsley';
    if (!may(herb)) return null;
    return withFood(recipe, recipe.servings * 5, 'g', `${herb}, chopped`, `Stir in the ${herb}.`);
  },
  lemonier: (recipe, may, knowledge) => {
    const more = multiplied(recipe, LEMONS, MORE, knowledge);
    if (more || isSweet(recipe) || !may('lemon juice')) return more;
    return withFood(recipe, recipe.servings * 0.5, 'tbsp', 'lemon juice', 'Stir in the lemon juice.');
  },
  chocolatier: (recipe, _, knowledge) => multiplied(recipe, CHOCOLATES, 1.35, knowledge),
};

/** The recipe as its taste or texture is wished for; `null` if nothing in it can be changed for that. */
export const textured = (
  recipe: ComposedRecipe,
  texture: Texture,
  may: May,
  knowledge: CookingKnowledge,
): ComposedRecipe | null => HOW[texture](recipe, may, knowledge);

/** What was changed. */
export const TEXTURE_SAID: Readonly<Record<Texture, Message>> = {
  crispier: msg('It is made crispier, with more crunch: see the last steps.'),
  gooier: msg('It bakes for a shorter time, so that the middle stays gooey.'),
  smokier: msg('It is smokier now, with more smoked paprika.'),
  sharper: msg('It is sharper now, with more lemon, lime or vinegar.'),
  thicker: msg('It is thicker now, with less liquid or more time without a lid.'),
  thinner: msg('It is thinner now, with more liquid.'),
  saucier: msg('It has about half as much sauce again.'),
  cheesier: msg('It has more cheese now.'),
  garlickier: msg('It has twice the garlic now.'),
  herbier: msg('It has more herbs now.'),
  lemonier: msg('It has about half as much lemon again.'),
  chocolatier: msg('It has about a third more chocolate or cocoa.'),
};

/** Words for each, as a pattern of one word. */
export const TEXTURE_WORDS: readonly (readonly [words: RegExp, texture: Texture])[] = [
  [/^(?:crispier|crunchier)$/, 'crispier'],
  [/^(?:chewier|chewy|gooier|gooey|fudgier|fudgy|squidgier|squidgy)$/, 'gooier'],
  [/^(?:smokier|smoky|smokey|rauchig(?:e[mnrs]?)?|rauchiger|fumee?|ahumad[oa]|affumicat[oa])$/, 'smokier'],
  [/^(?:sharper|tangier|tangy|zingier|zingy|zestier|acidic|sour|sourer)$/, 'sharper'],
  [/^(?:thicker)$/, 'thicker'],
  [/^(?:thinner|runnier|looser|soupier|brothier|wetter)$/, 'thinner'],
  [/^(?:saucier|saucy)$/, 'saucier'],
  [/^(?:cheesier|cheesy)$/, 'cheesier'],
  [/^(?:garlickier|garlicky)$/, 'garlickier'],
  [/^(?:herbier|fresher|greener)$/, 'herbier'],
  [/^(?:lemonier|lemony|lemoney)$/, 'lemonier'],
  [/^(?:chocolatier|chocolatey|chocolaty|chocolateyer)$/, 'chocolatier'],
];

/** The texture that a word asks for. */
export const textureOf = (word: string): Texture | undefined =>
  TEXTURE_WORDS.find(([pattern]) => pattern.test(word))?.[1];
