import { type Catalog, findFood } from '#features/foods/rules/catalog/catalog.ts';
import { t } from '#shared/t.ts';
import {
  askAbout,
  askAboutNew,
  askAboutWord,
  askForMore,
  staysAsItIs,
  tooFewNamed,
} from './answer/ask-back.ts';
import type { ComposedRecipe } from './answer/check-recipe.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { dishNamed } from './answer/dish-named.ts';
import type { NoRecipe } from './answer/no-recipe.ts';
import { NOTHING_SHOWN, openQuestion } from './answer/open-questions.ts';
import { isChangeSaid } from './answer/show-changes.ts';
import { hasFoods, toldBefore, whyOf } from './answer/why-of.ts';
import { earlierAfter } from './back/earlier.ts';
import { composeCarefully } from './careful-compose.ts';
import { isOfChildren, mayLackDrink } from './eaters/of-children.ts';
import { withoutCaffeine } from './eaters/without-caffeine.ts';
import { withoutEffects } from './eaters/without-effects.ts';
import { isOfMeant, withoutMeant } from './eaters/without-meant.ts';
import { BABY, PREGNANT } from './health/careful-people.ts';
import { linesForCareful, stepsForCareful } from './health/careful-steps.ts';
import { LESS_SALT } from './health/conditions.ts';
import { withFirmEggs } from './health/firm-eggs.ts';
import { otherwiseFor } from './health/for-small-children.ts';
import { LITTLE_DEFENCE } from './health/illnesses.ts';
import { PUREED, SOFT, SORE_MOUTH } from './health/soft-foods.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';
import { withoutCut } from './knowledge/line-food.ts';
import { LONGEST_WISH } from './limits.ts';
import { FOR_CRUNCH } from './questions/cooking-advice.ts';
import { firstTextures, texturesOf } from './questions/cooking-questions.ts';
import { isNextCourse } from './request/next-course.ts';
import { plainPrompt } from './request/plain-prompt.ts';
import type { Understood } from './request/read-request.ts';
import { distinct, isEmptyRequest } from './request/request.ts';
import { understandRequest } from './request/understand-request.ts';
import { brokenWarning } from './safety/check.ts';
import { isOfDailyLife } from './safety/everyday-refusals.ts';
import { namesOneOf } from './safety/foods-in-text.ts';
import { forbiddenWish, isOf } from './safety/forbidden-wish.ts';
import { lineBeside, saysOnly } from './safety/only-these.ts';
import { reasonToAsk, wordOfOtherTongue } from './safety/reason-to-ask.ts';
import { EVEN_IN_TRACES } from './safety/reasons.ts';
import { traitsToAvoid } from './safety/traits-to-avoid.ts';
import { type Warning, warningsIn } from './safety/warnings.ts';
import type { ChefMemory } from './turns/chef-memory.ts';
import { withAnswer } from './turns/on-screen.ts';
import { type Context, isSettled, type Turn, turnOf } from './turns/turn.ts';
import { isHeard } from './words/heard-words.ts';
import { unknownWords } from './words/unknown-words.ts';

/** More than the messages of any conversation, so that no warning is forgotten. */
export const MOST_HEEDED = 100;
/** People who must not eat raw food. */
const OF_RAW_FOOD = [PREGNANT.note, LITTLE_DEFENCE.note];
/** Somebody who can hardly chew. */
const TO_BE_SOFT = [SOFT.note, SORE_MOUTH.note, PUREED.note];

type Cooked = Extract<ChefAnswer, { kind: 'recipe' }>;

/** The answer to a message: the dish that it leads to, or what has to be asked before. */
export function answerFor(context: Context, knowledge: CookingKnowledge): ChefAnswer {
  const { told, prompt } = context;
  const stillOpen = told && openQuestion(prompt, told, knowledge);
  if (stillOpen) return { ...askAbout(stillOpen), memory: told };
  const turn = turnOf(context, knowledge);
  const question = questionBefore(turn, knowledge);
  if (!question) return cookFor(turn, knowledge);
  const plain = withoutMeant(turn, knowledge);
  const answer = plain && cookFor(plain, knowledge);
  return answer?.kind === 'recipe' ? answer : question;
}

