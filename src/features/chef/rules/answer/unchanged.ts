import { type Message, msg, t } from '#shared/t.ts';
import { cheaperSaid } from '../classics/cheaper.ts';
import { wayFor } from '../kitchen/quicker.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf, withoutCut } from '../knowledge/line-food.ts';
import { HEAT } from '../replies/about-taste.ts';
import { suitsChildren } from '../replies/liked-by-children.ts';
import type { Understood } from '../request/read-request.ts';
import type { ComposedRecipe } from './check-recipe.ts';
import { hasNone } from './has-none.ts';
import { restOf } from './rest-of.ts';

/** The dish on screen: its minutes without those that it waits by itself. */
interface Shown {
  servings: number;
  minutes: number;
  lines: readonly { amount: string; name: string }[];
}

/** What a dish is made without, as its steps say. */
const UNNEEDED: Readonly<Record<string, readonly [used: RegExp, said: Message]>> = {
  oven: [/\b(?:oven|bake[ds]?|roast(?:ed)?|grill(?:ed)?|air fryer)\b/i, msg('It needs no oven as it is.')],
  stove: [
    /\b(?:pan|pot|fry|simmer|boil(?:ed)?|melt|heat|saucepan|warm)\b/i,
    msg('It needs no stove as it is.'),
  ],
  blender: [/\b(?:blend(?:er|ed)?|food processor|purée)\b/i, msg('It needs no blender as it is.')],
};

/** What is said where a wish is met already, or cannot be met, and all stays as it was. */
export function unchangedBy(
  { changes, request }: Understood,
  previous: Shown,
  recipe: ComposedRecipe,
  knowledge: CookingKnowledge,
): string[] {
  const { ingredients } = recipe;
  const isChanged =
    ingredients.length !== previous.lines.length ||
    ingredients.some(
      ({ amount, name }) => !previous.lines.some((line) => line.name === name && line.amount === amount),
    );
  if (isChanged) return [];
  const says = (...words: string[]) => changes.some((change) => words.includes(change));
  if (says('simpler', 'easier'))
    return [
      t(
        'I do not know a good way to make this simpler. You can save work by buying parts of it ready-made, such as dough, pastry, sauce or cut vegetables.',
      ),
    ];
  if (request.heat === 'mild') {
    const hot = ingredients.find(({ name }) => HEAT.test(name));
    return [
      hot
        ? t('Its heat is in the {food}: stir in half of it, taste, and add more if you like.', {
            food: withoutCut(hot.name),
          })
        : t('It is mild already: there is no chili in it.'),
    ];
  }
  const met = [
    ...request.missing.flatMap((tool) => {
      const [used, said] = UNNEEDED[tool] ?? [];
      return used && said && !recipe.instructions.some((step) => used.test(step)) ? [t(said)] : [];
    }),
    ...(request.servings === previous.servings
      ? [t('The amounts are for {servings} already.', { servings: previous.servings })]
      : []),
    // What has to wait for hours is not ready in minutes, however little work it is.
    ...(restOf(recipe) === 0 && request.minutes !== null && request.minutes >= previous.minutes
      ? [t('It takes {minutes} minutes as it is.', { minutes: previous.minutes })]
      : []),
    ...(restOf(recipe) === 0 && says('faster', 'quicker', 'sooner')
      ? [wayFor(recipe) ?? ''].filter(Boolean)
      : []),
    ...(says('cheaper') && cheaperSaid(ingredients.map((line) => foodOf(line))) === null
      ? [
          t(
            'I know nothing cheaper that does the same work in it. Own brands, and what is in season, frozen or in tins, cost the least.',
          ),
        ]
      : []),
    ...(request.moods.includes('kids') ? [suitsChildren(recipe)] : []),
  ];
  return met.length > 0 ? met : noneOfIt(request, recipe, knowledge);
}

/** Whether a sentence tells that a dish keeps to the minutes it may take. */
export const saysWithin = (sentence: string): boolean => {
  const [, minutes = '', most = ''] = /(\d+)\D+(\d+)/.exec(sentence) ?? [];
  return sentence === t('It takes {minutes} minutes, within your {most}.', { minutes, most });
};

/** That a dish has nothing in it of what is left out. */
function noneOfIt(
  request: Understood['request'],
  { ingredients }: ComposedRecipe,
  knowledge: CookingKnowledge,
): string[] {
  const [food, ...others] = request.avoidedFoods;
  if (food && others.length === 0 && request.avoidedTraits.length === 0)
    return [hasNone(food, ingredients, knowledge)].filter((each) => each !== null);
  // One that is in it after all, as a substitute may be, is told by name or not at all.
  if (request.avoidedFoods.some((each) => hasNone(each, ingredients, knowledge) === null)) return [];
  // Who cooks for children leaves out drinks that nobody named.
  const traits = request.moods.includes('kids')
    ? request.avoidedTraits.filter((trait) => trait !== 'alcohol')
    : request.avoidedTraits;
  return request.avoidedFoods.length + traits.length > 0
    ? [t('There is nothing of that in it, so it stays as it is.')]
    : [];
}
