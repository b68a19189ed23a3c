import type { Nutrition } from '#features/foods/rules/catalog/food.ts';
import { gramsText, nutritionOf } from '#features/foods/rules/nutrition.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { type Message, msg, t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { OPENS } from './asking.ts';

/** What people ask how much there is of, and the lines that most of it comes from. */
const NUTRIENTS: readonly (readonly [
  words: string,
  nutrient: keyof Nutrition,
  name: Message,
  lines: RegExp | null,
])[] = [
  [
    'salt|sodium|salz|sel|sal|sale',
    'salt',
    msg('salt'),
    /\bsalt\b|soy sauce|fish sauce|oyster sauce|stock\b|miso|bacon|olives|capers|anchov|feta|parmesan/,
  ],
  [
    'sugars?|zucker|sucre|azucar|zucchero',
    'sugars',
    msg('sugar'),
    /sugar|honey|syrup|treacle|condensed milk/,
  ],
  ['saturated fats?|saturates', 'saturatedFat', msg('saturated fat'), null],
  ['fats?|fett|matieres? grasses?|grasa|grassi', 'fat', msg('fat'), null],
  ['fibre|fiber|ballaststoffe|fibres|fibra|fibre', 'fiber', msg('fiber'), null],
  ['proteins?|eiweiss|proteines|proteinas|proteine', 'protein', msg('protein'), null],
  [
    'carbs?|carbohydrates?|kohlenhydrate|glucides|hidratos|carboidrati',
    'carbohydrate',
    msg('carbohydrates'),
    null,
  ],
];
const HOW_MUCH =
  '(?:i mean |, )*(?:(?:roughly |about )?how (?:much|many grams(?: of)?|high in|low in|many)|(?:what s|whats|what is) (?:the )?|(?:is|are) (?:it|this|that|they|there) (?:very |really |quite )?(?:high in|low in|a lot of|much|lots of|full of)|(?:und )?wie ?viel|combien (?:de|d)|cuant[oa]s?|quant[oaie])';
const IN_IT =
  '(?: (?:is|are|s|does|do|in|has|have|per|it|this|that|there|they|each|a|one|serving|piece|bar|muffin|cookie|stuck|portion|person|slice|contain|content|the|whole|thing|recipe|dish|total|altogether|roughly|about|exactly|hat|ist|sind|das|da|drin|es|pro|y|t|il|dedans|hay|lleva|tiene|c|e|ci|sono))*';
const ASKED = NUTRIENTS.map(
  ([words, ...rest]) => [new RegExp(`^${OPENS}${HOW_MUCH} ?(?:${words})${IN_IT}$`), ...rest] as const,
);
const MOST_LINES = 4;

/** How much of a nutrient a serving has, and which lines bring it; `null` if a message asks no such thing. */
export function nutrientIn(
  said: string,
  recipe: () => ComposedRecipe | null,
  { catalog }: CookingKnowledge,
): string | null {
  const [, nutrient, name, ofLines] = ASKED.find(([pattern]) => pattern.test(said)) ?? [];
  const shown = nutrient && recipe();
  if (!shown || !nutrient || !name) return null;
  const eaten = nutritionOf(recipeFoods(catalog, shown.ingredients), shown.servings)?.perServing;
  if (!eaten) return null;
  const from = shown.ingredients
    .filter((line) => ofLines?.test(line.name))
    .slice(0, MOST_LINES)
    .map((line) => `${line.amount} ${foodOf(line)}`);
  return [
    t('A serving has about {amount} of {nutrient}.', {
      amount: gramsText(eaten[nutrient]),
      nutrient: t(name),
    }),
    ...(from.length > 0
      ? [
          t('The recipe has {lines} for {servings} servings.', {
            servings: shown.servings,
            lines: listed(from),
          }),
        ]
      : []),
  ].join(' ');
}
