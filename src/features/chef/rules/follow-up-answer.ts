import { t } from '#shared/t.ts';
import { enoughFor } from './amounts/enough-for.ts';
import { withLittle } from './amounts/only-has.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { NOTHING_SHOWN } from './answer/open-questions.ts';
import { originalReplaced } from './answer/regional-foods.ts';
import { backWith } from './back/back-with.ts';
import { wantedAfterAll } from './back/lifted.ts';
import { undoneFor, wantedAgain } from './back/taken-back.ts';
import { answerFor, cookFor } from './cook-turn.ts';
import { forSome } from './eaters/for-some.ts';
import { mildForSome } from './eaters/mild-for-some.ts';
import { type Answer, inTurn } from './in-turn.ts';
import { halfWithout } from './kitchen/for-one-plate.ts';
import { IS_SOUP, refusesSoup } from './kitchen/no-soup.ts';
import { madeSimpler } from './kitchen/simpler.ts';
import { isFree } from './kitchen/substitutes.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';
import { onlyWonders } from './questions/asking.ts';
import { cookingQuestion } from './questions/cooking-questions.ts';
import { replyTo } from './replies/replies.ts';
import { rescued } from './replies/rescued.ts';
import { wordsApart } from './request/request-words.ts';
import { understandRequest } from './request/understand-request.ts';
import { cheapened } from './swaps/cheaper-foods.ts';
import { lacksIn } from './swaps/several-lacks.ts';
import type { ChefMemory, Version } from './turns/chef-memory.ts';
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
import { isOfOtherMain } from './turns/second-turns.ts';
import { type Context, turnOf } from './turns/turn.ts';

/** A message, in words that the rules can read. */
export interface Spoken extends Pick<Context, 'written' | 'slips' | 'seed' | 'told'> {
  /** The same without slips of spelling, and in English. */
  spelled: string;
  answer: Answer;
  knowledge: CookingKnowledge;
}

interface FollowUp extends Spoken {
  /** The dish on screen. */
  previous: ChefMemory;
  cook: OnScreen;
}

/** Answers what it recognizes; `null` for any other message. */
type Reader = (message: FollowUp) => ChefAnswer | null;

/** The answer to a message while a dish is on screen. */
export function answerFollowUp(message: Omit<FollowUp, 'cook'>): ChefAnswer {
  const followUp = { ...message, cook: cookingOnScreen(message) };
  // What may answer the chef's question is left to the rules for answers.
  const isOpen = (message.previous.open ?? []).length > 0;
  for (const read of isOpen ? READERS_WHILE_OPEN : READERS) {
    const answer = read(followUp);
    if (answer) return answer;
  }
  return otherChange(followUp);
}

/** What the dish on screen becomes. */
function cookingOnScreen({ previous, answer, knowledge, ...message }: Omit<FollowUp, 'cook'>): OnScreen {
  const wordless = { ...withoutWords(message), previous };
  return {
    keep: () => cookFor(turnOf({ ...wordless, wish: { kind: 'keep' } }, knowledge), knowledge),
    wish: (wish, shown = previous) =>
      cookFor(turnOf({ ...wordless, told: shown, previous: shown, wish }, knowledge), knowledge),
    anew: (prompt) => answer(prompt, forgotten(previous)),
    rest: (prompt) => answer(prompt, previous),
  };
}

const withoutWords = ({ seed, told }: Pick<Spoken, 'seed' | 'told'>) => ({
  seed,
  told,
  written: '',
  prompt: '',
  slips: [],
});

/** What still applies when another dish is requested. */
const forgotten = ({ heeded, settled }: ChefMemory): ChefMemory => ({
  ...NOTHING_SHOWN,
  heeded,
  ...(settled ? { settled } : {}),
});

/** An earlier version of the dish, with what is remembered then. */
function backTo({ seed, knowledge }: FollowUp, version: Version, memory: ChefMemory): ChefAnswer {
  const turn = { ...withoutWords({ seed, told: memory }), previous: memory };
  return answerFor({ ...turn, wish: { kind: 'back', version } }, knowledge);
}

const readWantedAgain: Reader = (message) => {
  const again = wantedAgain(message.written, message.previous, message.knowledge);
  if (!again) return null;
  const answer = backTo(message, again.version, again.memory);
  return again.said && answer.kind === 'recipe'
    ? { ...answer, why: [again.said, ...answer.why.slice(1)] }
    : answer;
};

const readWantedAfterAll: Reader = (message) => {
  const { written, previous, answer, knowledge } = message;
  const lifted = wantedAfterAll(written, previous, knowledge);
  if (!lifted) return null;
  const { memory, again, rest } = lifted;
  if (!again) return answer(rest, memory);
  const turn = { ...withoutWords({ ...message, told: memory }), previous: memory };
  const same = answerFor({ ...turn, wish: { kind: 'keep' } }, knowledge);
  const isBack = same.kind === 'recipe' && same.recipe.ingredients.some(({ name }) => name.startsWith(again));
  return isBack ? withAnswer(t('With {food} again.', { food: again }), same) : answer(rest, memory);
};

const readBack: Reader = (message) => {
  const { written, previous, answer, knowledge } = message;
  const back = backWith(written, previous, knowledge);
  if (!back) return null;
  const earlier = backTo(message, back.version, undoneFor(back.version, previous, knowledge));
  return back.rest === '' ? earlier : inTurn(earlier, back.rest, answer, knowledge);
};

const readEnough: Reader = ({ written, previous, cook }) => enoughFor(written, previous, cook);

/** 'Can I add nuts and freeze the dough?' */
const ADDS_AND_ASKS =
  /^(?:and |ok |so )*(?:can|could) (?:i|we) add (?:some |a few |the )?([\p{L} ]+?) and (?:then |also |still )?((?:freeze|store|keep|reheat|make|prep|prepare|bake|cook) (?:it|them|this|the|some|half|in advance|ahead)\b[^,]*?)[ ?.!]*$/iu;
