import { t } from '#shared/t.ts';
import { staysAsItIs } from '../answer/ask-back.ts';
import type { ComposedRecipe } from '../answer/check-recipe.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { filledIn } from '../answer/filled-in.ts';
import { answerToFirstQuestion } from '../first-questions/first-question.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { tellsWhoEats } from '../questions/answers.ts';
import { isAsked } from '../questions/asking.ts';
import { wordsApart } from '../request/request-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { WISHES_FOR_IT } from './asked-or-wished.ts';
import { NOTHING_ON_SCREEN } from './faq.ts';
import { kitchenQuestion, nearestQuestion } from './kitchen-questions.ts';

/**
 * The answer to a question that holds in any kitchen, where the chef would ask what to leave out, understood nothing, or would cook
 * something else for it: 'are the raw eggs ok for my toddler?' names a harm, and 'will my casserole do for a tagine?' a dish.
 * `null` if there is none.
 */
export function toldInstead(
  prompt: string,
  previous: ChefMemory | undefined,
  answer: ChefAnswer,
  knowledge: CookingKnowledge,
): string | null {
  const said = wordsApart(prompt);
  const onScreen = previous
    ? { title: previous.title, foods: previous.lines.map(({ name }) => name) }
    : NOTHING_ON_SCREEN;
  const known = isUnanswered(prompt, answer)
    ? nearestQuestion(said, onScreen)
    : isOther(prompt, previous, answer, knowledge)
      ? kitchenQuestion(said, onScreen)
      : null;
  if (known === null || (previous === undefined && answerToFirstQuestion(prompt, knowledge))) return null;
  return t(known);
}

/** Whether a question led to no answer. */
function isUnanswered(prompt: string, answer: ChefAnswer): boolean {
  const said = wordsApart(prompt);
  const asks = isAsked(prompt, said) || ASKS_SOMEWHERE.test(said);
  if (answer.kind !== 'recipe') return asks;
  if (answer.why.some(isNotUnderstood)) return true;
  return (
    asks && !WISHES_FOR_IT.test(said) && answer.why.includes(t('The ingredients are the same as before.'))
  );
}

/** Whether a question led to another dish, and was none of those that wish for one or tell who must not eat something. */
function isOther(
  prompt: string,
  previous: ChefMemory | undefined,
  answer: ChefAnswer,
  knowledge: CookingKnowledge,
): boolean {
  const said = wordsApart(prompt);
  return (
    answer.kind === 'recipe' &&
    previous !== undefined &&
    isChanged(previous, answer.recipe) &&
    isAsked(prompt, said) &&
    !WISHES_FOR_IT.test(said) &&
    !tellsWhoEats(prompt, knowledge)
  );
}

/** 'The crumbs keep falling off when I fry, why' asks, too. */
const ASKS_SOMEWHERE =
  /\b(?:why|how (?:do|can|should|to)|what (?:do|can|should|did|am) (?:i|we)|any (?:tips?|tricks?)|warum|wieso|pourquoi|perche|por que)\b/;

const isChanged = ({ dish, title, lines }: ChefMemory, recipe: ComposedRecipe): boolean =>
  dish !== '' &&
  (recipe.title !== title ||
    recipe.ingredients.length !== lines.length ||
    recipe.ingredients.some(({ name }, n) => name !== lines[n]?.name));

const isNotUnderstood = (sentence: string): boolean =>
  sentence === staysAsItIs([]) || filledIn(sentence, (words) => staysAsItIs([words])) !== null;
