import type { TraitId } from '#features/foods/rules/catalog/food.ts';
import { listed } from '#shared/listed.ts';
import { msg, t } from '#shared/t.ts';
import type { ComposedRecipe } from './answer/check-recipe.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { quotable } from './answer/no-recipe.ts';
import { composeCarefully } from './careful-compose.ts';
import { lookedFor, nearestNames } from './classics/unknown-dish.ts';
import { type CookingKnowledge, wordFor } from './knowledge/cooking-knowledge.ts';
import { kitchenAnswer } from './questions/kitchen-answers.ts';
import { kitchenQuestion } from './questions/kitchen-questions.ts';
import { plainPrompt } from './request/plain-prompt.ts';
import { isEnglish } from './request/prompt-language.ts';
import { withoutSlips } from './request/read-slips.ts';
import { type ChefMemory, isFollowUp } from './request/refine-request.ts';
import { type ChefRequest, distinct, isEmptyRequest } from './request/request.ts';
import { understandRequest } from './request/understand-request.ts';
import { BABY, stepsForCareful } from './safety/careful-people.ts';
import { brokenWarning, isOfPlants, notesFor, OF_ANIMALS, questionAbout } from './safety/check.ts';
import { doubtIn } from './safety/doubts.ts';
import { isOfDailyLife } from './safety/everyday-refusals.ts';
import { FOOD_GROUPS, type FoodGroup } from './safety/food-groups.ts';
import { warnsOfNothing } from './safety/no-warning.ts';
import { lineBeside, saysOnly } from './safety/only-these.ts';
import { type Warning, warningsIn, withoutEffects } from './safety/warnings.ts';
import { isKnownWord } from './words/ordinary-words.ts';
import { unreadWords } from './words/unread-words.ts';

const ALLERGIC =
  /hospital|ambulance|casualty|a ?& ?e\b|epi ?pen|hives|swell|swoll|throat|airway|breath|shock|kill|itch|tingl|\b(?:mouth|lips?|tongue|face|rash|welts?|blotch\w*|wheez\w*|vomit\w*|throw up|threw up)\b|all?erg|anaphyl|c(?:o)?eliac|zoliak|\b(?:nuts?|peanuts?|sesame|lupin)[ -]free|\b(?:class|school|nursery)\b/;
/** More than the messages of any conversation, so that no warning is forgotten. */
export const MOST_HEEDED = 100;
/** Whoever eats no meat gets no fish either, unless they name some. */
const NAMES_FISH =
  /fish|fisch|poisson|pesc|seafood|salmon|lachs|saumon|tuna|thun|thon|at[uú]n|tonno|prawn|shrimp|garnele|crevette|gamb|mussel|clam|cod\b/i;
/** More words would fill the screen. */
const MOST_QUOTED = 3;
/** A question about the dish on screen, which leaves it as it is. */
const SAME = 'does it freeze?';
const MEAT = FOOD_GROUPS.get('meat') as FoodGroup;
/** What a baby gets if no dish is named. */
const FOR_BABIES = 'dish:soft vegetable puree';
/** An illness that passes, for which many want something gentle. */
const PASSES = /^(?:flu|influenza|grippe|gripe|sick|ill|tummy|stomach|poorly|unwell|upset)\b/;
const GENTLE = [msg('Chicken noodle soup'), msg('Carrot and ginger soup'), msg('Porridge with banana')];
const SUGGESTIONS = [
  msg('Pancakes, no eggs'),
  msg('A curry, no nuts, no dairy'),
  msg('A vegan soup without celery'),
];

/**
 * Like `composeRecipe`, but the chef asks instead of returning a recipe that does not provably respect every warning in the
 * conversation. The warnings are read independently, by rules that share no code with the composer.
 */
