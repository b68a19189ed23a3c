import { MISSPELLED, type Shown } from '#server/shown.ts';
import { isNarrow, wordsIn } from './asked.ts';
import type { Group } from './groups.ts';
import type { Meaning } from './words.ts';

/**
 * What decides which recipes a search finds. Without filters, these are the words it looks for, in any recipe, and new words
 * that the typed ones may stand for. `null` groups: a term without letters or digits.
 */
export function dependenciesOf(title: string, groups: readonly Group[] | null, isFiltered: boolean): Shown[] {
  if (isFiltered || !groups?.every(isNarrow)) return ['words', 'filters', 'gone'];
  return [
    `titled:${title.toLowerCase()}`,
    ...groups.flatMap((group) => [...wordDependencies(group), ...meaningDependencies(group)]),
  ];
}

const wordDependencies = (group: Group): Shown[] => wordsIn(group).map((word) => `word:${word}`);

/** Words that occur in recipes are matched by their forms; a similar new word may be the correction of one that does not. */
const meaningDependencies = ({ said, meanings }: Group): Shown[] =>
  meanings.length === 0 ? said.split(' ').map(related) : meanings.map(meaningDependency);

function meaningDependency({ token, isExact }: Meaning): Shown {
  if (isExact) return related(token);
  return /^[a-z0-9]+$/.test(token) ? related(`${MISSPELLED}${token}`) : 'vocabulary';
}

const related = (token: string): Shown => `spelled^${token}`;
