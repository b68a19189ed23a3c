import { isOneSlipAway } from '../request/slips.ts';

/** Words by their first letter, in which slips are rare: a prompt of thousands of unknown words is read as fast as any. */
export class WordsByInitial {
  private readonly words = new Map<string, string[]>();

  constructor(words: Iterable<string>) {
    for (const word of new Set(words)) {
      const initial = word[0] ?? '';
      const same = this.words.get(initial);
      if (same) same.push(word);
      else this.words.set(initial, [word]);
    }
  }

  /** All words with the first letter of this one. */
  like(word: string): readonly string[] {
    return this.words.get(word[0] ?? '') ?? [];
  }

  oneSlipFrom(word: string): string[] {
    return this.like(word).filter((each) => isOneSlipAway(word, each));
  }
}

/** Where words of a prompt that are not spelled as in any name are looked up. */
export interface NameIndex {
  /** Every word in the names of dishes, cuisines and foods. */
  names: WordsByInitial;
  /** The words in the names of dishes. */
  ofDishes: WordsByInitial;
  /** Words that stand beside each other in a name: 'sun dried'. */
  neighbors: ReadonlySet<string>;
  /** Names of dishes with one word. */
  ofOneWord: WordsByInitial;
  /** Names of dishes with two words, by the first letters of both. */
  ofTwoWords: ReadonlyMap<string, readonly string[]>;
}

export function nameIndex(
  names: ReadonlySet<string>,
  foods: readonly string[],
  classics: readonly string[],
  dishes: readonly string[],
): NameIndex {
  const neighbors = new Set<string>();
  for (const name of [...foods, ...classics]) {
    const words = name.split(' ');
    for (let at = 1; at < words.length; at++) neighbors.add(`${words[at - 1]} ${words[at]}`);
  }
  const ofTwoWords = new Map<string, string[]>();
  for (const name of classics) {
    const [one, other, more] = name.split(' ');
    if (!one || !other || more !== undefined) continue;
    const key = initialsOf(one, other);
    ofTwoWords.set(key, [...(ofTwoWords.get(key) ?? []), name]);
  }
  return {
    names: new WordsByInitial(names),
    ofDishes: new WordsByInitial([...classics, ...dishes].flatMap((name) => name.split(' '))),
    neighbors,
    ofOneWord: new WordsByInitial(classics.filter((name) => !name.includes(' '))),
    ofTwoWords,
  };
}

export const initialsOf = (one: string, other: string) => `${one[0] ?? ''}${other[0] ?? ''}`;