export function composeSafely(
  { prompt: written, previous, seed }: { prompt: string; previous?: ChefMemory; seed: number },
  knowledge: CookingKnowledge,
): ChefAnswer {
  const { catalog } = knowledge;
  const { prompt, notes: slips } = withoutSlips(written, knowledge);
  const stillOpen = previous && openWarning(prompt, previous, knowledge);
  if (stillOpen)
    return {
      kind: 'not-understood',
      ...questionAbout(stillOpen),
      suggestions: SUGGESTIONS,
      notUnderstood: [],
      memory: previous,
    };
  const remembering = previous
    ? { memory: { ...previous, open: [...(previous.open ?? []), prompt].slice(-MOST_HEEDED) } }
    : {};
  const prompts = [...(previous?.heeded ?? []), prompt];
  const warnings = prompts.flatMap((each) => warningsIn(each, catalog));
  const isAboutFood = (warning: Warning) => !isOfDailyLife(warning, prompts.length > 1, knowledge);
  const unclear = warnings.find((warning) => warning.foods === null && isAboutFood(warning));
  const open = unclear ?? doubtIn(prompt, knowledge);
  if (open)
    return {
      kind: 'not-understood',
      ...questionAbout(open),
      suggestions: PASSES.test(open.said) ? GENTLE : SUGGESTIONS,
      notUnderstood: [],
      ...(unclear ? remembering : {}),
    };
  const isMeatless = warnings.some(({ foods }) => foods?.includes(MEAT));
  // 'No cheese and no cream' is more likely about milk than about those two.
  const ofMilk = new Set(
    warnings.flatMap(({ foods }) => foods?.filter(({ family }) => family === 'milk') ?? []),
  );
  const avoid = distinct<TraitId>([
    ...warnings.flatMap(
      ({ foods }) =>
        foods?.flatMap(({ traits, unless, apart }) => [...(unless ? [] : traits), ...(apart?.[1] ?? [])]) ??
        [],
    ),
    ...(ofMilk.size > 1 ? (['milk'] as const) : []),
    ...(isOfPlants(written, catalog) ||
    isOfPlants(prompt, catalog) ||
    (isMeatless && !NAMES_FISH.test(prompt))
      ? OF_ANIMALS
      : []),
  ]);
  // In a follow-up, 'I only have red lentils' names which.
  const isOnly = (previous ? previous.heeded : [prompt]).some(saysOnly);
  const notes = warnings.flatMap((warning) => warning.notes);
  const avoidLines = distinct(
    warnings.flatMap(({ foods }) => foods?.flatMap(({ lines }) => lines ?? []) ?? []),
  );
  const asked = previous ? kitchenQuestion(prompt) : null;
  const isSame = asked !== null && isEmptyRequest(understandRequest(asked.rest, knowledge).request);
  const careful = (recipe: ComposedRecipe): ComposedRecipe => ({
    ...recipe,
    instructions: stepsForCareful(
      recipe.instructions,
      notes,
      recipe.ingredients.map(({ name }) => name),
    ),
  });
  const composed = composeCarefully(
    {
      prompt: withoutEffects(asked?.rest || prompt, catalog),
      isSame,
      seed,
      avoid,
      avoidLines,
      isOnlyNamed: isOnly,
      ...(notes.includes(BABY.note) ? { otherwise: FOR_BABIES } : {}),
      ...(previous ? { previous } : {}),
    },
    {
      isHeeded: warnings.some(({ foods }) => foods !== null && foods.length > 0),
      isHazard: warnings.some(
        ({ kind, foods, said }) => foods?.length && (kind === 'person' || ALLERGIC.test(said)),
      ),
      isSafe: (recipe) => brokenWarning(prompts, careful(recipe), catalog, isAboutFood) === null,
    },
    knowledge,
  );
  const answer: ChefAnswer =
    composed.kind === 'recipe' ? { ...composed, recipe: careful(composed.recipe) } : composed;
  if (answer.kind !== 'recipe') {
    const same =
      previous && answer.notUnderstood.length > 0
        ? stillTheSame(prompt, answer.notUnderstood, previous, seed, knowledge)
        : null;
    if (same) return same;
    return isOnly
      ? {
          ...answer,
          message: t(
            'With nothing but what you named and salt, pepper, oil and water I know no good dish. Name a food or two more, or ask again without “only”.',
          ),
        }
      : answer;
  }
  const broken = brokenWarning(prompts, answer.recipe, catalog, isAboutFood);
  if (broken)
    return {
      ...{ kind: 'not-understood', ...questionAbout(broken), suggestions: SUGGESTIONS, notUnderstood: [] },
      ...remembering,
    };
  const beside = isOnly ? lineBeside(prompts.join('\n'), answer.recipe.ingredients, catalog) : null;
  if (beside)
    return {
      kind: 'not-understood',
      message: t(
        'With nothing but what you named and salt, pepper, oil and water I know no good dish. May I use more, such as {food}? Then ask again without “only”.',
        { food: beside.split(',')[0] ?? '' },
      ),
      suggestions: [],
      notUnderstood: [],
    };
  const unread = unreadWords(prompt, knowledge);
  const [first] = unread;
  if (first && (isAskedFor(first, prompt, knowledge) || !warnsOfNothing(prompt, unread, knowledge)))
    return unknownWord(first, prompt, answer.memory.request, knowledge);
  const heeded = prompts
    .filter((each) => (isOnly && saysOnly(each)) || warningsIn(each, catalog).length > 0)
    .slice(-MOST_HEEDED);
  const isAllergic = warnings.some(({ said, foods }) => foods && foods.length > 0 && ALLERGIC.test(said));
  const why = [
    ...(asked ? [kitchenAnswer(asked.question, { recipe: answer.recipe, ...answer.memory }, knowledge)] : []),
    ...(first ? [wentBy(unread, answer.memory.request, answer.recipe.title, knowledge)] : []),
    ...notesFor(prompts, catalog),
    ...(isAllergic
      ? [
          t(
            'No line of it is a food you named as an allergy. Read the labels of what you buy as well: they say what may be in it in traces.',
          ),
        ]
      : []),
    ...(isOnly ? [t('I used only what you named, and salt, pepper, oil and water.')] : []),
    ...slips,
    ...answer.why,
    ...(isEnglish(written) ? [] : [t('Recipes are written in English.')]),
  ];
  return { ...answer, why, memory: { ...answer.memory, heeded } };
}

