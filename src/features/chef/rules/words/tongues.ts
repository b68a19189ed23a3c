/** A word, or the beginning of one, and what it means in English. */
interface Word {
  stem: string;
  isOpen: boolean;
  meaning: string;
}
/** The longest words first. */
export interface Tongue {
  words: readonly Word[];
}
/** Languages of which the chef knows a few words: each of those in Latin letters, and the other scripts in one, whose words are none of another. */
export interface OtherTongues {
  latin: readonly Tongue[];
  scripts: Tongue;
}

const SHORTEST_STEM = 3;

const wordsOf = (list: string): Word[] =>
  list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [meaning = '', said = ''] = line.trim().split(/: ?/);
      return said.split(' ').map((each) => {
        const stem = each.replace(/\*$/, '').replace(/_/g, ' ');
        const isOpen = /^[a-z ]/.test(stem) ? each.endsWith('*') : stem.length >= SHORTEST_STEM;
        return { stem, isOpen, meaning };
      });
    });
const tongueOf = (lists: readonly string[]): Tongue => ({
  words: lists.flatMap(wordsOf).sort((one, other) => other.stem.length - one.stem.length),
});

export const readTongues = (
  latin: Readonly<Record<string, string>>,
  scripts: Readonly<Record<string, string>>,
): OtherTongues => ({
  latin: Object.values(latin).map((list) => tongueOf([list])),
  scripts: tongueOf(Object.values(scripts)),
});
