const MOST_TIMES = 6;
const SHORTEST = 3;
const ENOUGH = 0.8;

/**
 * Removes repeated lists: pages show the same ingredients again in other units or for other screen sizes. Keeps the
 * first; a repeat shares a word with it on every line.
 */
export function withoutRepeats(lines: string[]): string[] {
  const words = lines.map((line) => new Set(line.toLowerCase().match(/\p{L}{3,}/gu) ?? []));
  for (let times = MOST_TIMES; times > 1; times--) {
    const length = lines.length / times;
    if (!Number.isInteger(length) || length < SHORTEST) continue;
    const same = words.filter((own, at) => [...own].some((word) => words[at % length]?.has(word))).length;
    const different = new Set(lines.slice(0, length)).size;
    if (same >= lines.length * ENOUGH && different > length / 2) return lines.slice(0, length);
  }
  return lines;
}
