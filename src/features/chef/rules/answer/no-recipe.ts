import { type Message, msg, t } from '#shared/t.ts';
import { listed, listedEither } from '#shared/written/lists.ts';
import { type CookingKnowledge, wordFor } from '../knowledge/cooking-knowledge.ts';
import { allowedFoods } from '../request/allowed-foods.ts';
import type { Understood } from '../request/read-request.ts';
import { type ChefRequest, EMPTY_REQUEST } from '../request/request.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

/** Why there is no recipe, and what to ask for instead. */
export interface NoRecipe {
  kind: 'not-understood';
  message: string;
  suggestions: string[];
  /** Words of the prompt that were not used. */
  notUnderstood: string[];
  /** What to search the site's recipes for. */
  lookFor?: string;
  /** Send this back instead of the previous recipe's. */
  memory?: ChefMemory;
}

const SUGGESTIONS = [
  msg('A quick vegan curry with chickpeas and spinach'),
  msg('Something Italian for two, no dairy'),
  msg('Use up zucchini and feta in 30 minutes'),
];

/** Messages to send next, in the reader's language, all of which the chef reads. */
export const suggested = (messages: readonly Message[]): string[] => messages.map((each) => t(each));

/** Examples of what may be asked for. */
export const examples = (): string[] => suggested(SUGGESTIONS);

/** Characters of a word that the chef repeats. */
const LONGEST_QUOTED = 40;

/** 'Chicken, but no chicken' is contradictory. */
export function contradictionIn(
  { wanted, avoidedFoods }: ChefRequest,
  { unknown }: Understood,
  knowledge: CookingKnowledge,
): NoRecipe | null {
  if (avoidedFoods.length === 0) return null;
  const allowed = allowedFoods({ ...EMPTY_REQUEST, avoidedFoods }, knowledge);
  const both = wanted.find((names) => names.every((name) => !allowed.has(name)));
  if (!both) return null;
  const say = wordFor(both, knowledge);
  return {
    kind: 'not-understood',
    message: t('You asked for {say} and also for no {say}. Which is it?', { say }),
    suggestions: examples(),
    notUnderstood: unknown,
  };
}

/** Whether all that was asked for is food that the chef cannot cook with. */
export function isOnlyOf({ unusable, request }: Understood): boolean {
  const { dishes, wanted, diets, avoidedTraits, avoidedFoods, cuisine, meal, moods, servings } = request;
  const said = [...dishes, ...wanted, ...diets, ...avoidedTraits, ...avoidedFoods];
  // 'Eight of us at the club, and more than crisps, please.'
  const isOccasion = (servings ?? 0) > 2 || moods.some((mood) => OCCASIONS.has(mood));
  return unusable.length > 0 && said.length === 0 && !cuisine && !meal && !isOccasion;
}
const OCCASIONS = new Set(['party', 'picnic', 'kids', 'family']);

/** A word as the chef repeats it, shortened: what somebody's cat typed would fill the screen. */
export function quotable(word: string): string {
  return word.length > LONGEST_QUOTED ? `${word.slice(0, LONGEST_QUOTED)}…` : word;
}

export function nothingUnderstood({ unknown, unusable }: Understood): NoRecipe {
  const words = [...unusable, ...unknown].slice(0, 3).map((word) => `“${quotable(word)}”`);
  const message =
    words.length === 0
      ? t('Tell me what you would like to eat: a food, a dish, a cuisine or a diet.')
      : t(
          'I did not understand {join}. Name a food, a dish, a cuisine or a diet, and I will find a recipe.',
          { join: words.join(', ') },
        );
  return {
    kind: 'not-understood',
    message,
    suggestions: examples(),
    notUnderstood: [...unknown, ...unusable],
    ...(words.length > 0 ? { lookFor: [...unusable, ...unknown].join(' ') } : {}),
  };
}

export function noRecipe(
  request: ChefRequest,
  { unknown }: Understood,
  knowledge: CookingKnowledge,
): NoRecipe {
  const limits = [
    ...(request.minutes === null ? [] : [t('within {minutes} minutes', { minutes: request.minutes })]),
    ...(request.diets.length > 0 ? [listed(request.diets)] : []),
    ...knowledge.dishes
      .filter(({ id }) => id === request.dishes[0])
      .map(({ title }) => t('as {dish}', { dish: title.toLowerCase() })),
    ...(request.missing.length > 0 ? [t('without {tools}', { tools: listedEither(request.missing) })] : []),
  ];
  return {
    kind: 'not-understood',
    message:
      limits.length > 0
        ? t(
            'I could not find a good dish that meets all of this ({join}). Drop one requirement, and I will try again.',
            { join: limits.join(', ') },
          )
        : t(
            'I could not find a good dish that meets all of this. Drop one requirement, and I will try again.',
          ),
    suggestions: [
      ...(request.minutes === null ? [] : [t('The same with more time')]),
      ...(request.dishes.length === 0 ? [] : [t('The same as any other dish')]),
      ...examples(),
    ].slice(0, 3),
    notUnderstood: unknown,
  };
}
