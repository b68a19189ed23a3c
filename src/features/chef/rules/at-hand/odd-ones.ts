import { t } from '#shared/t.ts';
import { listed } from '#shared/written/lists.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { ANIMALS } from '../knowledge/animals.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { LarderFood } from '../knowledge/larder.ts';
import type { Understood } from '../request/read-request.ts';
import type { ChefRequest } from '../request/request.ts';

const LEAST_FOODS = 3;
const LEAST_OF_DINNER = 2;
/** What is eaten for pudding, and of fruit only what nobody cooks with onions. */
const FOR_PUDDING = ['berry', 'chocolate', 'cocoa', 'creamy-fruit', 'summer-fruit'];
const PUDDING_NAMES =
  /^(?:kiwi fruit|papaya|grapes|jam|marshmallows|digestive biscuits|vanilla ice cream|custard)$/;
/** Fruit that goes with meat, and with no fish. */
const NOT_WITH_FISH = ['orchard', 'dried', 'stone', 'sweet-fruit', 'syrup'];
const FROM_WATER = ['fish', 'crustaceans', 'molluscs'] as const;
/** What makes a dinner, and what is only ever part of one. */
const OF_DINNER =
  'pulse onion allium garlic mushroom cabbage potato pasta noodle rice gnocchi green firm leaf pepper olive'.split(
    ' ',
  );
const MAKES_DINNER = 'pulse onion allium mushroom cabbage potato pasta noodle'.split(' ');
/** What seasons a dinner and spoils a pudding. */
const SAVORY_SEASONING = ['onion', 'allium', 'garlic', 'olive', 'briny'];

const isOf = ({ kinds }: LarderFood, all: readonly string[]): boolean => all.some((one) => kinds.has(one));
const isAnimal = ({ food }: LarderFood): boolean => ANIMALS.some((trait) => food.traits.includes(trait));
const isForPudding = (food: LarderFood): boolean => isOf(food, FOR_PUDDING) || PUDDING_NAMES.test(food.name);

/** The foods of a list that nobody would eat with the rest of it: the banana beside rice and ham, the kiwi beside cod. */
export function oddOnes(
  { wanted, dishes, isHinted }: Pick<ChefRequest, 'wanted' | 'dishes' | 'isHinted'>,
  { larder, goesWith }: Pick<CookingKnowledge, 'larder' | 'goesWith'>,
): string[][] {
  if (wanted.length < LEAST_FOODS || (dishes.length > 0 && !isHinted)) return [];
  const foods = wanted.flatMap((group) => {
    const food = larder.get(group[0] ?? '');
    return food ? [{ group, food }] : [];
  });
  const isOfDinner = (food: LarderFood) => isAnimal(food) || isOf(food, OF_DINNER);
  const dinner = foods.filter(({ food }) => isOfDinner(food));
  const pudding = foods.filter(({ food }) => isForPudding(food));
  const isDinner =
    foods.length - pudding.length >= LEAST_OF_DINNER &&
    foods.length > 2 * pudding.length &&
    dinner.some(({ food }) => isAnimal(food) || isOf(food, MAKES_DINNER));
  const isMeatless = !foods.some(({ food }) => isAnimal(food));
  const isFish = foods.some(({ food }) => FROM_WATER.some((trait) => food.food.traits.includes(trait)));
  // What goes with one of the foods, as strawberries do with basil, still has to go with what the dinner is made of.
  const isAtHome = ({ name }: LarderFood) =>
    dinner.some(({ food }) => food.name !== name && goesWith(name, food.name));
  if (isDinner)
    return foods
      .filter(
        ({ food }) =>
          (isForPudding(food) ||
            (isFish && isOf(food, NOT_WITH_FISH)) ||
            (isMeatless && food.kinds.has('stone'))) &&
          !isAnimal(food) &&
          !isAtHome(food),
      )
      .map(({ group }) => group);
  const isPudding = pudding.length > 0 && pudding.length >= dinner.length && dinner.length === 1;
  return isPudding ? dinner.filter(({ food }) => isOf(food, SAVORY_SEASONING)).map(({ group }) => group) : [];
}

/** The answer without the foods that do not belong to the others, and with a word about them. */
export function leavingOddOnes(
  understood: Understood,
  knowledge: CookingKnowledge,
  cook: (read: Understood) => ChefAnswer,
): ChefAnswer {
  const { request } = understood;
  const odd = oddOnes(request, knowledge);
  if (odd.length === 0) return cook(understood);
  const wanted = request.wanted.filter((group) => !odd.includes(group));
  const answer = cook({ ...understood, request: { ...request, wanted } });
  if (answer.kind !== 'recipe') return answer;
  const foods = listed(odd.map(([name = '']) => knowledge.larder.get(name)?.say ?? name));
  return {
    ...answer,
    why: [...answer.why, t('I left out {foods}: that would not be good with the rest.', { foods })],
  };
}
