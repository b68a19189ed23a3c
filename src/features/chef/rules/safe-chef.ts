import { askInKnownTongue, toldInPart } from './answer/ask-back.ts';
import type { ChefAnswer } from './answer/chef-answer.ts';
import { withoutIdle } from './answer/idle.ts';
import { inHours } from './answer/long-times.ts';
import { examples } from './answer/no-recipe.ts';
import { goingOn, isShown } from './answer/open-questions.ts';
import { asksForIdeas, withOtherIdeas, withoutIdeas } from './answer/other-ideas.ts';
import { answerFor } from './cook-turn.ts';
import { toldInstead } from './faq/told-instead.ts';
import { answerToFirstQuestion } from './first-questions/first-question.ts';
import { answerFollowUp, type Spoken } from './follow-up-answer.ts';
import { inTurn, isAside } from './in-turn.ts';
import { lackBeside } from './kitchen/substitutes.ts';
import { withoutFears, worryIn } from './kitchen/worries.ts';
import { adviceFor } from './kitchen/worry-advice.ts';
import type { CookingKnowledge } from './knowledge/cooking-knowledge.ts';
import { answeringWithFoods } from './phrases/answer-with-foods.ts';
import { firstWords } from './phrases/first-words.ts';
import { formSaid } from './phrases/of-form.ts';
import { withOtherDevice } from './phrases/other-device.ts';
import { inOtherTongue } from './phrases/other-tongues.ts';
import { withPlainTitles } from './phrases/plain-titles.ts';
import { withFoodsForPronouns, withLastFood } from './phrases/pronouns.ts';
import { isHarmless } from './questions/answers.ts';
import { askedBeside } from './questions/asked-beside.ts';
import { isAsked } from './questions/asking.ts';
import { inPlainMarks } from './request/plain-prompt.ts';
import { withoutSlips } from './request/read-slips.ts';
import { wordsApart } from './request/request-words.ts';
import type { ChefMemory } from './turns/chef-memory.ts';
import { inEnglishWords } from './turns/foreign-changes.ts';
import { reworded } from './turns/reworded.ts';
import { withoutAsides } from './words/asides.ts';
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
  const message = { ...given, prompt: withPlainTitles(inPlainMarks(given.prompt), knowledge) };
  const cooked = inHours(withoutWorry(message, knowledge));
  const known = toldInstead(message.prompt, message.previous, cooked, knowledge);
  const answer = known === null ? cooked : staying(known, message, knowledge);
  return isShown(message.previous) && isAsked(message.prompt, wordsApart(message.prompt))
    ? withoutIdle(answer)
    : answer;
}

/** An answer to a question for which nothing is cooked or changed. */
function staying(said: string, { previous, seed }: Message, knowledge: CookingKnowledge): ChefAnswer {
  const same = isShown(previous) ? inAnyTongue({ prompt: KEEP, previous, seed }, knowledge) : null;
  if (same?.kind === 'recipe') return { ...same, why: [said] };
  return {
    kind: 'not-understood',
    message: said,
    suggestions: examples(),
    notUnderstood: [],
    ...(previous ? { memory: previous } : {}),
  };
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
  if (isOnlyThat && !shown) return inAnyTongue(message, knowledge);
  const answer = inAnyTongue({ ...message, prompt: isOnlyThat ? KEEP : told.rest }, knowledge);
  if (answer.kind !== 'recipe') return answer;
  const said = { worry: told.worry, written: message.prompt };
  const tips = adviceFor(said, answer.recipe, shown !== null);
  if (tips.length === 0) return inAnyTongue(message, knowledge);
  const recipe = { ...answer.recipe, cookingTips: [...tips, ...answer.recipe.cookingTips] };
  const why = isOnlyThat ? tips : [...tips, ...answer.why];
  return { ...answer, recipe, why };
}

const KEEP = 'keep it as it is';

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
    withOtherDevice(
      isShown(before) ? withoutAsides(unchatted) : firstWords(unchatted, knowledge),
      isShown(before),
    ),
  );
  const written =
    before && isShown(before) ? reworded(withLastFood(plainly, before.topic), before, knowledge) : plainly;
  const said = inEnglishWords(written, isShown(before), knowledge);
  const { prompt: correct, notes: slips } = withoutSlips(said, knowledge);
  const spelled = answeringWithFoods(correct, before?.open ?? [], knowledge.catalog);
  const told = goingOn(spelled, before);
  const answer = (prompt: string, previous: ChefMemory) => answerTo({ prompt, previous, seed }, knowledge);
  const message = { written, spelled, slips, seed, told, answer, knowledge };
  const asked = told ? null : answerToFirstQuestion(unchatted, knowledge);
  if (asked) return asked;
  return told && isShown(told) ? answerFollowUp({ ...message, previous: told }) : answerFirst(message);
}

/** The answer to a message while no dish is on screen. */
function answerFirst({ spelled, answer, knowledge, ...message }: Spoken): ChefAnswer {
  const context = { ...message, previous: undefined, wish: null };
  const lack = lackBeside(spelled, knowledge);
  const cooked = answerFor({ ...context, prompt: lack?.rest ?? spelled }, knowledge);
  const form = cooked.kind === 'recipe' ? formSaid(spelled, cooked, knowledge) : null;
  const first = cooked.kind === 'recipe' && form ? { ...cooked, why: [form, ...cooked.why] } : cooked;
  if (lack && first.kind === 'recipe') return inTurn(first, lack.question, answer, knowledge);
  const beside = first.kind === 'recipe' ? askedBeside(spelled, first) : null;
  if (beside !== null) return inTurn(first, beside, answer, knowledge);
  const { seed } = message;
  const other = (next: number, name?: string) => {
    const words = name ? `${name}, ${withoutIdeas(spelled)}` : spelled;
    return answerFor({ ...context, written: words, seed: next, prompt: words }, knowledge);
  };
  return asksForIdeas(spelled) ? withOtherIdeas(first, { prompt: spelled, seed }, other, knowledge) : first;
}
