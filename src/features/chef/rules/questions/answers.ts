import { t } from '#shared/t.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isLineOf } from '../knowledge/line-of.ts';
import { wordsApart } from '../request/request-words.ts';
import { understandRequest } from '../request/understand-request.ts';
import { isOfDailyLife } from '../safety/everyday-refusals.ts';
import { reasonToAsk } from '../safety/reason-to-ask.ts';
import { warningsIn } from '../safety/warnings.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { lineCalled } from '../turns/foods-called.ts';
import { answerAboutDish } from './about-dish.ts';
import { answerAboutFoods } from './about-foods.ts';
import { answerAboutLine, needIn, saidInRecipe, whyNotTheOther } from './about-lines.ts';
import { answerAboutYeast, answerFromRecipe, answerToDoubt, READY_MADE } from './about-recipe.ts';
import { anyOf, isAsked, OPENS } from './asking.ts';
import { answerAboutChildren, answerAboutContents } from './contents.ts';
import { cookingAnswer } from './cooking-answers.ts';
import { type CookingQuestion, cookingQuestion } from './cooking-questions.ts';
import { smallTalk } from './small-talk.ts';
import { topicOf } from './topics.ts';
import { troubleIn } from './troubles.ts';

/** What is answered in a line, what else a message says, and the work that was asked about. */
interface Answers {
  said: string | null;
  rest: string;
  topic: string | null;
}

const SENTENCES = /(?<=[.!?;])\s+|\n+/;
/** 'Brown rice with it, and how do I reheat it?' says two things. */
const JOINED =
  /,? +(?:and|but|und|et|y|e) +(?=(?:how|what|why|which|can i|could i|does|is it|do i|wie|was|warum|welche|kann|combien|pourquoi|comment|quel|cuanto|cuánto|por que|como|cómo|quanto|quante|perch|come|che vino)\b)|(?<=^(?:ok|okay|fine|thanks|great|good|perfect|lovely|danke|merci|gracias|grazie)), +/iu;

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
  let topic: string | null = null;
  const answer = (part: string): string | null => {
    const about = answerAboutDish(part, previous, shown, knowledge);
    topic ??= about?.topic ?? null;
    const known =
      about?.said ??
      whyNotTheOther(wordsApart(part), previous, knowledge) ??
      answerAboutFoods(part, previous, insteadOf, knowledge) ??
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
  if (whole) return { said: whole, rest: '', topic };
  if (prompt.length > LONGEST) return { said: null, rest: prompt, topic: null };
  const parts = prompt.split(SENTENCES).flatMap((each) => each.split(JOINED));
  if (parts.length < 2) return { said: null, rest: prompt, topic: null };
  const answers = parts.map((part) => ({ part, said: answer(part) }));
  const said = answers.flatMap((each) => each.said ?? []);
  const rest = answers
    .filter((each) => each.said === null && !IDLE.test(each.part))
    .map(({ part }) => part)
    .join(' ');
  return { said: said.length > 0 ? said.join(' ') : null, rest: rest.trim(), topic };
}
const LONGEST = 300;
const LONGEST_QUESTION = 160;

/** Whether a part of a message warns of nothing that would have to be heeded or asked about. */
export const isHarmless = (part: string, knowledge: CookingKnowledge): boolean =>
  warningsIn(part, knowledge.catalog).every((warning) => isOfDailyLife(warning, true, knowledge)) &&
  reasonToAsk(part, knowledge) === null;

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
  const about = answerAboutLine(asked);
  if (about || !isHarmless(part, knowledge)) return about;
  const talk = isWhole && (previous.open ?? []).length === 0 ? smallTalk(said, namesFood) : null;
  if (talk) return { said: talk };
  const recipe = shown();
  if (!recipe) return null;
  const named = lineNamedIn(said, previous, knowledge);
  const line = recipe.ingredients.find(({ name }) => named !== undefined && name.startsWith(named)) ?? null;
  const doubt = answerToDoubt(said, line, recipe);
  if (doubt) return { said: doubt };
  if (!isAsked(part, said)) return null;
  const question = topicOf(part, said);
  const need = question ? null : needIn(said, recipe);
  if (need) return { said: need };
  // 'Which veg with it?' names what is to stand beside it.
  const isReadyMade = READY_MADE.test(said) && understandRequest(part, knowledge).request.diets.length === 0;
  if (question !== 'beside' && !isReadyMade && wishesForMore(part, previous, knowledge)) return null;
  const answer = question
    ? cookingAnswer(question, { recipe, ...previous }, knowledge)
    : answerFromRecipe(said, recipe, previous.dish, knowledge);
  const told =
    answer ?? (named && OF_LINE.test(said) ? saidInRecipe(said, recipe, previous, knowledge) : null);
  return told === null ? null : { said: told };
}
/** Says nothing. */
const IDLE =
  /^\s*(?:(?:ok|okay|fine|thanks|thank you|great|good|perfect|lovely|nice|cool|leave it|leave it then|keep it|forget it|never mind|as it was|danke|gut|merci|bien|gracias|vale|grazie|va bene)[\s,.!]*)+$/i;

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
