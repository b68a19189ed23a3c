import type { Shown } from '#server/shown.ts';
import { isNarrow, wordsIn } from './asked.ts';
import type { Group } from './groups.ts';
import type { Meaning } from './words.ts';

/**
 * What decides which recipes a search finds. Without filters these are the words it looks for, in any recipe, and words that
 * no recipe had before and that the typed ones may stand for. `null` groups: a term without letters or digits.
 */
export function whatDecides(title: string, groups: readonly Group[] | null, isFiltered: boolean): Shown[] {
  if (isFiltered || !groups?.every(isNarrow)) return ['words', 'filters', 'gone'];
  return [
    `titled:${title.toLowerCase()}`,
    ...groups.flatMap((group) => [...sought(group), ...understoodBy(group)]),
  ];
}

const sought = (group: Group): Shown[] => wordsIn(group).map((word) => `word:${word}`);

/** A word that recipes have is known by its forms; any new word may be what another was meant to be. */
const understoodBy = ({ said, meanings }: Group): Shown[] =>
  meanings.length === 0 ? said.split(' ').map(related) : meanings.map(understood);

const understood = ({ token, isExact }: Meaning): Shown => (isExact ? related(token) : 'vocabulary');

const related = (token: string): Shown => `spelled^${token}`;
