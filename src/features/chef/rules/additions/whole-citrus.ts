import { foodOf } from '../knowledge/line-food.ts';
import { FOR, INSTEAD_OF, LACKS, SWAPS, whole } from '../turns/change-words.ts';
import type { ChefMemory } from '../turns/chef-memory.ts';

const FRUIT = '(lemon|lime|orange|grapefruit)s?';
const READINGS: readonly (readonly [said: RegExp, gone: number | null, come: number])[] = [
  [whole(`(?:use |with |make it with |put in )?(?:an? )?${FRUIT} ${INSTEAD_OF} (?:the )?${FRUIT}`), 2, 1],
  [whole(`${SWAPS} (?:the )?${FRUIT} ${FOR} (?:an? )?${FRUIT}`), 1, 2],
  [
    whole(
      `(?:${LACKS}|no) (?:any )?${FRUIT} ,? ?(?:but |only |just )*(?:i |we )?(?:have |ve )?(?:got )?(?:an? |some )?${FRUIT}`,
    ),
    1,
    2,
  ],
  [whole(`(?:make|do|use|take|try|bake) (?:it |this )?(?:with )?(?:an? |some )?${FRUIT}`), null, 1],
];
const PARTS = ['juice', 'zest'];

/** Oranges for the lemons of a cake: their juice and their zest. `null` if a message does not say so. */
export function wholeCitrus(said: string, { lines }: ChefMemory): string | null {
  const names = lines.map(foodOf);
  for (const [pattern, goneAt, comeAt] of READINGS) {
    const found = pattern.exec(said);
    const come = found?.[comeAt];
    const own = (goneAt === null ? ['lemon', 'lime', 'orange'] : [found?.[goneAt] ?? '']).find(
      (fruit) => fruit !== come && PARTS.every((part) => names.includes(`${fruit} ${part}`)),
    );
    if (come && own) return PARTS.map((part) => `${come} ${part} instead of ${own} ${part}`).join(' and ');
  }
  return null;
}
