import type { ComposedRecipe } from '#features/chef/rules/answer/check-recipe.ts';

/** Conditions with a rule of their own, by the start of their note, and what no ingredient line may then contain. */
const CONDITIONS: readonly (readonly [note: RegExp, never: RegExp])[] = [
  [/^For diabetes/, /\bsugar(?! snap)|honey|syrup|jam\b|dried fruit|raisin|chocolate/i],
  [/^For blood pressure/, /\bsalt\b|stock|soy sauce|bacon|\bham\b|feta|olives\b|parmesan/i],
  [
    /^For the cholesterol/,
    /(?<!vegan |nut |cocoa )butter\b(?! beans)|double cream|cheddar|bacon|lard|grapefruit/i,
  ],
  [/^With a statin/, /grapefruit|pomelo/i],
  [/^For the heart/, /\bsalt\b|stock|(?<!vegan |nut )butter\b(?! beans)|double cream|bacon|cheddar/i],
  [
    /^For gout/,
    /beef|lamb|pork|bacon|prawn|mussel|anchov|sardine|liver|(?:chicken|fish) stock|\bwine\b(?! vinegar)/i,
  ],
  [/^For the stomach/, /tomato|lemon|onion|garlic|chilli|vinegar|black pepper|chocolate|coffee/i],
  [/^For a low-FODMAP/, /\bonion|garlic|apple|honey|wheat|lentil/i],
  [/^For alpha-gal/, /beef|lamb|pork|bacon|(?<!oat |soy |coconut )milk|(?<!vegan )butter|lard/i],
  [/^With warfarin/, /kale|cavolo|spinach|chard|broccoli|cabbage|parsley|cranberr|grapefruit/i],
  [/^With an MAOI/, /parmesan|cheddar|salami|bacon|soy sauce|\bwine\b|stock/i],
  [/^For histamine/, /tomato|parmesan|bacon|\bwine\b|spinach|chocolate/i],
  [/^For Lent/, /beef|lamb|pork|bacon|chicken|turkey|\blard\b/i],
  [/^For Passover/, /flour|bread|rice|\bcorn|lentil|yeast/i],
  [/^For the pollen allergy/, /apple|carrot|peach|almond|hazelnut|celery/i],
  [/^To keep the salt down/, /\bsalt\b|stock|soy sauce|bacon|\bham\b|feta|olives\b|parmesan/i],
  [
    /^For the gallbladder/,
    /(?<!vegan |nut |cocoa )butter\b(?! beans)|double cream|cheddar|bacon|lard|\bnuts\b/i,
  ],
  [/^For G6PD/, /broad beans?|fava|\bsoy|tofu/i],
  [
    /^For the kidneys/,
    /potato|tomato|banana|orange|avocado|spinach|beans?\b|lentil|\bnuts\b|almond|mushroom|chocolate|\bsalt\b|stock|cheddar|bacon/i,
  ],
  [
    /^For somebody with a weak immune system/,
    /very fresh|smoked salmon|prawn|mussel|brie|blue cheese|feta|salami|sprouts|honey|chilli|\bwine\b(?! vinegar)|\bsteak/i,
  ],
  [/^For the bowel/, /\bnuts\b|almond|seeds|lentil|sweetcorn|raisin|raspberr|wholemeal|chilli/i],
  [/^(?:For a sore mouth|So that it needs little)/, /\bnuts\b|almonds|seeds|bread|lettuce|bacon|\bsteak/i],
  [/^For a puréed/, /\bnuts\b|almonds|seeds|bread|lettuce|bacon|\bsteak|peas\b/i],
  [/^After an operation/, /very fresh|smoked salmon|chilli|\bwine\b(?! vinegar)|deep-frying/i],
  [
    /^For Whole30/,
    /\bsugar(?! snap)|honey|syrup|bread|\brice|\bbeans?\b|lentil|cheese|(?<!coconut )milk|\bbutter/i,
  ],
  [
    /^For the autoimmune/,
    /tomato|(?<!sweet )potato|\beggs?\b|\bnuts|cheese|\bbutter|\brice|pepper|cumin|sugar/i,
  ],
  [/^For fructose/, /\bsugar(?! snap)|honey|syrup|apple|pear|mango|raisin|\bonion|garlic|\bjuice of/i],
  [/^For (?:Hindus|Sikhs)/, /beef|veal|pork|bacon|\bham\b|gelatine|\bwine\b(?! vinegar)/i],
  [/^With lithium/, /coffee|espresso|\bwine\b(?! vinegar)|beer|\brum\b/i],
  [/^With a medicine that grapefruit/, /grapefruit|pomelo|marmalade/i],
  [/^With a medicine that must not be mixed with alcohol/, /\bwine\b|vanilla extract|beer|sherry|\brum\b/i],
  [/^With a medicine that keeps potassium/, /banana|avocado|raisin|prune|dried apricot/i],
  [/^With levothyroxine/, /\bsoy|tofu|coffee|espresso/i],
  [/^For an overactive thyroid/, /seaweed|nori|kombu/i],
  [/^For a diet low in iodine/, /(?<!oat |coconut )milk|\beggs?\b|prawn|cod|salmon|soy|nori|cheese/i],
  [/^For too much iron/, /beef|lamb|pork|liver|prawn|mussel|\bwine\b(?! vinegar)/i],
  [
    /^To keep oxalate low/,
    /spinach|chard|rhubarb|beetroot|potato|almond|cashew|peanut|chocolate|cocoa|tofu|\bsoy|sesame/i,
  ],
];

const FOR_NEITHER =
  /very fresh|runny|medium rare|sashimi|swordfish|shark|smoked salmon|\b(?:rum|wine|brandy|beer)\b(?! vinegar)/i;
const WITH_CHILD = /brie|blue cheese|p[âa]té|liver|prosciutto|salami|tuna|coffee/i;
const FOR_NO_CHILD = /almonds|walnuts|cashews|hazelnuts|peanuts|popcorn|grapes|chilli|cherry tomatoes/i;
const FOR_NO_BABY = /honey|\bsalt\b|sugar|stock/i;

/**
 * A forbidden part of a dish that was cooked for a pregnant woman, a small child or a known condition although its wording
 * calls for a question; `null` if the dish is safe.
 */
export function carelessPart({ recipe, why }: { recipe: ComposedRecipe; why: string[] }): string | null {
  const lines = recipe.ingredients.map(({ name }) => name).join('\n');
  const first = (text: string, ...never: RegExp[]) =>
    never.map((each) => each.exec(text)?.[0]).find((found) => found !== undefined) ?? null;
  const condition = CONDITIONS.find(([note]) => why.some((each) => note.test(each)));
  if (condition) return first(lines, condition[1]);
  const [, who] = /^For (pregnancy|a baby|a small child)/.exec(why[0] ?? '') ?? [];
  if (!who) return 'cooked without a word about it';
  const text = [lines, ...recipe.instructions].join('\n');
  if (who === 'pregnancy') return first(text, FOR_NEITHER, WITH_CHILD);
  return first(text, FOR_NEITHER, FOR_NO_CHILD, ...(who === 'a baby' ? [FOR_NO_BABY] : []));
}
