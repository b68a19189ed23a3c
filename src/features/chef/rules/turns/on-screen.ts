import { findFood } from '#features/foods/rules/catalog/catalog.ts';
import { t } from '#shared/t.ts';
import { noAnswer } from '../answer/ask-back.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { earlierAfter } from '../back/earlier.ts';
import { countingEaters } from '../eaters/more-eaters.ts';
import { nearestQuestion } from '../faq/kitchen-questions.ts';
import { lackedIn, otherSubstitutes } from '../kitchen/substitutes.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { saidInRecipe } from '../questions/about-lines.ts';
import { answersIn, isHarmless, wishesForMore } from '../questions/answers.ts';
import { anyOf, isAsked, onlyWonders } from '../questions/asking.ts';
import { wordsApart } from '../request/request-words.ts';
import { anotherIdea, wishAnew } from './anew.ts';
import type { ChefMemory } from './chef-memory.ts';
import { lineCalled } from './foods-called.ts';
import { ALLERGENIC } from './read-refusal.ts';
import { changesSaidPlainly } from './second-turns.ts';
import type { Wish } from './wish.ts';

/** What the chef can do with the dish on screen. */
export interface OnScreen {
  /** Shows it as it is. */
  keep(): ChefAnswer;
  /** Changes it, or the dish that it has become. */
  wish(wish: Wish, shown?: ChefMemory): ChefAnswer;
  /** Cooks another dish of which nothing was said before but what must be heeded. */
  anew(prompt: string): ChefAnswer;
  /** Answers another message about it. */
  rest(prompt: string): ChefAnswer;
}

/** An answer, with what is said in a line before all else. */
export const withAnswer = (said: string, answer: ChefAnswer): ChefAnswer =>
  answer.kind === 'recipe' ? { ...answer, why: [said, ...answer.why] } : answer;

/**
 * Messages with a one-line answer, or that leave the dish on screen for another: 'why no cream?', 'something sweet
 * instead'. A question beside a change is answered with it. `null` if a message does neither.
 */
export function answerOnScreen(
  prompt: string,
  previous: ChefMemory,
  cook: OnScreen,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const wish = wishAnew(prompt, previous, knowledge);
  const other = wish ? cook.anew(wish) : null;
  if (other?.kind === 'recipe')
    return { ...other, memory: { ...other.memory, ...earlierAfter(other.memory, previous) } };
  const shown = () => {
    const same = cook.keep();
    return same.kind === 'recipe' ? same.recipe : null;
  };
  const insteadOf = (food: string): string[] => {
    const gone = lineCalled(food, previous, knowledge);
    const changed = gone ? cook.wish({ kind: 'swap', gone, come: null, share: 1, words: '' }) : null;
    if (changed?.kind !== 'recipe') return [];
    const before = new Set(previous.lines.map(({ name }) => name));
    return changed.recipe.ingredients
      .filter(({ name }) => !before.has(name))
      .map((line) => `${line.amount} ${foodOf(line)}`.trim());
  };
  const replaced = withoutLacked(prompt, previous, cook, knowledge);
  if (replaced) return replaced;
  const { said, rest, topic } = answersIn(prompt, previous, { shown, insteadOf }, knowledge);
  // 'Fine, leave it. Can it be frozen?' only asks.
  if (said === null) return rest === '' || rest === prompt ? null : cook.rest(rest);
  const answer = rest === '' ? cook.keep() : cook.rest(rest);
  // What is asked beside a change is asked of the changed dish.
  const changed = rest !== '' && answer.kind === 'recipe' ? answer.recipe : null;
  const ofChanged = changed
    ? answersIn(prompt, previous, { shown: () => changed, insteadOf }, knowledge).said
    : null;
  const told = withAnswer(ofChanged ?? said, answer);
  return told.kind === 'recipe' && topic ? { ...told, memory: { ...told.memory, topic } } : told;
}

/** 'No mushrooms, what can I put in instead?': what does their work is put in, and what else would. */
function withoutLacked(
  prompt: string,
  previous: ChefMemory,
  cook: OnScreen,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const food = prompt.length > LONGEST ? null : lackedIn(wordsApart(prompt));
  const line = food === null ? null : lineCalled(food, previous, knowledge);
  if (food === null || line === null) return null;
  const traits = findFood(knowledge.catalog, line)?.traits ?? [];
  // 'No milk' may be said by who must not have it.
  if (/^\W*no\b/i.test(prompt) && traits.some((trait) => ALLERGENIC.has(trait))) return null;
  const changed = cook.wish({ kind: 'swap', gone: line, come: null, share: 1, words: '' });
  if (changed.kind !== 'recipe' || changed.recipe.ingredients.some(({ name }) => name.startsWith(line)))
    return null;
  const names = new Set(previous.lines.map(({ name }) => name));
  if (changed.recipe.ingredients.every(({ name }) => names.has(name))) return null;
  const others = otherSubstitutes(line, previous, knowledge);
  return others ? { ...changed, why: [...changed.why, others] } : changed;
}

/** Asks for a dish, a change or what comes beside it. */
const ASKS_FOR = new RegExp(
  anyOf(
    'about | instead | else | other | another | without | no | swap | replace | substitute | statt | ohne | sans | sin | senza',
    'dinner | lunch | breakfast | dessert | pudding | starter | appetizer | afters | nachtisch | nachspeise | vorspeise | postre | dolce | entree | recipe | idea | something | quelque chose | algo | qualcosa | etwas | side | sides | beside | mal',
    '(?:can|could|would|will|shall) (?:you|we|i|it|this|they) (?:also |just |please |maybe )*(?:be|make|do|have|get|add|use|put|try|cook|give|leave|skip|turn|double|halve|cut)',
    'kochen | essen | gibt | cuisiner | manger | cocinar | comer | cena | cucinare | mangiare',
  ),
);

/** Whether a message only asks, in words that no rule knows, of what the dish has: it changes nothing. */
export function onlyAsks(prompt: string, previous: ChefMemory, knowledge: CookingKnowledge): boolean {
  const said = wordsApart(prompt);
  return (
    said.length <= LONGEST &&
    isAsked(prompt, said) &&
    (onlyWonders(said) || !ASKS_FOR.test(said)) &&
    isHarmless(prompt, knowledge) &&
    (onlyWonders(said) || !wishesForMore(prompt, previous, knowledge))
  );
}
const LONGEST = 120;

/** What the recipe says about the question, or that there is no answer. */
export function answerToOther(
  prompt: string,
  previous: ChefMemory,
  same: ChefAnswer,
  knowledge: CookingKnowledge,
): ChefAnswer {
  if (same.kind !== 'recipe') return same;
  const asked = wordsApart(prompt);
  const known = nearestQuestion(asked, {
    title: same.recipe.title,
    foods: same.recipe.ingredients.map(({ name }) => name),
  });
  const said = known === null ? saidInRecipe(asked, same.recipe, previous, knowledge) : t(known);
  return withAnswer(said ?? noAnswer(), same);
}

/** A message about the dish on screen in normalized words. */
export const changeSaidPlainly = (
  written: string,
  spelled: string,
  previous: ChefMemory,
  knowledge: CookingKnowledge,
): string =>
  anotherIdea(written, previous, knowledge) ??
  changesSaidPlainly(
    countingEaters(spelled, previous.servings),
    {
      title: previous.title,
      servings: previous.servings,
      lines: previous.lines,
      avoids: previous.request.avoidedFoods,
      isChosen: previous.request.isChosen === true,
    },
    knowledge,
  );
