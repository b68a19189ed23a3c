import { t } from '#shared/t.ts';
import { enoughFor } from './amounts/enough-for.ts';
import { withLittle } from './amounts/only-has.ts';
import { askInKnownTongue, toldInPart } from './answer/ask-back.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { withoutIdle } from './answer/idle.ts';
import { goingOn, isShown, NOTHING_SHOWN } from './answer/open-questions.ts';
import { asksForIdeas, withOtherIdeas, withoutIdeas } from './answer/other-ideas.ts';
import { changesBetween, isChangeSaid } from './answer/show-changes.ts';
import { backWith } from './back/back-with.ts';
import { wantedAfterAll } from './back/lifted.ts';
import { undoneFor, wantedAgain } from './back/taken-back.ts';
import { answerFor, cookFor, saysNothing } from './cook-turn.ts';
import { forSome } from './eaters/for-some.ts';
import { halfWithout } from './kitchen/for-one-plate.ts';
import { isFree, lackBeside } from './kitchen/substitutes.ts';
import { adviceFor, withoutFears, worryIn } from './kitchen/worries.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';
import { answeringWithFoods } from './phrases/answer-with-foods.ts';
import { firstWords } from './phrases/first-words.ts';
import { withOtherDevice } from './phrases/other-device.ts';
import { inOtherTongue } from './phrases/other-tongues.ts';
import { withFoodsForPronouns, withLastFood } from './phrases/pronouns.ts';
import { isHarmless } from './questions/answers.ts';
import { askedBeside } from './questions/asked-beside.ts';
import { isAsked, onlyWonders } from './questions/asking.ts';
import { saysMore } from './questions/clauses.ts';
import { cookingQuestion } from './questions/cooking-questions.ts';
import { troubleIn } from './questions/troubles.ts';
import { inPlainMarks } from './request/plain-prompt.ts';
import { withoutSlips } from './request/read-slips.ts';
import { distinct } from './request/request.ts';
import { wordsApart } from './request/request-words.ts';
import { understandRequest } from './request/understand-request.ts';
import { lacksIn } from './swaps/several-lacks.ts';
import type { ChefMemory, Version } from './turns/chef-memory.ts';
import { inEnglishWords } from './turns/foreign-changes.ts';
import {
  answerOnScreen,
  answerToOther,
  changeSaidPlainly,
  type OnScreen,
  onlyAsks,
  withAnswer,
} from './turns/on-screen.ts';
import { wantsCheaperCut } from './turns/plain-wishes.ts';
import { wishAndRest, wishIn } from './turns/read-wish.ts';
import { reworded } from './turns/reworded.ts';
import { isOfOtherMain } from './turns/second-turns.ts';
import { turnOf } from './turns/turn.ts';
import { withoutChat } from './words/chat-words.ts';

interface Message {
  prompt: string;
  previous?: ChefMemory | undefined;
  seed: number;
}

/**
 * Like `composeRecipe`, but the chef asks instead of returning a recipe that does not provably respect every warning in
 * the conversation. Separate rules read the warnings independently of the request; only word normalization is shared
 * with the composer.
 */
export function composeSafely(given: Message, knowledge: CookingKnowledge): ChefAnswer {
  const message = { ...given, prompt: inPlainMarks(given.prompt) };
  const answer = withoutWorry(message, knowledge);
  return isShown(message.previous) && isAsked(message.prompt, wordsApart(message.prompt))
    ? withoutIdle(answer)
    : answer;
}

/** An answer with a tip against what went wrong with such a dish before. */
function withoutWorry(message: Message, knowledge: CookingKnowledge): ChefAnswer {
  const told = worryIn(message.prompt);
  // What is left open is answered first, and who tells of harm is heard in full.
  const isOpen = (message.previous?.open ?? []).length > 0;
  if (!told || isOpen || !isHarmless(withoutFears(told.worry), knowledge))
    return inAnyTongue(message, knowledge);
  const isOnlyThat = told.rest.trim() === '' || isAside(told.rest, knowledge);
  const shown = isShown(message.previous) ? message.previous : null;
  const isOf = (words: RegExp) =>
    words.test([shown?.title, ...(shown?.lines ?? []).map(({ name }) => name)].join('\n'));
  if (isOnlyThat && !shown) return inAnyTongue(message, knowledge);
  const trouble = shown && troubleIn(told.worry, isOf);
  const answer = inAnyTongue({ ...message, prompt: isOnlyThat ? 'keep it as it is' : told.rest }, knowledge);
  if (answer.kind !== 'recipe') return answer;
  const tips = (trouble ? [trouble.advice] : adviceFor(told.worry, answer.recipe)).map((advice) => t(advice));
  if (tips.length === 0) return inAnyTongue(message, knowledge);
  const recipe = { ...answer.recipe, cookingTips: [...tips, ...answer.recipe.cookingTips] };
  const why = isOnlyThat ? tips : [...tips, ...answer.why];
  return { ...answer, recipe, why };
}