const readAdditionAndQuestion: Reader = ({ written, previous, cook, answer, knowledge }) => {
  const [, food, question] = ADDS_AND_ASKS.exec(written.trim()) ?? [];
  return food ? inTurn(cook.rest(`add ${food}`), `can i ${question}`, answer, knowledge, previous) : null;
};

/** 'Make it less greasy and add a dip': the dip is beside the dish, and never in its place. */
const DIP_BESIDE =
  /^(.{3,120}?)(?: ?[,.;]| (?:and|und|et|y|e))+ (?:(?:also|maybe|please|auch|noch|aussi) )*(?:(?:add|with|give (?:it|me|us)|do|make|serve (?:it )?with|mit|avec|ajoute[rz]?|con|aggiungi|anade)) (?:an? |some |einen? |einem |une? |una? |un )?(?:(?:nice|good|little|cool|creamy|quick) )*(dip|dipping sauce)(?: (?:for|with|to go with|on the side|beside|dazu|it|them|please|too|as well))*[ .!?]*$/iu;
const readDipBeside: Reader = ({ written, previous, cook, answer, knowledge }) => {
  const [, first] = DIP_BESIDE.exec(written.trim()) ?? [];
  return first ? inTurn(cook.rest(first), 'add a dip', answer, knowledge, previous) : null;
};

/** 'Que no sea sopa' of a dish that is none. */
const readIsNoSoup: Reader = ({ written, previous, cook, knowledge }) => {
  if (!refusesSoup(wordsApart(written))) return null;
  const isSoup = knowledge.classics.get(previous.dish ?? '')?.kind === 'soup' || IS_SOUP.test(previous.title);
  return isSoup
    ? cook.rest('something else, no soup')
    : withAnswer(t('{dish} is no soup, so it stays as it is.', { dish: previous.title }), cook.keep());
};

const readSomeEaters: Reader = ({ written, previous, cook, knowledge }) =>
  mildForSome(written, previous, cook) ?? forSome(written, previous, cook, knowledge);

const readLittle: Reader = ({ written, previous, cook, knowledge }) =>
  withLittle(written, previous, cook, knowledge);

const readHalf: Reader = ({ written, previous, cook }) => {
  const half = isFree(previous) ? halfWithout(wordsApart(written)) : null;
  return half ? withAnswer(half, cook.keep()) : null;
};

const readCheaper: Reader = ({ written, previous, cook }) => cheapened(written, previous, cook);

const readLacks: Reader = ({ written, previous, cook, answer, knowledge }) => {
  const lacks = lacksIn(written, previous, knowledge);
  if (!lacks) return null;
  const [first = '', ...others] = lacks.map((food) => `no ${food} in the house`);
  return others.reduce((made, rest) => inTurn(made, rest, answer, knowledge, previous), cook.rest(first));
};

const readOnScreen: Reader = ({ written, previous, cook, knowledge }) =>
  wantsCheaperCut(wordsApart(written), previous) ? null : answerOnScreen(written, previous, cook, knowledge);

const readComplaint: Reader = ({ written, previous, cook, knowledge }) =>
  rescued(written, previous, cook, knowledge);

const readQuestion: Reader = ({ written, previous, cook, knowledge }) =>
  replyTo(written, previous, cook, knowledge);

const readWish: Reader = (message) => {
  const { written, previous, cook, answer, knowledge } = message;
  // 'No carrots or celery' is one message of two foods.
  if (refusesSeveral(written, knowledge) && !isOfOtherMain(written, previous.lines, knowledge)) return null;
  const wish = wishIn(written, previous, knowledge);
  if (wish?.kind === 'back' && wish.version)
    return backTo(message, wish.version, undoneFor(wish.version, previous, knowledge, wish));
  if (wish) return answerFor({ ...withoutWords(message), previous, wish }, knowledge);
  const two = wishAndRest(written, previous, knowledge);
  return two && inTurn(cook.wish(two.wish), two.rest, answer, knowledge, previous);
};

const readOriginal: Reader = ({ spelled, previous, cook }) => {
  const said = originalReplaced(
    wordsApart(spelled),
    previous.title,
    previous.lines.map(({ name }) => name),
  );
  return said === null ? null : withAnswer(said, cook.keep());
};

const READERS_WHILE_OPEN = [readWantedAgain, readWantedAfterAll, readOnScreen];
/** What a message may be, most specific first. */
const READERS = [
  readOriginal,
  readComplaint,
  readQuestion,
  readWantedAgain,
  readWantedAfterAll,
  readBack,
  readEnough,
  readAdditionAndQuestion,
  readDipBeside,
  readIsNoSoup,
  readSomeEaters,
  readLittle,
  readHalf,
  readCheaper,
  readLacks,
  readOnScreen,
  readWish,
];

/** Any other change, or a question about anything else. */
function otherChange(message: FollowUp): ChefAnswer {
  const { written, spelled, slips, seed, told, previous, cook, knowledge } = message;
  const prompt = changeSaidPlainly(written, spelled, previous, knowledge);
  const simpler = madeSimpler(prompt, cook);
  if (simpler) return simpler;
  const isQuestion = prompt === spelled || onlyWonders(wordsApart(written));
  // 'C'est trop riche' opens like a question, and is none once it is English.
  const asks = [written, spelled].every((said) => onlyAsks(said, previous, knowledge));
  return isQuestion && cookingQuestion(prompt) === null && asks
    ? answerToOther(written, previous, cook.keep(), knowledge)
    : answerFor({ written, slips, seed, told, previous, prompt, wish: null }, knowledge);
}

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
