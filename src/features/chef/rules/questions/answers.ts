import { t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import { answerMayEat } from '../eaters/may-eat.ts';
import { WISHES_FOR_IT } from '../faq/asked-or-wished.ts';
import { kitchenQuestion } from '../faq/kitchen-questions.ts';
import { kitchenAnswer } from '../kitchen/kitchen-answers.ts';
import { insteadOfFood, withoutLacks } from '../kitchen/substitutes.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isLineOf } from '../knowledge/line-of.ts';
import { distinct } from '../request/request.ts';
import { wordsApart } from '../request/request-words.ts';
import { understandRequest } from '../request/understand-request.ts';
import { isOfDailyLife } from '../safety/everyday-refusals.ts';
import { reasonToAsk } from '../safety/reason-to-ask.ts';
import { warningsIn } from '../safety/warnings.ts';
import { askedBesideIt } from '../sides/asked-beside-it.ts';
import { mayBeServed } from '../sides/serving-ideas.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { lineCalled } from '../turns/foods-called.ts';
import { answerAboutDish } from './about-dish.ts';
import { answerAboutFoods } from './about-foods.ts';
import { answerAboutLine, needIn, SAYS_WHEN, saidInRecipe, whyNotTheOther } from './about-lines.ts';
import { answerAboutYeast, answerFromRecipe, answerToDoubt, READY_MADE } from './about-recipe.ts';
import { anyOf, isAsked, OPENS, onlyWonders } from './asking.ts';
import { clausesOf, saysMore } from './clauses.ts';
import { answerAboutChildren, answerAboutContents } from './contents.ts';
import { cookingAnswer } from './cooking-answers.ts';
import { type CookingQuestion, cookingQuestion } from './cooking-questions.ts';
import { answerForChild } from './for-a-child.ts';
import { plainlyAsked } from './plainly-asked.ts';
import { approves, smallTalk } from './small-talk.ts';
import { topicOf } from './topics.ts';
import { troubleIn } from './troubles.ts';

/** What is answered in a line, what else a message says, and the work that was asked about. */
interface Answers {
  said: string | null;
  rest: string;
  topic: string | null;
}

/** Answers what a message asks about the dish on screen, part by part. */
export function answersIn(
  prompt: string,
  previous: ChefMemory,
  {
    shown,
    insteadOf,
  }: { shown: () => ComposedRecipe | null; insteadOf: (food: string) => readonly string[] },
  knowledge: CookingKnowledge,
): Answers {
  const clauses = prompt.length > LONGEST ? [prompt] : clausesOf(prompt);
  // Before anything else: 'yes' may be said only of what everything in the message allows.
  for (const clause of clauses) {
    const said = answerMayEat(wordsApart(clause), prompt, previous, knowledge);
    if (said === null || !isHarmless(clause, knowledge)) continue;
    const others = clauses.filter((other) => other !== clause && !isIdle(other));
    return { said, rest: others.join(' ').trim(), topic: null };
  }
  let topic: string | null = null;
  const mayBeNamed = mayBeServed({ ...previous.request, heeded: previous.heeded }, () => false, knowledge);
  const onScreen = () => ({
    title: shown()?.title ?? '',
    foods: previous.lines.map(({ name }) => name),
  });
  const answer = (part: string): string | null => {
    const words = wordsApart(part);
    if (approves(words) && (previous.open ?? []).length === 0) return t('Good: it stays as it is.');
    const ofChild = part === prompt ? answerForChild(part, shown, knowledge) : null;
    if (ofChild !== null) return ofChild;
    const beside = askedBesideIt(words, previous, mayBeNamed);
    if (beside !== null && isHarmless(part, knowledge)) return beside;
    const plainly = plainlyAsked({ said: words, previous, recipe: shown, knowledge });
    if (plainly !== null && isHarmless(part, knowledge)) return plainly;
    const instead = insteadOfFood(words, previous, insteadOf, knowledge);
    // What a table names may be what somebody at the table must not eat.
    if (instead !== null && !offersAllergen(instead, words, wordsApart(prompt))) return instead;
    const ofKitchen = kitchenAnswer({ said: words, previous, recipe: shown, knowledge });
    if (ofKitchen !== null && isHarmless(withoutLacks(words), knowledge)) return ofKitchen;
    const mayBeOfAny = isAsked(part, words) && !WISHES_FOR_IT.test(words) && !tellsWhoEats(prompt, knowledge);
    const ofAnyKitchen = mayBeOfAny ? kitchenQuestion(words, onScreen()) : null;
    if (ofAnyKitchen !== null) return t(ofAnyKitchen);
    const about = answerAboutDish(part, previous, shown, knowledge);
    topic ??= about?.topic ?? null;
    const known =
      about?.said ??
      whyNotTheOther(wordsApart(part), previous, knowledge) ??
      (tellsOfSomebody(part, knowledge) ? null : answerAboutFoods(part, previous, insteadOf, knowledge)) ??
      answerAboutKeeping(part, previous, shown, knowledge);
    if (known !== null || part.length > LONGEST_QUESTION) return known;
    const other = otherAnswer(
      part,
      { previous, topic, shown, insteadOf, isWhole: part === prompt },
      knowledge,
    );
    topic ??= other?.topic ?? null;
    return other?.said ?? null;
  };
  const whole = answer(prompt);
  const answers = clauses.map((clause) => {
    const isOpener = clauses.length > 1 && NODS.test(wordsApart(clause));
    const said = clause === prompt ? whole : isOpener || isMoreOfIt(clause) ? null : answer(clause);
    // 'What is the saffron for, and can I skip it?'
    topic ??= said === null ? null : (lineNamedIn(wordsApart(clause), previous, knowledge) ?? null);
    return { clause, said };
  });
  const heard = distinct(answers.flatMap(({ said }) => said ?? []));
  // What no clause says alone is said by all of them together.
  if (whole !== null && (clauses.length < 2 || !heard.includes(whole)))
    return { said: whole, rest: '', topic };
  const left = answers.filter(({ clause, said }) => said === null && !isIdle(clause));
  // Beside a question that is answered, a remark that warns of nothing asks for nothing.
  const isRemark = (clause: string) => IS_LACK.test(clause) || isHarmless(clause, knowledge);
  const rest = left
    .filter(({ clause }) => whole === null || saysMore(clause) || !isRemark(clause))
    .map(({ clause }) => clause)
    .join(' ')
    .trim();
  if (heard.length > 0) return { said: toldOnce(heard), rest, topic };
  return { said: null, rest: left.length === clauses.length ? prompt : rest, topic: null };
}

const TELLS_OF_ALLERGY =
  /\b(?:\w*allerg\w*|intoler\w*|intoller\w*|\w*unvertrag\w*|co?eliac\w*|celiac[oa]\w*|zoliakie|anaphyla\w*|epi ?pen)\b/;

/** Whether an answer offers what somebody is allergic to: ground sesame for tahini, to who says 'sesame allergy' beside it. */
function offersAllergen(answer: string, asked: string, prompt: string): boolean {
  const told = prompt.split(/[ ,]+/).filter((word) => word.length > 3 && !asked.includes(word));
  return TELLS_OF_ALLERGY.test(prompt) && told.some((word) => answer.toLowerCase().includes(word));
}

/** Says what is not at home. */
const IS_LACK = /^(?:i|we) (?:don['’]?t have|have ?n['’]?t got|have no|ran out of|am out of) [\w ]+[.!]?$/i;

/** Several answers, without what one of them has said already. */
const toldOnce = (answers: readonly string[]): string =>
  answers.reduce((told, answer) => {
    const more = answer
      .split(/(?<=[.!?”]) (?=[\p{Lu}“])/u)
      .filter((sentence) => !told.includes(sentence.trim()));
    return [told, ...more].join(' ').trim();
  }, '');

const LONGEST = 300;
const LONGEST_QUESTION = 160;

/** Whether a part of a message warns of nothing that would have to be heeded or asked about. */
export const isHarmless = (part: string, knowledge: CookingKnowledge): boolean =>
  warningsIn(part, knowledge.catalog).every((warning) => isOfDailyLife(warning, true, knowledge)) &&
  reasonToAsk(part, knowledge) === null;

/** Whether a part of a message says who at the table must be careful. */
const tellsOfSomebody = (part: string, { catalog }: CookingKnowledge): boolean =>
  warningsIn(part, catalog).some(({ kind, notes }) => kind === 'person' && notes.length > 0);

/** Whether a message says who at the table must not eat something. */
export const tellsWhoEats = (message: string, knowledge: CookingKnowledge): boolean =>
  TELLS_OF_ALLERGY.test(wordsApart(message)) || tellsOfSomebody(message, knowledge);

/** Whether a question wishes for what the dish has not: 'is it good with prawns?' */
export function wishesForMore(
  part: string,
  { lines, dish }: ChefMemory,
  knowledge: CookingKnowledge,
): boolean {
  const { request } = understandRequest(part, knowledge);
  const isThere = (group: readonly string[]) =>
    lines.some(({ name }) => group.some((food) => isLineOf(food, name, knowledge)));
  return (
    !request.wanted.every(isThere) ||
    [request.avoidedFoods, request.avoidedTraits, request.diets, request.leanings].some(
      (all) => all.length > 0,
    ) ||
    request.servings !== null ||
    request.dishes.some((id) => id !== dish && knowledge.classics.has(id))
  );
}

/** Asks when or how a food goes in. */
const OF_LINE = new RegExp(
  `^${OPENS}${anyOf(
    'when | how (?:long|much|many|do|should|fine|small|big|thick) | do i | should i | does the | is the | are the | at what point',
    'wann | wie (?:lange|viel|viele|fein|dick) | quand | combien | cuando | cuant[oa]s? | quando | quant[oaie]',
  )}`,
);

interface Shown {
  previous: ChefMemory;
  topic: string | null;
  /** Whether it is all of the message. */
  isWhole: boolean;
  shown: () => ComposedRecipe | null;
  insteadOf: (food: string) => readonly string[];
}

/** The first line that a message names. */
const lineNamedIn = (said: string, previous: ChefMemory, knowledge: CookingKnowledge): string | undefined =>
  said
    .split(/[ ,]+/)
    .flatMap((word) => (word.length > 2 ? (lineCalled(word, previous, knowledge) ?? []) : []))[0];

/** What is answered from the recipe, and to what asks nothing of it. */
function otherAnswer(
  part: string,
  { previous, topic, shown, insteadOf, isWhole }: Shown,
  knowledge: CookingKnowledge,
): { said: string; topic?: string } | null {
  const said = wordsApart(part);
  const namesFood = () => {
    if (cookingQuestion(part) !== null) return true;
    const { request, unusable } = understandRequest(part, knowledge);
    return request.wanted.length + request.dishes.length + request.avoidedFoods.length + unusable.length > 0;
  };
  const plain =
    answerAboutYeast(said, shown) ??
    answerAboutContents(said, shown, knowledge) ??
    answerAboutChildren(said, shown, knowledge);
  if (plain) return { said: plain };
  const trouble = troubleIn(said, (words) => {
    const dish = shown();
    return dish !== null && words.test([dish.title, ...dish.ingredients.map(({ name }) => name)].join('\n'));
  });
  if (trouble && isHarmless(trouble.rest, knowledge)) return { said: t(trouble.advice) };
  const asked = { said, previous: topic ? { ...previous, topic } : previous, insteadOf, knowledge };
  // A question that tells of somebody who must be careful is not answered before that is heeded.
  const about = tellsOfSomebody(part, knowledge) ? null : answerAboutLine(asked);
  if (about || !isHarmless(part, knowledge)) return about;
  const isTalk = isWhole && (previous.open ?? []).length === 0 && topicOf(part, said) === null;
  const talk = isTalk ? smallTalk(said, namesFood) : null;
  if (talk) return { said: talk };
  const recipe = shown();
  if (!recipe) return null;
  const named = lineNamedIn(said, previous, knowledge);
  const line = recipe.ingredients.find(({ name }) => named !== undefined && name.startsWith(named)) ?? null;
  if (named && SAYS_WHEN.test(said) && isAsked(part, said)) {
    const when = saidInRecipe(said, recipe, previous, knowledge);
    if (when) return { said: when };
  }
  const doubt = answerToDoubt(said, line, recipe);
  if (doubt) return { said: doubt };
  if (!isAsked(part, said)) return null;
  const question = topicOf(part, said);
  const need = question ? null : needIn(said, recipe);
  if (need) return { said: need };
  // 'Which veg with it?' names what is to stand beside it.
  const isReadyMade = READY_MADE.test(said) && understandRequest(part, knowledge).request.diets.length === 0;
  const isMore = onlyWonders(said)
    ? understandRequest(part, knowledge).request.servings !== null
    : wishesForMore(part, previous, knowledge);
  if (question !== 'beside' && !isReadyMade && isMore) return null;

  const answer = question
    ? cookingAnswer(question, { recipe, ...previous }, knowledge)
    : answerFromRecipe(said, recipe, previous.dish, knowledge);
  const told =
    answer ?? (named && OF_LINE.test(said) ? saidInRecipe(said, recipe, previous, knowledge) : null);
  return told === null ? null : { said: told };
}
/** Says nothing. */
const IDLE =
  /^\s*(?:(?:ok|okay|fine|thanks|thank you|great|good|perfect|lovely|nice|cool|leave it|leave it then|keep it|forget it|never mind|as it was|danke|gut|merci|bien|gracias|vale|grazie|va bene)[\s,.!]*)+$|^\s*(?:what (?:am i doing|did i do|goes) wrong|any idea why|why is that|was mache ich falsch|qu['’]est-ce que je fais mal|¿?qué hago mal|cosa sbaglio)[\s?.!]*$/i;

const isIdle = (clause: string): boolean =>
  IDLE.test(clause) || NODS.test(wordsApart(clause)) || isMoreOfIt(clause);

/** Asks for more of what another part asks: 'can I freeze it, and for how long?' */
const isMoreOfIt = (clause: string): boolean =>
  /^(?:and |et |und |y |e )?(?:for how long|how long for|pour combien de temps|fur wie lange|por cuanto tiempo|per quanto(?: tempo)?)$/.test(
    wordsApart(clause),
  );

/** Said before a question or a change, and answers nothing. */
const NODS =
  /^(?:(?:ok|okay|k|fine|right|alright|all right|sure|yes|yep|yeah|great|good|perfect|lovely|nice|cool|awesome|brilliant|gut|super|prima|bon|bien|vale|va bene|bene|and|so|und|et|y|e|,) ?)+$/;

const JOINER = /^(?:(?:et|und|y|e|aber|mais|pero|ma) ?)*$/;

/** What is asked of every dish, and depends on nobody at the table. */
const OF_ANY_DISH: readonly CookingQuestion[] = [
  'freeze',
  'ahead',
  'reheat',
  'keep',
  'start',
  'drink',
  'leftovers',
];

function answerAboutKeeping(
  part: string,
  previous: ChefMemory,
  shown: () => ComposedRecipe | null,
  knowledge: CookingKnowledge,
): string | null {
  const asked = cookingQuestion(part);
  if (!asked || !JOINER.test(asked.rest) || !OF_ANY_DISH.includes(asked.question)) return null;
  // When a food goes in is not a question of when to begin.
  if (asked.question === 'start' && lineNamedIn(wordsApart(part), previous, knowledge)) return null;
  const recipe = shown();
  return recipe && cookingAnswer(asked.question, { recipe, ...previous }, knowledge);
}
