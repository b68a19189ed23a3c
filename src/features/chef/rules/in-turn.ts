import { t } from '#shared/t.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { changesBetween, isChangeSaid } from './answer/show-changes.ts';
import { saysNothing } from './cook-turn.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';
import { isHarmless } from './questions/answers.ts';
import { saysMore } from './questions/clauses.ts';
import { cookingQuestion } from './questions/cooking-questions.ts';
import { distinct } from './request/request.ts';
import { wordsApart } from './request/request-words.ts';
import { understandRequest } from './request/understand-request.ts';
import type { ChefMemory } from './turns/chef-memory.ts';
import { withAnswer } from './turns/on-screen.ts';

/** Answers a message to a chef that remembers a dish. */
export type Answer = (prompt: string, previous: ChefMemory) => ChefAnswer;

/** Sentences that are told of the first of two changes. */
const MOST_TOLD = 2;

/** An answer to a part of a message, and after it what the `rest` of the message says; `before` is what was on screen. */
export function inTurn(
  first: ChefAnswer,
  rest: string,
  answer: Answer,
  knowledge: CookingKnowledge,
  before?: ChefMemory,
): ChefAnswer {
  if (first.kind !== 'recipe' || isAside(rest, knowledge)) return first;
  const then = answer(rest, first.memory);
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

/** What is said beside a change and asks for none: 'he won't notice'. */
export const isAside = (rest: string, knowledge: CookingKnowledge): boolean =>
  [WHAT_INSTEAD, DISLIKED].some((aside) => aside.test(wordsApart(rest))) ||
  (!saysMore(rest) &&
    saysNothing(understandRequest(rest, knowledge)) &&
    cookingQuestion(rest) === null &&
    isHarmless(rest, knowledge));

/** Why what was just refused is. */
const DISLIKED =
  /^(?:(?:because|as|since|,) )*(?:(?:(?:i|we|he|she|they|my [a-z]+|nobody|no one) (?:(?:really|just|absolutely|all|simply) )*(?:hates?|dislikes?|loathes?|can t stand|don t like|doesn t like|do not like|likes)|can t stand|hate|don t like) (?:it|them|that|those)|(?:ich|wir) (?:mag|mogen|hasse\w*) (?:das|ihn|sie|es|die)(?: nicht)?|je (?:n aime pas|deteste) (?:ca|cela)|(?:lo|la|los|las) odio|no me gusta[n]?|non mi piac(?:e|ciono))$/;

/** Asked after what is not at home: whatever takes its place is the answer. */
const WHAT_INSTEAD =
  /^(?:and |und |et |y |e |, )*(?:what (?:can|could|should|do) (?:i|we) (?:use|take|put in|do)(?: instead)?|(?:was|womit) (?:kann|konnte|soll) (?:ich|man) (?:stattdessen |dafur |sonst )?(?:nehmen|verwenden|benutzen)|(?:par )?quoi (?:mettre|utiliser|prendre)(?: a la place)?|qu est-ce que je peux (?:mettre|utiliser)(?: a la place)?|(?:que|con que) (?:puedo|podria) (?:usar|poner|echar)(?: en su lugar)?|(?:cosa|che cosa) posso (?:usare|mettere)(?: al suo posto)?) *$/;
