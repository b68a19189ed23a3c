import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { recipeFoods } from '#features/foods/rules/recipe-foods.ts';
import { t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { restOf } from '../answer/rest-of.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import type { ChefRequest } from '../request/request.ts';
import { warningsIn } from '../safety/warnings.ts';
import { drinkFor } from '../sides/drinks.ts';
import { goesBeside, mayBeServed } from '../sides/serving-ideas.ts';
import type { CookingQuestion } from './cooking-questions.ts';
import { type DishFamily, familyOf } from './dish-family.ts';
import { goesOnTop } from './toppings-asked.ts';

interface OnScreen {
  recipe: ComposedRecipe;
  request: Pick<ChefRequest, 'avoidedTraits' | 'avoidedFoods' | 'diets' | 'leanings' | 'moods'>;
  /** The id of its dish. */
  dish: string;
  /** What the conversation warned of. */
  heeded?: readonly string[];
}

/** Whether somebody was told of who had better drink no wine. */
const isToBeSober = (heeded: readonly string[], { catalog }: CookingKnowledge): boolean =>
  heeded
    .flatMap((prompt) => warningsIn(prompt, catalog))
    .some(
      ({ kind, foods }) =>
        kind === 'person' ||
        foods === null ||
        foods.some(({ traits }) => traits.some((trait) => trait === 'alcohol' || trait === 'sulphites')),
    );

const MERINGUE = /pavlova|meringue/i;
const FILLED_MERINGUE = /meringue (?:pie|tart)/i;
/** What does not stand freezing, and how it is called. */
const NOT_FROZEN =
  /lettuce|cucumber|radish|mayonnaise|rocket|bean sprouts|watermelon|avocado|sour cream|soft tofu/i;
const SPLITS = /\b(?:cream|crème fraîche|yogurt|milk|mascarpone|ricotta|coconut milk)\b/i;
const STICKY = /(?:sushi|sticky|glutinous) rice/;
const WITH_RICE = /\brice\b/i;
const FROM_THE_SEA: readonly TraitId[] = ['fish', 'crustaceans', 'molluscs'];
/** A spoonful of these makes no dish of fish. */
const FLAVOURS = /sauce|stock|paste|anchov|dashi/i;
const LONG_WAIT = /overnight|soaked|marinat\w*|(?:leave|chill|rest|prove|rise)\w* (?:for|until)[^.]*hours?/i;
const OVER_AN_HOUR = 60;
/** A longer rest is counted in hours, or is a night. */
const LONGEST_REST = 120;

/**
 * The truth about the dish on screen, from its kind, its foods and its times.
 *
 * @param isRefused whether somebody must not or will not eat a food
 */
export function cookingAnswer(
  question: CookingQuestion,
  { recipe, request, dish, heeded = [] }: OnScreen,
  knowledge: CookingKnowledge,
  isRefused: (food: string) => boolean = () => false,
): string {
  if (typeof question === 'object') return question.advice.map((each) => t(each)).join(' ');
  const family = familyOf(recipe.title, knowledge.classics.get(dish));
  const lines = recipe.ingredients.map(({ name }) => name).join('\n');
  const isOfSea = recipeFoods(knowledge.catalog, recipe.ingredients).some(
    ({ food, name }) => !FLAVOURS.test(name) && food?.traits.some((trait) => FROM_THE_SEA.includes(trait)),
  );
  const may = mayBeServed({ ...request, heeded }, isRefused, knowledge);
  switch (question) {
    case 'freeze':
      return freezing(family, lines);
    case 'ahead':
      return STICKY.test(lines) && recipe.tags.includes('dessert')
        ? t(
            'Partly: the rice hardens when it is cold, so cook it fresh or steam it again until soft. Its sauce keeps for a day in the fridge; cut fruit shortly before serving.',
          )
        : FILLED_MERINGUE.test(recipe.title)
          ? t(
              'Partly: bake the case and cook the filling up to a day ahead, and keep the filling in the fridge. Whisk the meringue, spread it over the warm filling and bake it on the day: it weeps when it stands.',
            )
          : MERINGUE.test(recipe.title)
            ? t(
                'Yes: bake the meringue a day or two ahead, let it get cold in the oven, and keep it dry in an airtight tin, not in the fridge. Put on the cream and fruit just before serving.',
              )
            : ahead(family, isOfSea, lines);
    case 'reheat':
      return reheating(family, lines);
    case 'keep':
      return keeping(family, isOfSea || WITH_RICE.test(lines));
    case 'start':
      return starting(recipe);
    case 'beside':
      return goesBeside(
        family,
        { title: recipe.title, lines, cuisine: knowledge.classics.get(dish)?.cuisine ?? '' },
        may,
      );
    case 'topping':
      return goesOnTop(family, { title: recipe.title, lines }, may);
    case 'leftovers':
      return t(
        'Cool leftovers within two hours, keep them covered in the fridge and use them within two days. Ask me for a dish “with leftover …”, and I will make something new of them.',
      );
    case 'tips':
      return (
        recipe.cookingTips[0] ??
        t('Read all steps first, and have everything cut and weighed before you start.')
      );
    case 'drink':
      return drinkFor(
        {
          title: recipe.title,
          lines,
          cuisine: knowledge.classics.get(dish)?.cuisine ?? '',
          isSweet: family === 'sweet' || family === 'cream' || recipe.tags.includes('dessert'),
        },
        request.avoidedTraits.includes('alcohol') ||
          request.moods.includes('kids') ||
          request.leanings.includes('halal') ||
          isToBeSober(heeded, knowledge),
      );
    default:
      return adjusting(question, request);
  }
}

const CRUMBED = /\b(?:bread)?crumbs\b|\bpanko\b/;
/** Pancakes, waffles and crepes. */
const BATTER =
  /^(?=[\s\S]*\bflour\b)(?=[\s\S]*\b(?:milk|buttermilk)\b)(?![\s\S]*(?:deep-frying|minced|\bstock\b|crumbs))/;
const DRINKS_DRESSING =
  /\b(?:potato|pasta|macaroni|penne|fusilli|cabbage|lentils|beans|chickpeas|bulgur|couscous|rice|quinoa|sauerkraut|carrots|noodles)/;
const WILTS = /lettuce|rocket|leaves|spinach|avocado|watercress|lamb's|chicory|croutons|tortilla chips/;

function freezing(family: DishFamily, lines: string): string {
  const [food] = NOT_FROZEN.exec(lines) ?? [];
  if (family === 'fresh' || food)
    return food
      ? t('I would not freeze it: {food} turns watery.', { food: food.toLowerCase() })
      : t('I would not freeze it: its fresh ingredients turn watery.');
  if (family === 'fried' && CRUMBED.test(lines))
    return t(
      'Freeze it in its crumbs but not yet fried, side by side on a tray and then in a bag, for up to 2 months. Fry small pieces from frozen, a few minutes longer and a little less hot; thaw meat in the fridge first.',
    );
  if (family === 'fried' && BATTER.test(lines))
    return t(
      'Yes, for up to 2 months: let them cool, lay paper between them and freeze them in a bag. Warm them in the toaster, the oven or a dry pan.',
    );
  if (family === 'fried')
    return t('It does not freeze well: it goes soft. It is best straight from the pan.');
  if (family === 'cream')
    return t('It does not freeze well: it loses its smoothness. It keeps for 2 days in the fridge.');
  if (family === 'sweet' || family === 'bread')
    return t(
      'Yes, it freezes well for up to 3 months, well wrapped and without icing or cream. Thaw it at room temperature.',
    );
  if (family === 'wet')
    return SPLITS.test(lines)
      ? t(
          'Yes, for up to 3 months: cool it quickly and freeze it in portions. Stir well while heating it, as the creamy part may split.',
        )
      : t(
          'Yes, for up to 3 months: cool it quickly and freeze it in portions. Thaw it in the fridge and heat it until it steams all through.',
        );
  return t(
    'Yes, for up to 2 months, though it will be a little softer. Cool it quickly, thaw it in the fridge and heat it until it steams all through.',
  );
}

function ahead(family: DishFamily, isOfSea: boolean, lines: string): string {
  switch (family) {
    case 'wet':
      return isOfSea
        ? t('Cook it the day before without the fish or seafood, and add that when you heat it up.')
        : t(
            'Yes, up to 2 days ahead: it tastes even better the next day. Cool it quickly, keep it in the fridge and heat it through.',
          );
    case 'baked':
      return t(
        'Yes: put it together up to a day ahead, keep it covered in the fridge, and bake it when you need it, 10 minutes longer than written.',
      );
    case 'sweet':
      return t(
        'Yes, a day ahead: keep it covered, and add cream, icing or fresh fruit shortly before serving.',
      );
    case 'cream':
      return t('Yes, a day ahead: keep it covered in the fridge, and decorate it shortly before serving.');
    case 'bread':
      return t(
        'Yes, a day ahead: wrap it well, and warm it in the oven for a few minutes before serving. The dough may also rest in the fridge overnight.',
      );
    case 'fresh':
      if (DRINKS_DRESSING.test(lines) && !WILTS.test(lines))
        return t(
          'Yes, up to a day ahead: it gains from standing. Keep it covered in the fridge, take it out half an hour before eating, and taste it once more for salt and vinegar.',
        );
      return t(
        'Prepare the parts up to a day ahead and keep them apart in the fridge. Mix and dress them shortly before eating.',
      );
    case 'fried':
      if (BATTER.test(lines))
        return t(
          'The batter keeps covered in the fridge overnight: stir it before use, with a splash of milk if it is thick. Beaten egg whites go in only just before you cook it.',
        );
      return t(
        'It is best straight from the pan. Chop, measure and mix everything up to a day ahead; the cooking is quick.',
      );
    case 'grain':
      return t(
        'Make the sauce and chop everything up to a day ahead, and cook the rest when you need it: it goes soft if it waits.',
      );
    case 'plain':
      return t(
        'Prepare it up to a day ahead and keep it covered in the fridge. Cook it shortly before eating: that is when it is best.',
      );
  }
}

function reheating(family: DishFamily, lines: string): string {
  const rice = WITH_RICE.test(lines) ? ` ${t('Heat rice only once, and until it steams.')}` : '';
  switch (family) {
    case 'fresh':
      return t('It is eaten cold: take it out of the fridge 15 minutes before.');
    case 'wet':
      return (
        t(
          'Heat it gently in a pot with a splash of water for 5 to 10 minutes, stirring, until it steams all through.',
        ) + rice
      );
    case 'grain':
      return (
        t(
          'Heat it in a pan with a splash of water for about 5 minutes, or covered in the microwave, until it steams all through.',
        ) + rice
      );
    case 'fried':
      return (
        t('Heat it in a dry pan or at 180 °C in the oven for 5 to 8 minutes: a microwave makes it soft.') +
        rice
      );
    case 'sweet':
    case 'bread':
      return t(
        'Warm it at 150 °C in the oven for 5 to 10 minutes. What has cream or icing is eaten as it is.',
      );
    case 'cream':
      return t('It is eaten as it is, straight from the fridge.');
    default:
      return (
        t(
          'Heat it at 160 °C in the oven, covered with foil, for 15 to 25 minutes, until it is hot in the middle.',
        ) + rice
      );
  }
}

function keeping(family: DishFamily, isDelicate: boolean): string {
  if (family === 'sweet' || family === 'bread')
    return t('It keeps for about 3 days in a tin, and in the fridge if there is cream in it.');
  if (isDelicate)
    return t('Cool it within an hour, keep it covered in the fridge and eat it by the next day.');
  if (family === 'fresh' || family === 'fried' || family === 'cream')
    return t('It keeps for 1 to 2 days, covered, in the fridge.');
  return t('It keeps for 3 days, covered, in the fridge.');
}

/** How long the whole dish takes, with the time that it waits by itself. */
export function starting(recipe: ComposedRecipe): string {
  const { prepTime, cookTime, instructions, ingredients } = recipe;
  const total = prepTime + cookTime;
  const minutes = restOf(recipe);
  if (minutes > 0 && minutes <= LONGEST_REST)
    return t(
      'It takes {total} minutes, {prep} to prepare and {cook} to cook, and {rest} minutes to rest besides. Start {early} minutes before you want to eat.',
      { total, prep: prepTime, cook: cookTime, rest: minutes, early: total + minutes + 5 },
    );
  if (minutes > LONGEST_REST)
    return t(
      'It takes {total} minutes, and {hours} hours to rest besides: start well before you want to eat.',
      {
        total,
        hours: Math.round(minutes / 60),
      },
    );
  const text = [...ingredients.map(({ name }) => name), ...instructions].join('\n');
  const early = total >= OVER_AN_HOUR ? total + 15 : total + 5;
  return (
    t(
      'It takes {total} minutes: {prep} to prepare and {cook} to cook. Start {early} minutes before you want to eat.',
      {
        total,
        prep: prepTime,
        cook: cookTime,
        early,
      },
    ) + (LONG_WAIT.test(text) ? ` ${t('Soaking or standing time is extra: see the steps.')}` : '')
  );
}

function adjusting(
  question: 'thicker' | 'crispier' | 'smokier' | 'sharper',
  { leanings }: OnScreen['request'],
): string {
  switch (question) {
    case 'thicker':
      return leanings.includes('low-carb')
        ? t('For a thicker dish, simmer it without a lid for 5 to 10 minutes longer.')
        : t(
            'For a thicker dish, simmer it without a lid for 5 to 10 minutes longer, or mash a part of the vegetables into it.',
          );
    case 'crispier':
      return t(
        'For more crunch, give it the last 5 minutes under a hot grill, or a few minutes more in the hot pan, and do not cover it.',
      );
    case 'smokier':
      return t(
        'For more smoke, use smoked paprika in the place of sweet paprika, or add half a teaspoon of it.',
      );
    case 'sharper':
      return t(
        'For more sharpness, finish it with a squeeze of lemon or a teaspoon of vinegar, and taste again.',
      );
  }
}