/** The question that the chef has to ask before it cooks. */
function questionBefore(turn: Turn, knowledge: CookingKnowledge): NoRecipe | null {
  const isUnclear = isAboutFood(turn, knowledge);
  const unclear = turn.warnings.find((warning) => warning.foods === null && isUnclear(warning));
  if (unclear) return withMemory(askAboutNew(unclear), turn, knowledge, { isOpen: true });
  const reason = reasonToAsk(toRead(turn), knowledge);
  return reason ? withMemory(askAboutNew(reason), turn, knowledge, { isOpen: true }) : null;
}

const isAboutFood =
  ({ prompts, settled }: Turn, knowledge: CookingKnowledge) =>
  (warning: Warning): boolean =>
    !isSettled(warning.within.text, settled) && !isOfDailyLife(warning, prompts.length > 1, knowledge);

/** A prompt without its words about taste and texture, which have already been read. */
const toRead = ({ prompt, asked }: Turn): string =>
  typeof asked?.question === 'object' || texturesOf(asked?.question).length > 0
    ? (asked?.rest ?? '')
    : prompt;

/** A question, with what was said so far. What the chef asks about stays open for the conversation. */
function withMemory(
  question: NoRecipe,
  turn: Turn,
  { catalog }: CookingKnowledge,
  { isOpen = false } = {},
): NoRecipe {
  const { prompt, told, previous, order, settled } = turn;
  const heeded = isOpen ? (told?.heeded ?? []) : heededAfter(turn, catalog);
  const open = isOpen ? [prompt] : [];
  if (!told && heeded.length + open.length === 0) return question;
  return {
    ...question,
    memory: {
      ...(told ?? NOTHING_SHOWN),
      heeded: distinct([...heeded, ...(told?.open ?? [])]).slice(-MOST_HEEDED),
      ...(settled.length > 0 ? { settled: settled.slice(-MOST_HEEDED) } : {}),
      open,
      ...(previous ? {} : { wish: order.slice(0, LONGEST_WISH) }),
    },
  };
}

/** Cooks what every warning allows, and returns it only if the recipe itself proves that it respects them. */
export function cookFor(turn: Turn, knowledge: CookingKnowledge): ChefAnswer {
  const { prompt, prompts, isOnlyNamed } = turn;
  const answer = composeHeeding(turn, knowledge);
  if (answer.kind !== 'recipe') {
    const other = withoutRecipe(answer, turn, knowledge);
    return other.kind === 'recipe' ? other : withMemory(other, turn, knowledge);
  }
  const broken = brokenWarning(prompts, answer.recipe, knowledge.catalog, isAboutFood(turn, knowledge));
  if (broken) return withMemory(askAbout(broken), turn, knowledge, { isOpen: true });
  const beside = isOnlyNamed
    ? lineBeside(prompts.join('\n'), answer.recipe.ingredients, knowledge.catalog)
    : null;
  if (beside) return withMemory(askForMore(beside), turn, knowledge);
  const unread = unknownWords(toRead(turn), knowledge).filter((word) => !isOfMeant(word, turn));
  const dish =
    dishNamed(unread, answer.notUnderstood, prompt, knowledge) ?? wordOfOtherTongue(prompt, knowledge);
  if (dish) return withMemory(askAboutWord(dish, prompt, answer.memory.request, knowledge), turn, knowledge);
  return {
    ...answer,
    notUnderstood: answer.notUnderstood.filter(
      (word) => !isOfMeant(word, turn) && !isHeard(word, turn.written, unread, turn.warnings, knowledge),
    ),
    why: withoutCrunch(
      whyOf({ ...answer, why: toldNow(answer, turn, knowledge) }, turn, unread, knowledge),
      turn,
    ),
    memory: {
      ...answer.memory,
      heeded: heededAfter(turn, knowledge.catalog),
      ...(turn.settled.length > 0 ? { settled: turn.settled.slice(-MOST_HEEDED) } : {}),
      ...(turn.wish && turn.told?.open ? { open: turn.told.open } : {}),
      ...(turn.previous ? earlierAfter(answer.memory, turn.previous) : {}),
    },
  };
}

