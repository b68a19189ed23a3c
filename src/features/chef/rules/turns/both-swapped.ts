import type { CookingKnowledge } from '../knowledge/cooking-knowledge.ts';
import { foodOf } from '../knowledge/line-food.ts';
import { FOR, INSTEAD_OF, NAME, SWAPS, whole } from './change-words.ts';
import type { ChefMemory } from './chef-memory.ts';
import { foodCalled, lineCalled } from './foods-called.ts';
import type { Wish } from './wish.ts';

const AND = '(?: ,| and| und| et| y| e)';
const THE = '(?:(?:the|both|die|den|das|les|la|le|las|los|el|i|le|gli|il) )?';
const READINGS: readonly (readonly [
  said: RegExp,
  order: readonly [gone: number, also: number, come: number],
])[] = [
  [whole(`${SWAPS} ${THE}${NAME}${AND} ${THE}${NAME},? ${FOR} ${NAME}(?: aus| um)?`), [1, 2, 3]],
  [
    whole(
      `(?:(?:use|with|take|mit|avec|con|mets|pon|metti|nimm) )?${NAME} ${INSTEAD_OF} ${THE}${NAME}${AND} ${THE}${NAME}`,
    ),
    [2, 3, 1],
  ],
];

/** Two lines for which one food comes: 'swap the peas and carrots for corn'. */
export function bothSwappedIn(said: string, shown: ChefMemory, knowledge: CookingKnowledge): Wish | null {
  for (const [pattern, [first, second, third]] of READINGS) {
    const found = pattern.exec(said);
    const gone = found && lineCalled(found[first] ?? '', shown, knowledge);
    const also = found && lineCalled(found[second] ?? '', shown, knowledge);
    const come = found && foodCalled(found[third] ?? '', knowledge);
    const isThere = come && shown.lines.some((line) => foodOf(line) === come);
    if (gone && also && gone !== also && come && !isThere)
      return { kind: 'swap', gone, come, share: 1, words: '', also: [also] };
  }
  return null;
}
