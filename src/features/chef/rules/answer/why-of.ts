import { t } from '#shared/t.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { cookingAnswer } from '../questions/cooking-answers.ts';
import { type CookingQuestion, texturesOf } from '../questions/cooking-questions.ts';
import { plainPrompt } from '../request/plain-prompt.ts';
import { isEnglish } from '../request/prompt-language.ts';
import { understandRequest } from '../request/understand-request.ts';
import { notesFor } from '../safety/check.ts';
import { forbiddenWish, isOf } from '../safety/forbidden-wish.ts';
import { hazardsSaid, mayBeSaid, namedHazards } from '../safety/named-hazards.ts';
import { EVEN_IN_TRACES } from '../safety/reasons.ts';
import type { Warning } from '../safety/warnings.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import type { Turn } from '../turns/turn.ts';
import { leftOutFor, wentBy } from './ask-back.ts';
import type { ComposedRecipe } from './check-recipe.ts';
import type { ChefAnswer } from './chef-answer.ts';
import { demandsSaid } from './demands.ts';
import { saidOfEater, saysNoneOfIt } from './eater-asked.ts';
import { filledIn } from './filled-in.ts';

export const hasFoods = ({ foods }: Warning): boolean => foods !== null && foods.length > 0;

/** Warnings of earlier messages. */
export const toldBefore = ({ prompt, warnings }: Pick<Turn, 'prompt' | 'warnings'>): Warning[] =>
  warnings.filter(({ within }) => within.text !== plainPrompt(prompt));

/**
 * Why the recipe is the way it is: first the answer to a question, then what somebody must know, then how it came
 * about.
 */
export function whyOf(
  answer: Extract<ChefAnswer, { kind: 'recipe' }>,
  { written, prompt, prompts, previous, warnings, slips, isOnlyNamed, asked, leftOut, wish }: Turn,
  unread: readonly string[],
  knowledge: CookingKnowledge,
): string[] {
  const { recipe, memory, why } = answer;
  const isAllergic =
    warnings.some((warning) => hasFoods(warning) && EVEN_IN_TRACES.test(warning.said)) ||
    (warnings.some(hasFoods) && prompts.some((each) => OF_ALLERGY.test(plainPrompt(each))));
  const isRefused = (food: string) =>
    warnings.some(({ foods }) => foods?.some((group) => isOf(food, group, knowledge.catalog)));
  const forbidden = previous
    ? forbiddenWish(understandRequest(prompt, knowledge).request, toldBefore({ prompt, warnings }), knowledge)
    : null;
  const ofEater = previous ? saidOfEater(written, { prompt, previous, warnings }, recipe, knowledge) : null;
  return withoutIdleLines(
    [
      ...(ofEater ? [ofEater] : []),
      ...(asked && !ofEater && !isDone(asked.question, memory)
        ? [cookingAnswer(asked.question, { recipe, ...memory }, knowledge, isRefused)]
        : []),
      ...(previous ? [] : demandsSaid(written, recipe, memory.request.isChosen !== true)),
      ...(forbidden ? [forbidden] : []),
      ...notesFor(prompts, knowledge.catalog),
      ...(leftOut && !isOfDiet(leftOut.foods, memory.request.diets) ? [leftOutFor(leftOut)] : []),
      ...(unread.length > 0 ? [wentBy(unread, memory.request, recipe.title, knowledge)] : []),
      ...(previous ? [] : mayBeSaid(prompt, warnings, knowledge)),
      ...hazardsSaid(
        namedHazards(warnings, !previous && memory.request.isChosen === true, knowledge).filter(
          (food) => !isIn(food, recipe),
        ),
      ),
      ...(isAllergic
        ? [
            ofEater
              ? t('Read the labels of what you buy as well: they say what may be in it in traces.')
              : t(
                  'It contains no food you named as an allergy. Read the labels of what you buy as well: they say what may be in it in traces.',
                ),
          ]
        : []),
      ...(isOnlyLactose(written, prompts) &&
      recipe.ingredients.some(({ name }) => IN_PLACE_OF_MILK.test(name))
        ? [
            t(
              'If it is only lactose, lactose-free milk, cream and butter do as well, and so does cheese that has ripened for months, such as Emmental or parmesan.',
            ),
          ]
        : []),
      ...(isOnlyNamed ? [t('I used only what you named, and salt, pepper, oil and water.')] : []),
      ...slips,
      // Who only asks has read before how the dish came about.
      ...(wish?.kind === 'keep' ? [] : ofEater ? why.filter((each) => !saysNoneOfIt(each)) : why),
      ...(isEnglish(written) ? [] : [t('Recipes are written in English.')]),
    ],
    previous?.dish === memory.dish,
  );
}

/**
 * That all lines are as before, or that what was asked for earlier is still in the dish on screen, says something only where nothing
 * else is said.
 */
function withoutIdleLines(why: readonly string[], isSameDish: boolean): string[] {
  const isIdle = (each: string) =>
    each === t('The ingredients are the same as before.') ||
    (isSameDish && filledIn(each, (foods) => t('It has the {foods} you asked for.', { foods })) !== null);
  const isOther = (each: string) => !isIdle(each) && each !== t('Recipes are written in English.');
  return why.some(isOther) ? why.filter((each) => !isIdle(each)) : [...why];
}

/** Nobody has to hear that a vegan dish has no meat in it. */
const isOfDiet = (foods: readonly string[], diets: readonly string[]): boolean =>
  diets.some((diet) => diet === 'vegan' || diet === 'vegetarian') &&
  foods.every((food) => /^(?:meat|fish|poultry|beef|pork|lamb|chicken)$/.test(food));

/** Told of lactose, by whom nothing was said of milk or an allergy. */
const isOnlyLactose = (written: string, prompts: readonly string[]): boolean =>
  /lactos|laktos|lattosio/.test(plainPrompt(written)) &&
  !prompts.some((each) => OF_ALLERGY.test(plainPrompt(each)) || OF_MILK.test(plainPrompt(each)));
const OF_MILK =
  /\b(?:milk|dairy|casein|kasein|milch\w*|kuhmilch\w*|lait|laitier\w*|leche|lacteos?|latte|latticini|vegan\w*|bab(?:y|ies)|breast\w*)\b/;
const IN_PLACE_OF_MILK =
  /^(?:vegan (?:butter|cheese)|(?:oat|soy|rice|almond) milk|soy (?:cream|yogurt)|coconut (?:cream|yogurt|milk)|canned coconut milk)/;

/** 'No nuts please, allergic' is one warning, said in two. */
const OF_ALLERGY = /\ball?erg(?:y|ies|ic|i[ea]|isch|iques?)\b|\banaphyla/;

/** Whether the recipe already has the requested taste and texture, so that no advice is needed. */
function isDone(question: CookingQuestion, { tweaks }: ChefMemory): boolean {
  const textures = texturesOf(question);
  return textures.length > 0 && textures.every((texture) => tweaks.includes(texture));
}

/** Whether a named food is in the dish after all: a pregnant woman's steak, cooked through. */
const isIn = (food: string, { title, ingredients }: ComposedRecipe): boolean =>
  [title, ...ingredients.map(({ name }) => name)].some((each) =>
    plainPrompt(each).includes(food.replace(/s$/, '')),
  );
