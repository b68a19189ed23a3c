import { type Message, msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';

/** What saves work, by the words of the lines and steps of a dish; those that come first save most. */
const SHORTCUTS: readonly (readonly [of: RegExp, said: Message])[] = [
  [/white sauce|whisk in the milk/i, msg('Buy the white sauce ready-made.')],
  [
    /\b(?:croissant|puff pastry|shortcrust|phyllo|filo)\b.*\b(?:roll|rub|fold)\b/is,
    msg('Buy the pastry ready-rolled.'),
  ],
  [/yeast[\s\S]*\b(?:knead|dough)\b/i, msg('Buy the dough ready-made, from the chiller or a bakery.')],
  [
    /icing sugar[\s\S]*\b(?:fluffy|cover the cake|spread)/i,
    msg('Dust it with icing sugar instead of making the icing.'),
  ],
  [/\b(?:soak|dried (?:beans|chickpeas|black beans|kidney beans))\b/i, msg('Take pulses from a tin.')],
  [/\bpotatoes?\b[\s\S]*\bmash/i, msg('Buy the mash ready-made.')],
  [/\b(?:boil|cook) the (?:[a-z-]+ )?rice\b/i, msg('Take a pouch of cooked rice, and only heat it.')],
  [/\blettuce|\brocket|salad leaves/i, msg('Buy the salad washed and cut.')],
  [
    /\bonions?\b[\s\S]*\bcarrots?\b[\s\S]*\bcelery\b/i,
    msg('A bag of frozen chopped onion, carrot and celery saves the cutting.'),
  ],
  [
    /(?:^(?:ground (?!almonds)[a-z]+|garam masala|(?:chilli|curry) powder|(?:sweet|smoked) paprika)[^\n]*$[\s\S]*){3}/im,
    msg('One bought spice mix stands in for all of the spices.'),
  ],
  [/\bgarlic\b/i, msg('Garlic from a jar or tube, and frozen chopped onions, save the peeling.')],
  [
    /\b(?:potatoes|carrots?|peppers?|broccoli|squash|cabbage|leeks?|courgettes?|beans|mushrooms)\b/i,
    msg('Buy the vegetables frozen or ready cut.'),
  ],
];
const MOST_TOLD = 2;

/** What saves work in a dish, most of it first. */
export function shortcutsFor({ ingredients, instructions }: ComposedRecipe): string[] {
  const all = [...ingredients.map(({ name }) => name), ...instructions].join('\n');
  return SHORTCUTS.filter(([of]) => of.test(all))
    .slice(0, MOST_TOLD)
    .map(([, said]) => t(said));
}

/** Steps and minutes of a dish that is as simple as can be. */
const FEW_STEPS = 4;
const FEW_MINUTES = 25;

/** That there is hardly any work in a dish; `null` if there is. */
export function simpleAlready({ instructions, prepTime, cookTime }: ComposedRecipe): string | null {
  const minutes = prepTime + cookTime;
  return instructions.length <= FEW_STEPS && minutes <= FEW_MINUTES
    ? t('It is simple as it is: {steps, plural, one {# step} other {# steps}} and {minutes} minutes.', {
        steps: instructions.length,
        minutes,
      })
    : null;
}