/** How a dish came about, without what was told of it with an earlier message. */
function toldNow({ why, memory }: Cooked, turn: Turn, knowledge: CookingKnowledge): string[] {
  const { previous, wish } = turn;
  const isOfNow = (said: string) =>
    isChangeSaid(said) || said === t('The ingredients are the same as before.');
  const isSame = previous?.dish === memory.dish && wish?.kind !== 'keep';
  if (!isSame || why.every(isOfNow)) return [...why];
  const before = composeHeeding(
    turnOf({ ...turn, prompt: '', wish: { kind: 'keep' } }, knowledge),
    knowledge,
  );
  const told = before.kind === 'recipe' ? before.why : [];
  const left = why.filter((said) => isOfNow(said) || !told.includes(said));
  return left.length > 0 ? left : [...why];
}

/** No baby bites what is crisp. */
const withoutCrunch = (why: readonly string[], { warnings }: Turn): string[] =>
  why.flatMap((each) =>
    each !== t(FOR_CRUNCH) || !warnings.some(({ notes }) => notes.includes(BABY.note))
      ? [each]
      : [t('For a baby it stays soft, so nothing in it is made crisp.')],
  );

/** Composes a dish that respects every warning, written for those who have to be careful. */
function composeHeeding(turn: Turn, knowledge: CookingKnowledge): ChefAnswer {
  const { written, order, wish, prompt, prompts, seed, warnings, isOnlyNamed, asked } = turn;
  const { catalog } = knowledge;
  const notes = warnings.flatMap((warning) => warning.notes);
  const { request } = understandRequest(order, knowledge);
  const isNext = turn.previous !== undefined && isNextCourse(prompt, request, turn.previous);
  const previous = isNext ? undefined : turn.previous;
  // Somebody who tells of nothing but an illness wants a dinner, and somebody who cannot chew, a soft one.
  const isRefused = (name: string) =>
    warnings.some(({ foods }) => foods?.some((food) => isOf(name, food, catalog)));
  const wanted = request.wanted.filter((group) => !group.every(isRefused));
  const isUnnamed = previous === undefined && request.dishes.length === 0;
  const isOpen = isUnnamed && wanted.length === 0;
  const isIll = warnings.some((warning) => warning.kind === 'person' && hasFoods(warning));
  const unsaid = [
    isOpen && TO_BE_SOFT.some((note) => notes.includes(note)) ? ', soft food' : '',
    isOpen && isIll && isEmptyRequest(request) ? ', dinner' : '',
    // Somebody who needs a purée gets a dish designed as one.
    isUnnamed && notes.includes(PUREED.note) && wanted.every((group) => group.some(isPoultry))
      ? ', pureed chicken dinner'
      : '',
  ].join('');
  const isForbidden = previous !== undefined && forbiddenWish(request, toldBefore(turn), knowledge) !== null;
  const isSaltless = warnings.some(({ foods }) => foods?.some(({ diet }) => diet === 'low-sodium'));
  const mustNot = warnings.flatMap(({ foods }) => foods ?? []);
  const careful = (composed: ComposedRecipe): ComposedRecipe => {
    const recipe = withFirmEggs(composed, notes);
    const names = recipe.ingredients.map(({ name }) => name);
    return {
      ...recipe,
      ingredients: linesForCareful(recipe, notes),
      cookingTips: recipe.cookingTips.filter((tip) => !namesOneOf(tip, mustNot, catalog)),
      instructions: stepsForCareful(
        recipe.instructions,
        isSaltless ? [...notes, LESS_SALT.note] : notes,
        names,
      ),
    };
  };
  const sober =
    isOfChildren(order) && mayLackDrink(request, knowledge) ? (['alcohol'] as const) : ([] as const);
  const avoided = (isOneSide: boolean) => [
    ...traitsToAvoid(warnings, written, order, catalog, isOneSide),
    ...sober,
  ];
  const composed = composeCarefully(
    {
      prompt: `${isNext ? dietsBefore(turn.previous) : ''}${withoutEffects(asked?.rest || order, catalog)}${unsaid}`,
      asked: wish,
      isSame: isForbidden || (asked !== null && saysNothing(understandRequest(asked.rest, knowledge))),
      // What is crisp is nothing for a baby.
      textures: (previous ? texturesOf(asked?.question) : firstTextures(order)).filter(
        (texture) => texture !== 'crispier' || !notes.includes(BABY.note),
      ),
      seed,
      avoid: avoided(true),
      avoidLines: distinct(warnings.flatMap(({ foods }) => foods?.flatMap(({ lines }) => lines ?? []) ?? [])),
      isOnlyNamed,
      ...otherwiseFor(notes, isOpen, request),
      ...(previous ? { previous } : {}),
    },
    {
      isHeeded: warnings.some(hasFoods),
      isHazard: warnings.some(
        (warning) => hasFoods(warning) && (warning.kind === 'person' || EVEN_IN_TRACES.test(warning.said)),
      ),
      isOfRawFood: warningsIn(order, catalog).some(({ notes: told }) =>
        OF_RAW_FOOD.some((note) => told.includes(note)),
      ),
      isToBeSoft: TO_BE_SOFT.some((note) => notes.includes(note)),
      diets: distinct(warnings.flatMap(({ foods }) => foods?.flatMap(({ diet }) => diet ?? []) ?? [])),
      freely:
        mustNot.some(({ apart }) => apart) && !isOfMeatMeal(order, turn.previous, catalog)
          ? avoided(false)
          : undefined,
      isSafe: (recipe) =>
        brokenWarning(prompts, careful(recipe), catalog, isAboutFood(turn, knowledge)) === null,
    },
    knowledge,
  );
  const answer = withoutCaffeine(composed, order, knowledge);
  return answer.kind === 'recipe' ? { ...answer, recipe: careful(answer.recipe) } : answer;
}