function inAnyTongue(message: Message, knowledge: CookingKnowledge): ChefAnswer {
  const inPart = inOtherTongue(message.prompt, isShown(message.previous), knowledge);
  if (!inPart) return answerTo(message, knowledge);
  if (inPart.prompt === null) return askInKnownTongue(message.previous);
  const answer = answerTo({ ...message, prompt: inPart.prompt }, knowledge);
  return answer.kind === 'recipe' ? toldInPart(answer, inPart.prompt) : answer;
}

function answerTo(
  { prompt: given, previous: before, seed }: Message,
  knowledge: CookingKnowledge,
): ChefAnswer {
  const unchatted = withoutChat(given);
  const plainly = withFoodsForPronouns(
    withOtherDevice(isShown(before) ? unchatted : firstWords(unchatted, knowledge), isShown(before)),
  );
  const written =
    before && isShown(before) ? reworded(withLastFood(plainly, before.topic), before, knowledge) : plainly;
  const said = inEnglishWords(written, isShown(before), knowledge);
  const { prompt: correct, notes: slips } = withoutSlips(said, knowledge);
  const spelled = answeringWithFoods(correct, before?.open ?? [], knowledge.catalog);
  const told = goingOn(spelled, before);
  const previous = isShown(told) ? told : undefined;
  const context = { written, slips, seed, told, previous };
  if (!previous) {
    const lack = lackBeside(spelled, knowledge);
    const first = answerFor({ ...context, prompt: lack?.rest ?? spelled, wish: null }, knowledge);
    if (lack && first.kind === 'recipe') return inTurn(first, lack.question, seed, knowledge);
    const beside = first.kind === 'recipe' ? askedBeside(spelled, first) : null;
    if (beside !== null) return inTurn(first, beside, seed, knowledge);
    const other = (next: number, name?: string) => {
      const words = name ? `${name}, ${withoutIdeas(spelled)}` : spelled;
      return answerFor({ ...context, written: words, seed: next, prompt: words, wish: null }, knowledge);
    };
    return asksForIdeas(spelled) ? withOtherIdeas(first, { prompt: spelled, seed }, other, knowledge) : first;
  }
  const wordless = { ...context, written: '', prompt: '', slips: [] };
  const backTo = (version: Version, memory: ChefMemory, said?: string) => {
    const turn = { ...wordless, told: memory, previous: memory, wish: { kind: 'back', version } } as const;
    const answer = answerFor(turn, knowledge);
    return said && answer.kind === 'recipe' ? { ...answer, why: [said, ...answer.why.slice(1)] } : answer;
  };
  const cook: OnScreen = {
    keep: () => cookFor(turnOf({ ...wordless, wish: { kind: 'keep' } }, knowledge), knowledge),
    wish: (wish, shown = previous) =>
      cookFor(turnOf({ ...wordless, told: shown, previous: shown, wish }, knowledge), knowledge),
    anew: (prompt) => answerTo({ prompt, previous: forgotten(previous), seed }, knowledge),
    rest: (prompt) => answerTo({ prompt, previous, seed }, knowledge),
  };
  const again = wantedAgain(written, previous, knowledge);
  if (again) return backTo(again.version, again.memory, again.said);
  const lifted = wantedAfterAll(written, previous, knowledge);
  if (lifted) return answerTo({ prompt: lifted.rest, previous: lifted.memory, seed }, knowledge);
  // An answer to the chef's question, in words that the rules for answers can read.
  const isOpen = (previous.open ?? []).length > 0;
  const back = isOpen ? null : backWith(written, previous, knowledge);
  if (back) {
    const earlier = backTo(back.version, undoneFor(back.version, previous, knowledge));
    return back.rest === '' ? earlier : inTurn(earlier, back.rest, seed, knowledge);
  }
  const enough = isOpen ? null : enoughFor(written, previous, cook);
  if (enough) return enough;
  const [, food = '', question = ''] = ADDS_AND_ASKS.exec(written.trim()) ?? [];
  if (food && !isOpen)
    return inTurn(cook.rest(`add ${food}`), `can i ${question}`, seed, knowledge, previous);
  const some = isOpen ? null : forSome(written, previous, cook, knowledge);
  if (some) return some;
  const little = isOpen ? null : withLittle(written, previous, cook, knowledge);
  if (little) return little;
  const half = isOpen || !isFree(previous) ? null : halfWithout(wordsApart(written));
  if (half) return withAnswer(half, cook.keep());
  const lacks = isOpen ? null : lacksIn(written, previous, knowledge);
  if (lacks) {
    const [first = '', ...others] = lacks.map((food) => `no ${food} in the house`);
    return others.reduce((answer, rest) => inTurn(answer, rest, seed, knowledge, previous), cook.rest(first));
  }
  const inALine = wantsCheaperCut(wordsApart(written), previous)
    ? null
    : answerOnScreen(written, previous, cook, knowledge);
  if (inALine) return inALine;
  // 'No carrots or celery' is one message of two foods.
  const isOfTwo = refusesSeveral(written, knowledge) && !isOfOtherMain(written, previous.lines, knowledge);
  const wish = isOpen || isOfTwo ? null : wishIn(written, previous, knowledge);
  const two = wish || isOpen || isOfTwo ? null : wishAndRest(written, previous, knowledge);
  if (two) return inTurn(cook.wish(two.wish), two.rest, seed, knowledge, previous);
  if (wish?.kind === 'back' && wish.version)
    return backTo(wish.version, undoneFor(wish.version, previous, knowledge));
  if (wish) return answerFor({ ...wordless, wish }, knowledge);
  const prompt = changeSaidPlainly(written, spelled, previous, knowledge);
  const isQuestion = prompt === spelled || onlyWonders(wordsApart(written));
  return isQuestion && cookingQuestion(prompt) === null && onlyAsks(written, previous, knowledge)
    ? answerToOther(written, previous, cook.keep(), knowledge)
    : answerFor({ ...context, prompt, wish }, knowledge);
}

