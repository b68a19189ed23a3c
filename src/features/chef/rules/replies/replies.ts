import type { ChefAnswer } from '../answer/chef-answer.ts';
import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { isHarmless } from '../questions/answers.ts';
import { clausesOf, saysMore } from '../questions/clauses.ts';
import { distinct } from '../request/request.ts';
import { wordsApart } from '../request/request-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';
import { type OnScreen, withAnswer } from '../turns/on-screen.ts';
import { boughtForm } from './bought-form.ts';
import { coreHeat } from './core-heat.ts';
import { doneBefore } from './done-before.ts';
import { fitsInPot } from './fits-in-pot.ts';
import { friedInstead } from './fried-instead.ts';
import { goesWrong } from './goes-wrong.ts';
import { inTheSauce } from './in-the-sauce.ts';
import { likedByChildren } from './liked-by-children.ts';
import type { Reply } from './reply.ts';
import { safeFor } from './safe-for.ts';
import { skinOfBird } from './skin.ts';
import { whetherSpoiled } from './spoiled.ts';
import { waterNeeded } from './water-needed.ts';
import { withinEnergy } from './within-energy.ts';
import { withoutTool } from './without-tool.ts';

const REPLIES: readonly Reply[] = [
  whetherSpoiled,
  inTheSauce,
  safeFor,
  waterNeeded,
  withinEnergy,
  coreHeat,
  friedInstead,
  likedByChildren,
  fitsInPot,
  boughtForm,
  doneBefore,
  goesWrong,
  skinOfBird,
  withoutTool,
];

const LONGEST = 160;
/** Said with a question, and asks for nothing: 'help!', 'trying to eat less fat'. */
const REMARK =
  /^(?:(?:help|argh|oh no|hm+|hi|hey|hello|ok|okay|thanks|please|wait|so|and|what (?:did|have) i (?:do|done)(?: wrong)?|what now|any idea why|why|can (?:i|we) make (?:it|that) (?:myself|ourselves|at home|from scratch)) ?)+$|^(?:i ?(?:m| am)? )?(?:just |only )?(?:trying|curious|asking|wondering|worried|nervous)\b/;

/**
 * The answer to a question or a complaint about the dish on screen, which stays as it is; `null` if a message is none.
 * It is read before any warning, because 'which ones are off' and 'whites won't whip' leave nothing out.
 */
export function replyTo(
  written: string,
  previous: ChefMemory,
  cook: OnScreen,
  knowledge: CookingKnowledge,
): ChefAnswer | null {
  if (written.length > LONGEST) return null;
  const recipe = () => {
    const same = cook.keep();
    return same.kind === 'recipe' ? same.recipe : null;
  };
  const replyOf = (part: string) => {
    const said = wordsApart(part);
    return (
      REPLIES.map((reply) => reply({ said, written: part, previous, recipe, knowledge })).find(Boolean) ??
      null
    );
  };
  const all = replyOf(written);
  if (all) return withAnswer(all, cook.keep());
  const parts = clausesOf(written).map((clause) => ({ clause, said: replyOf(clause) }));
  const told = distinct(parts.flatMap(({ said }) => said ?? []));
  if (told.length === 0) return null;
  const rest = parts
    .filter(({ clause, said }) => said === null && !isRemark(clause, knowledge))
    .map(({ clause }) => clause)
    .join(' ');
  return withAnswer(told.join(' '), rest === '' ? cook.keep() : cook.rest(rest));
}

const isRemark = (clause: string, knowledge: CookingKnowledge): boolean =>
  isHarmless(clause, knowledge) && (REMARK.test(wordsApart(clause)) || !saysMore(clause));