/** Whoever eats by a diet does so in every course; much protein is asked of one dish. */
const dietsBefore = (previous: ChefMemory | undefined): string =>
  (previous?.request.diets ?? [])
    .filter((diet) => diet !== 'high-protein')
    .map((diet) => `${diet}, `)
    .join('');

/** What is eaten with or after meat. */
const WITH_MEAT =
  /\b(?:parve|pareve|parev|fleis[ch]{1,2}ig|(?:after|following|with|for|to follow) (?:a |the |our |my )?(?:meat|fleis[ch]{1,2}ig|meaty) (?:meal|dinner|lunch|course|main|supper))\b/i;
/** Whether a course is part of a meal with meat, and so has no milk for who keeps the two apart. */
const isOfMeatMeal = (order: string, before: ChefMemory | undefined, catalog: Catalog): boolean =>
  WITH_MEAT.test(order) ||
  (before?.lines.some(({ name }) =>
    findFood(catalog, withoutCut(name))?.traits.some((trait) => trait === 'meat' || trait === 'poultry'),
  ) ??
    false);

/** Whether nothing is to be changed: 'double it' changes no food. */
export const saysNothing = ({ request, changes }: Understood): boolean =>
  isEmptyRequest(request) && changes.length === 0;

const isPoultry = (name: string): boolean => /^(?:minced )?(?:chicken|turkey)\b/.test(name);

/** What the chef says if it found no dish. */
function withoutRecipe(answer: NoRecipe, turn: Turn, knowledge: CookingKnowledge): ChefAnswer {
  return (
    stillTheSame(answer.notUnderstood, turn, knowledge) ??
    (turn.isOnlyNamed ? { ...answer, message: tooFewNamed() } : answer)
  );
}

/**
 * A follow-up of which the chef understands nothing, and which warns of nothing: the dish stays on screen, and the chef says what
 * it did not understand and what it can do.
 */
function stillTheSame(
  unknown: readonly string[],
  turn: Turn,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const { prompt, previous, wish } = turn;
  // One word that nobody knows may be anything.
  const isAlone = unknown.length === 1 && plainPrompt(prompt).trim() === unknown[0];
  if (!previous || wish || isAlone) return null;
  const same = cookFor(turnOf({ ...turn, prompt: '', wish: { kind: 'keep' } }, knowledge), knowledge);
  return withAnswer(staysAsItIs(unknown), same);
}

/** The prompts that apply to the rest of the conversation. */
const heededAfter = ({ prompts, isOnlyNamed }: Turn, catalog: Catalog): string[] =>
  prompts
    .filter((each) => (isOnlyNamed && saysOnly(each)) || warningsIn(each, catalog).length > 0)
    .slice(-MOST_HEEDED);