/** 'Can I add nuts and freeze the dough?' */
const ADDS_AND_ASKS =
  /^(?:and |ok |so )*(?:can|could) (?:i|we) add (?:some |a few |the )?([\p{L} ]+?) and (?:then |also |still )?((?:freeze|store|keep|reheat|make|prep|prepare|bake|cook) (?:it|them|this|the|some|half|in advance|ahead)\b[^,]*?)[ ?.!]*$/iu;

const REFUSES_MORE =
  /^(?:(?:and|but|please|actually|ok|oh|can you make it|make it)[ ,]+)*(?:no|without(?: any)?|leave out|skip|hold)(?: the)? [\p{L} -]+?(?:,| (?:or|and|nor) )[\p{L} ,-]+$/iu;
/** Whether a message leaves out several foods, and says nothing else. */
function refusesSeveral(written: string, knowledge: CookingKnowledge): boolean {
  if (!REFUSES_MORE.test(written.trim().replace(/[.!]+$/, ''))) return false;
  const { request } = understandRequest(written, knowledge);
  return (
    request.avoidedFoods.length + request.avoidedTraits.length > 1 &&
    request.wanted.length + request.dishes.length === 0
  );
}

/** A change of the dish on screen, as it was `before`, and what else a message says of it. */
function inTurn(
  first: ChefAnswer,
  rest: string,
  seed: number,
  knowledge: CookingKnowledge,
  before?: ChefMemory,
): ChefAnswer {
  if (first.kind !== 'recipe' || isAside(rest, knowledge)) return first;
  const then = answerTo({ prompt: rest, previous: first.memory, seed }, knowledge);
  if (then.kind !== 'recipe') return withAnswer(then.message, first);
  const isOfNoLine = [t('The ingredients are the same as before.'), t('Only the steps have changed.')];
  const why = distinct([
    ...first.why.slice(0, MOST_TOLD).filter((each) => !isOfNoLine.includes(each)),
    ...then.why.filter((each) => each !== isOfNoLine[0]),
  ]);
  // What came with the first change may have gone with the second.
  if (before?.dish !== then.memory.dish || !then.why.some(isChangeSaid)) return { ...then, why };
  const others = why.filter((each) => !isChangeSaid(each));
  return { ...then, why: [...changesBetween(before.lines, then.recipe.ingredients, others), ...others] };
}
const MOST_TOLD = 2;

/** What is said beside a change and asks for none: 'he won't notice'. */
const isAside = (rest: string, knowledge: CookingKnowledge): boolean =>
  !saysMore(rest) &&
  saysNothing(understandRequest(rest, knowledge)) &&
  cookingQuestion(rest) === null &&
  isHarmless(rest, knowledge);
/** What still applies when another dish is requested. */
const forgotten = ({ heeded, settled }: ChefMemory): ChefMemory => ({
  ...NOTHING_SHOWN,
  heeded,
  ...(settled ? { settled } : {}),
});
