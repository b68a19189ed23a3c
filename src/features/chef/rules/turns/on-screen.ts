import { t } from '#shared/t.ts';
import type { ChefAnswer } from '../answer/chef-answer.ts';
import { NOTHING_SHOWN } from '../answer/open-questions.ts';
import { countingEaters } from '../eaters/more-eaters.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { answerAboutFoods } from '../questions/about-foods.ts';
import { anotherIdea, goesBack, wishAnew } from './anew.ts';
import type { ChefMemory } from './chef-memory.ts';
import { changesSaidPlainly } from './second-turns.ts';

/** A question about the dish on screen, which leaves it as it is. */
const SAME = 'does it freeze?';

type Cook = (prompt: string, previous: ChefMemory) => ChefAnswer;

/** The dish on screen as it is, with what is said instead of an answer to a question. */
export function sameDish(said: string, previous: ChefMemory, cook: Cook): ChefAnswer | null {
  const answer = cook(SAME, previous);
  return answer.kind === 'recipe' ? { ...answer, why: [said, ...answer.why.slice(1)] } : null;
}

/**
 * What is answered in a line, or leaves the dish on screen for another: 'why no cream?', 'something sweet instead', 'back to the first
 * one'. `null` if a message does neither.
 */
export function answerOnScreen(
  prompt: string,
  previous: ChefMemory,
  cook: Cook,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  const wish = wishAnew(prompt, previous);
  if (wish) {
    const { heeded, settled } = previous;
    const other = cook(wish, { ...NOTHING_SHOWN, heeded, ...(settled ? { settled } : {}) });
    if (other.kind === 'recipe') return { ...other, memory: { ...other.memory, left: previous.title } };
  }
  if (goesBack(prompt))
    return sameDish(t('I know of no dish before this one. Name it, and I cook it again.'), previous, cook);
  const insteadOf = (food: string): string[] => {
    const other = cook(`no ${food} in the house`, previous);
    if (other.kind !== 'recipe' || other.memory.dish !== previous.dish) return [];
    const before = new Set(previous.lines.map(({ name }) => name));
    return other.recipe.ingredients
      .filter(({ name }) => !before.has(name))
      .map(({ amount, name }) => `${amount} ${name.split(',')[0]}`.trim());
  };
  const said = answerAboutFoods(prompt, previous, insteadOf, knowledge);
  return said ? sameDish(said, previous, cook) : null;
}

/** A message about the dish on screen in words that every rule reads alike. */
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
