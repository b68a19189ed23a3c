import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { caveatsOf, dietsSaid } from '../answer/explain.ts';
import { filledIn } from '../answer/filled-in.ts';
import { originalSaid, regionalFoods } from '../answer/regional-foods.ts';
import { foodCountSaid } from '../conditions/few-foods.ts';
import { unfitSaid, withoutMachine, withoutUnfit } from '../cooking/machines.ts';
import { potsSaid } from '../devices/one-pot.ts';
import { type CookingKnowledge, groupWord, wordFor } from '../knowledge/cooking-knowledge.ts';
import { foodOf, withoutCut } from '../knowledge/line-food.ts';
import type { ChefRequest } from '../request/request.ts';
import { cheaperSaid } from './cheaper.ts';
import type { Classic } from './classic.ts';
import type { CookedClassic, Obstacle } from './cook.ts';
import { HOT } from './foods.ts';
import { preparedSaid } from './prepared.ts';
import { spoken } from './text.ts';
import { namesIn, titleWord } from './title.ts';

const MOST_NAMED = 5;
/** A dish that takes longer is not quick, whatever it is called. */
const AN_HOUR = 60;

/**
 * Why a named dish is cooked this way, as sentences for the cook, most important first. Each follows from the recipe.
 */
export function explainClassic(
  classic: Classic,
  { recipe, swaps, added, hidden, has, left }: CookedClassic,
  request: ChefRequest,
  knowledge: CookingKnowledge,
  /** Whether the chef chose the dish just now for the foods that are wanted, so that nobody misses what it has otherwise. */
  isForFoods = false,
): string[] {
  const isMeant = (taken: string | null) =>
    isForFoods &&
    request.wanted.flat().some((name) => {
      const food = knowledge.larder.get(name);
      return taken === name || taken === food?.plural || taken === food?.say;
    });
  const replaced = swaps.filter(({ taken }) => taken !== null && !isMeant(taken));
  // Who reads of one food that is gone reads of all.
  const gone = swaps.filter(({ taken }) => taken === null);
  const dropped = gone.some(({ isDefining }) => !isDefining) ? gone : [];
  const defining = swaps.filter(({ isDefining, isLead, taken }) => isDefining && !isLead && !isMeant(taken));
  const asked = request.isWantedForDish
    ? []
    : request.wanted.filter((group) => group.some((name) => has.includes(name)));
  const isAdded = (group: readonly string[]) =>
    group.some((name) => has.includes(name) && added.includes(knowledge.larder.get(name)?.say ?? ''));
  const isChosen = (group: readonly string[]) =>
    group.every((name) => request.chosenFoods?.includes(name) === true);
  const own = asked
    .filter((group) => !isAdded(group) && !isChosen(group))
    .map((group) => sayOf(group, has, knowledge));
  const chosen = new Set((request.chosenFoods ?? []).map((name) => knowledge.larder.get(name)?.say));
  const addedSo = added.filter((food) => chosen.has(food));
  const addedAsked = added.filter((food) => !chosen.has(food));
  const makers = classic.lines
    .filter(
      ({ isDefining, name }) => isDefining && !swaps.some(({ own }) => own === spoken(name) || own === name),
    )
    .map(({ name }) => spoken(name));
  const mild =
    request.heat === 'mild'
      ? classic.lines
          .map(({ name }) => name)
          .filter((name) => HOT.test(name) && recipe.ingredients.some((line) => foodOf(line) === name))
          .map(spoken)
      : [];
  const title = classic.title;
  const cheaper = request.moods.includes('cheap') ? cheaperSaid(recipe.ingredients.map(foodOf)) : null;
  return [
    ...replaced.map(({ own: before, taken }) =>
      t('I used {taken} instead of {before}.', { taken: taken ?? '', before }),
    ),
    ...(dropped.length > 0
      ? [t('I left out {foods}.', { foods: listed(dropped.map(({ own: name }) => name)) })]
      : []),
    ...(replaced.some(({ own: before, taken }) => taken === 'water' && /stock|broth/.test(before))
      ? [
          t(
            'Stock often has in it what is left out here, so it is cooked with water: season it well at the end.',
          ),
        ]
      : []),
    ...(defining.length > 0
      ? [
          t('The usual recipe for {title} has {foods}, so this is a variation on it.', {
            foods: listed(defining.map(({ own: name }) => name)),
            title,
          }),
        ]
      : []),
    ...(own.length > 0 ? [t('It has the {foods} you asked for.', { foods: listed([...new Set(own)]) })] : []),
    ...(mild.length > 0
      ? [t('It is mild: it has less {foods} in it than usual.', { foods: listed(mild) })]
      : []),
    ...(hidden.length > 0
      ? [t('I hid {foods} in it, so fine that nobody will find it.', { foods: listed(hidden) })]
      : []),
    ...(addedAsked.length > 0
      ? [t('I added the {foods} you asked for.', { foods: listed(addedAsked) })]
      : []),
    ...(addedSo.length > 0
      ? [t('I chose {foods}, as you named none in particular.', { foods: listed(addedSo) })]
      : []),
    ...(left.length > 0 ? [leftOutSaid(left, request, recipe, knowledge)] : []),
    ...(cheaper
      ? [t('I cannot compare prices, but this would cost less: {foods}.', { foods: cheaper })]
      : []),
    ...preparedSaid(classic, request.moods),
    ...dietsSaid(request),
    ...(request.moods.includes('quick') &&
    !request.isChosen &&
    !request.leanings.includes('few-ingredients') &&
    recipe.prepTime + recipe.cookTime > AN_HOUR
      ? [
          t('It takes {minutes} minutes: I do not know a quick way to make a good one.', {
            minutes: recipe.prepTime + recipe.cookTime,
          }),
        ]
      : []),
    ...(request.minutes === null
      ? []
      : [
          t('It takes {minutes} minutes, within your {most}.', {
            minutes: recipe.prepTime + recipe.cookTime,
            most: request.minutes,
          }),
        ]),
    ...foodCountSaid(recipe.ingredients, request),
    ...potsSaid(recipe, request.moods),
    ...regionalFoods(
      title,
      recipe.ingredients.map(({ name }) => name),
    ).map(originalSaid),
    // Who names a dish knows what makes it, and who names a food hears that it is in it.
    ...(makers.length > 1 && request.isChosen && own.length === 0
      ? [
          makersSaid(
            recipe.title === title ? title : recipe.title.replace(/ with .*$/, ''),
            listed(makers.slice(0, MOST_NAMED)),
          ),
        ]
      : []),
    ...(request.using.includes('grill') &&
    classic.needs.includes('oven') &&
    !/\bgrill/i.test(recipe.instructions.join(' '))
      ? [t('It is written for an oven: on a grill with a lid, bake it beside the fire at the same heat.')]
      : []),
    ...unfitSaid(classic, request.leanings),
    ...caveatsOf(withoutMachine(withoutUnfit(request, classic), classic), recipe),
  ];
}

