import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { wordsApart } from '../request/request-words.ts';
import { warningsIn } from '../safety/warnings.ts';
import type { ChefMemory, Version } from '../turns/chef-memory.ts';
import { lineCalled } from '../turns/foods-called.ts';
import { backIn } from './back.ts';

const BUT = /^(.+?)(?:\s*[,;–-]+\s*|\s+)(?:but|just|only|though|aber|mais|pero|ma)\s+(.+)$/iu;
/** Said of what the dish on screen has, and the one before is to have as well. */
const KEEPS =
  /^(?:please\s+)?(?:(?:keep|leave|still|have|make|but|lass|behalte|immer noch|weiterhin|trotzdem)\s+)+(?:(?:it|that|this|everything|es)\s+)?(?:(?:still|be|being)\s+)*/iu;
const THE = /^(?:the|all the|those|these|my|our|die|das|den)\s+/iu;

/** 'Back to the beef, but keep it gluten-free': the dish to go back to, and what is said of that; `null` if a message says anything else. */
export function backWith(
  written: string,
  shown: ChefMemory,
  knowledge: CookingKnowledge,
): { version: Version; rest: string } | null {
  const [, before = '', after = ''] = BUT.exec(written.trim().replace(/[.!]+$/, '')) ?? [];
  if (!before || before.length > LONGEST) return null;
  // What the chef has to ask about is asked of the whole message.
  if (warningsIn(after, knowledge.catalog).some(({ foods }) => foods === null)) return null;
  const wish = backIn(wordsApart(before), shown, knowledge);
  if (wish?.kind !== 'back' || !wish.version) return null;
  const kept = after.replace(KEEPS, '');
  if (kept === after) return { version: wish.version, rest: after };
  // A food is kept that came to the dish since.
  const food = kept.replace(THE, '');
  if (lineCalled(wordsApart(food), wish.version, knowledge)) return { version: wish.version, rest: '' };
  const isFood = lineCalled(wordsApart(food), shown, knowledge) !== null;
  return { version: wish.version, rest: isFood ? `add ${food}` : `make it ${food}` };
}
const LONGEST = 100;
