import type { FoodWords } from '../../rules/food-words.ts';
import type { Meaning } from './words.ts';

/** Typed words that are searched for together, and other names that recipes may use. */
export interface Group {
  /** As typed. */
  said: string;
  meanings: Meaning[];
  /** Other names of the food, each as words that belong together. */
  names: string[][];
  kind: string | null;
}

const LONGEST_NAME = 3;

/** Finds the foods that the typed words name, longest names first. */
export function groupsOf(meanings: readonly Meaning[], foods: FoodWords): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < meanings.length; ) {
    const group = longestName(meanings.slice(at), foods) ?? single(meanings[at] as Meaning, foods);
    groups.push(group);
    at += group.said.split(' ').length;
  }
  return groups;
}

/** The typed words one by one: 'scrambled' and 'eggs'. */
export const wordByWord = (meanings: readonly Meaning[], foods: FoodWords): Group[] =>
  meanings.flatMap((meaning) => groupsOf([meaning], foods));

/** The name of a food that no recipe has is no misspelling of another word: scones are not stones. */
function single(meaning: Meaning, foods: FoodWords): Group {
  const isKnown = meaning.isSlip && foods.isFood(meaning.token);
  return {
    said: meaning.token,
    meanings: [isKnown ? { ...meaning, strong: [], words: [] } : meaning],
    names: [],
    kind: null,
  };
}

function longestName(next: readonly Meaning[], foods: FoodWords): Group | null {
  for (let length = Math.min(LONGEST_NAME, next.length); length > 0; length--) {
    const meanings = next.slice(0, length);
    const said = meanings.map(({ token }) => token).join(' ');
    const other = foods.otherNames(said);
    if (!other || (other.isForeign && meanings.every(({ isExact }) => isExact))) continue;
    // A word that no recipe has does not stand for similar spellings.
    const isTyped = meanings.every(({ isExact, isSlip }) => isExact || !(isSlip || other.isForeign));
    return { said, meanings: isTyped ? meanings : [], names: other.names, kind: other.kind };
  }
  return null;
}
