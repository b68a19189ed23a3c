import { splitIngredientLine } from '#features/foods/rules/ingredient/split-line.ts';

const SHORTEST = 3;
const ENOUGH = 0.8;
/** A word in at least this share of the lines does not distinguish one of them. */
const COMMON = 0.34;

/**
 * Removes repeated lists: pages show the same ingredients again in other units or for other screen sizes. Keeps the
 * first; a repeat names the same food on nearly every line. What follows the last repeat stays.
 */
export function withoutRepeats(lines: string[]): string[] {
  const words = lines.map(foodWords);
  for (let length = SHORTEST; length * 2 <= lines.length; length++) {
    let end = length;
    while (end + length <= lines.length && isRepeat(words, end, length)) end += length;
    if (end > length) return [...lines.slice(0, length), ...lines.slice(end)];
  }
  return lines;
}

/** Whether the lines from a position on name the same foods as the first ones. */
function isRepeat(words: readonly ReadonlySet<string>[], from: number, length: number): boolean {
  const counts = new Map<string, number>();
  for (const own of words.slice(0, length))
    for (const word of own) counts.set(word, (counts.get(word) ?? 0) + 1);
  const isTelling = (word: string) => (counts.get(word) ?? 0) <= Math.max(1, length * COMMON);
  let same = 0;
  for (let at = 0; at < length; at++) {
    const [first, again] = [words[at], words[from + at]];
    if (!first || !again) return false;
    if (first.size === 0 ? again.size === 0 : [...first].some((word) => isTelling(word) && again.has(word)))
      same++;
  }
  return same >= length * ENOUGH;
}

function foodWords(line: string): Set<string> {
  return new Set(
    splitIngredientLine(line.slice(0, 300))
      .name.toLowerCase()
      .match(/\p{L}{3,}/gu) ?? [],
  );
}