/** Whether an unknown word stands first and no food or dish beside it, as the name of a dish does: 'kontomire like in Ghana'. */
function isAskedFor(word: string, prompt: string, knowledge: CookingKnowledge): boolean {
  const { wanted, dishes } = understandRequest(prompt, knowledge).request;
  return (
    wanted.length + dishes.length === 0 &&
    !isKnownWord(word, knowledge) &&
    plainPrompt(prompt).startsWith(word)
  );
}

/** What the chef cooked by, and what it did not understand. */
function wentBy(
  unread: readonly string[],
  { wanted }: ChefRequest,
  title: string,
  knowledge: CookingKnowledge,
): string {
  const foods = wanted.map((names) => wordFor(names, knowledge)).filter((food) => food !== '');
  return t('I went by {known}; I did not understand {words}. If it is something to leave out, tell me.', {
    known: listed(foods.length > 0 ? foods : [title]),
    words: quoted(unread),
  });
}

const quoted = (words: readonly string[]): string =>
  words
    .slice(0, MOST_QUOTED)
    .map((word) => `“${quotable(word)}”`)
    .join(', ');

/**
 * A follow-up of which the chef understands nothing, and which warns of nothing: the dish stays on screen, and the chef says what
 * it did not understand and what it can do.
 */
function stillTheSame(
  prompt: string,
  unknown: readonly string[],
  previous: ChefMemory,
  seed: number,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  if (!warnsOfNothing(prompt, unknown, knowledge)) return null;
  const answer = composeSafely({ prompt: SAME, previous, seed }, knowledge);
  if (answer.kind !== 'recipe') return null;
  const said = t(
    'I did not understand {words}, so the dish stays as it is. You can change it, such as “less salt”, “for six” or “without the onions”, or ask whether it freezes.',
    { words: quoted(unknown) },
  );
  return { ...answer, why: [said, ...answer.why.slice(1)] };
}

/** What the chef asked about and nobody has explained: neither with foods to leave out, nor by asking for another dish. */
function openWarning(prompt: string, previous: ChefMemory, knowledge: CookingKnowledge): Warning | undefined {
  const { catalog } = knowledge;
  const isExplained =
    warningsIn(prompt, catalog).some(({ foods }) => foods !== null && foods.length > 0) ||
    !isFollowUp(understandRequest(prompt, knowledge), previous);
  if (isExplained) return undefined;
  return (previous.open ?? []).flatMap((each) => warningsIn(each, catalog))[0];
}

/** The chef does not know a word: it may be a dish, or something to leave out. */
function unknownWord(
  unread: string,
  prompt: string,
  request: ChefRequest,
  knowledge: CookingKnowledge,
): ChefAnswer {
  const nearest = nearestNames(unread, request, knowledge);
  return {
    kind: 'not-understood',
    message: t(
      'I do not know “{slice}”. If it is a dish, I cannot cook it yet. If it means something to leave out, name the foods, such as “no eggs, no nuts”. Otherwise, ask again without it.',
      { slice: quotable(unread) },
    ),
    suggestions: nearest.length > 0 ? nearest : SUGGESTIONS,
    notUnderstood: [unread],
    lookFor: lookedFor(unread, prompt),
  };
}
