import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { wordsApart } from '../request/request-words.ts';
import { AFTER_LACK, HAS_NOT, OPENS } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { bareName, foodCalled, lineCalled } from '../turns/foods-called.ts';

const ONE = "(?:[\\p{L}'-]+ ){0,3}?[\\p{L}'-]+?";
const WORD = "(?: (?:[\\p{L}'-]+|,))";
/** Whatever is listed: of words that may or may not join foods, a pattern for each food tries every division. */
const LIST = `[\\p{L}'-]+${WORD}+?`;
const ASKS =
  '(?: ,)?(?: (?:so|and|but))?(?: (?:what (?:else )?(?:can|could|should|do|shall) (?:i|we)(?: (?:use|do|put|take|try))?(?: instead| now| then)?|what (?:now|instead|then)|any (?:ideas|subs|swaps|substitutes)|can you (?:adapt|adjust|change|fix|rework) (?:it|this)|help|is that (?:ok|okay|a problem)|does that matter|sorry|though|tho|either))?';
const HAS_NONE = new RegExp(
  `^(?:(?:ugh|damn|oops|oh no|argh|sorry|shoot|crap|um+|hm+|,) )*${OPENS}(?:(?:just|realised|realized|noticed|that|turns|oops|sorry|also|actually|really|ugh|damn|so|only|,) )*${HAS_NOT} (${LIST})${AFTER_LACK}${ASKS}[ ?!.]*$`,
  'u',
);
/** 'No eggs or milk' may be for an allergy, and 'no eggs or milk here' is not. */
const NONE_HERE = new RegExp(
  `^${OPENS}no (${LIST})(?: (?:left|here|at home|in the (?:house|fridge|cupboard|shop|pantry)|on hand))+${ASKS}[ ?!.]*$`,
  'u',
);
const HERE = '(?: (?:left|here|at home|in the (?:house|fridge|cupboard|shop|pantry)|on hand))';
/** 'No sesame oil here or ginger.' */
const ONE_HERE = new RegExp(`^${OPENS}no (${ONE})${HERE}(${WORD}+?)${HERE}?${ASKS}[ ?!.]*$`, 'u');
const JOINED = / , | (?:or|and|nor|oder|und|ou|et|ni|y|o|e|ne) /;
const ARTICLES =
  /^(?:(?:or|and|nor|no|any|some|the|even|also|i have no|we have no|kein(?:e|en)?|pas de|de|d|much|enough) )+/;

/**
 * Foods that are not at home, where a message names several and says nothing else: 'I don't have lemon or any white wine'. Only those of
 * the dish on screen, if it has any of them; `null` if the message says anything else.
 */
export function lacksIn(written: string, shown: ChefMemory, knowledge: CookingKnowledge): string[] | null {
  const said = wordsApart(written);
  const [, one, others] = ONE_HERE.exec(said) ?? [];
  const [, list] = one ? [said, `${one}${others}`] : (HAS_NONE.exec(said) ?? NONE_HERE.exec(said) ?? []);
  if (!list) return null;
  const foods = list.split(JOINED).map((each) => bareName(each.trim().replace(ARTICLES, '')));
  const isFood = (food: string) =>
    lineCalled(food, shown, knowledge) !== null || foodCalled(food, knowledge) !== null;
  if (foods.length < 2 || foods.length > MOST_FOODS || !foods.every(isFood)) return null;
  const missed = foods.filter((food) => lineCalled(food, shown, knowledge) !== null);
  return missed.length > 0 ? missed : foods;
}
const MOST_FOODS = 5;