const makersSaid = (title: string, foods: string): string =>
  t('What {title} is built on: {foods}.', { title, foods });

/** Whether a sentence says that what somebody asked for is in the dish, though it has gone from it since. */
export function saysGone(sentence: string, gone: readonly string[]): boolean {
  const foods = filledIn(sentence, (blank) => t('It has the {foods} you asked for.', { foods: blank }));
  return (
    (foods !== null && gone.some((food) => namesIn(foods, titleWord(food).toLowerCase()))) ||
    saysEarlier(
      sentence,
      gone.map((name) => ({ name })),
    )
  );
}
const BLANK = '\u0000';

/** Whether a sentence tells of a food that came into the dish in an earlier message. */
export function saysEarlier(sentence: string, before: readonly { name: string }[]): boolean {
  const [lead = '', middle = ''] = t('I used {taken} instead of {before}.', {
    taken: BLANK,
    before: BLANK,
  }).split(BLANK);
  const [taken] = sentence.startsWith(lead) ? sentence.slice(lead.length).split(middle) : [];
  return taken !== undefined && before.some(({ name }) => withoutCut(name) === taken);
}

/** Whether a sentence says what makes the dish. */
export const saysMakers = (sentence: string, title: string): boolean =>
  sentence.startsWith(makersSaid(title.replace(/ with .*$/, ''), '|').split('|')[0] ?? '');

/** Why a dish is not cooked, and another one is. */
export function obstacleSaid(
  { title }: Classic,
  obstacle: Obstacle,
  request: ChefRequest,
  isSameDish = false,
): string {
  switch (obstacle.because) {
    case 'food':
      if (isSameDish)
        return t('Here is how to make {title} without {food}.', { title, food: spoken(obstacle.food) });
      return t('I do not know a good {title} without {food}, so this is another dish.', {
        title,
        food: spoken(obstacle.food),
      });
    case 'time':
      if (isSameDish)
        return t(
          '{title} takes {minutes} minutes, more than your {most}, so this is a quicker way to make it.',
          {
            title,
            minutes: obstacle.minutes,
            most: request.minutes ?? 0,
          },
        );
      return t('{title} takes {minutes} minutes, more than your {most}, so this is another dish.', {
        title,
        minutes: obstacle.minutes,
        most: request.minutes ?? 0,
      });
    case 'equipment':
      if (isSameDish)
        return t(
          '{title} needs equipment that is not to be used ({equipment}), so this is another way to make it.',
          {
            title,
            equipment: obstacle.equipment,
          },
        );
      return t('{title} needs equipment that is not to be used ({equipment}), so this is another dish.', {
        title,
        equipment: obstacle.equipment,
      });
    case 'check':
      if (isSameDish)
        return t(
          '{title} as it is usually made does not fit all your wishes, so this is another way to make it.',
          {
            title,
          },
        );
      return t('I could not make {title} fit all your wishes, so this is a different dish.', { title });
  }
}

/** Words that name no food, but many. */
const VAGUE =
  /^(?:beef|pork|lamb|veal|venison|turkey|fish|shellfish|seafood|meat|cheese|beans|nuts|berries|greens|herbs|noodles|pasta)$/;

const sayOf = (group: readonly string[], has: readonly string[], knowledge: CookingKnowledge) => {
  const name = group.find((each) => has.includes(each));
  const kind = wordFor(group, knowledge);
  // Somebody who likes seafood did not ask for cod; who asks for lamb or chicken hears which of them it is.
  const isOneOf = group.length > 1 && groupWord(group) === undefined;
  if (!name || (VAGUE.test(kind) && !isOneOf)) return kind;
  return knowledge.larder.get(name)?.say ?? name;
};

function leftOutSaid(
  left: readonly string[],
  { chosenFoods = [] }: ChefRequest,
  { title }: ComposedRecipe,
  { larder }: CookingKnowledge,
): string {
  const foods = listed(left.map((name) => larder.get(name)?.say ?? name));
  // Nobody asked for what the chef would have chosen.
  return left.every((name) => chosenFoods.includes(name))
    ? t('I found no good place for {food} in this dish, so it stays as it is.', { food: foods })
    : t('I left out the {foods} you asked for: I found no good place for it in {title}.', {
        foods,
        title: title.replace(/ with .*$/, ''),
      });
}
