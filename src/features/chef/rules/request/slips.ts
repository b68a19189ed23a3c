/** More letters than this make another word. */
const MOST = 2;

/** Whether one letter was left out, added or changed, or two neighboring letters were swapped. */
export function isOneSlipAway(word: string, plain: string): boolean {
  if (Math.abs(word.length - plain.length) > 1) return false;
  let start = 0;
  while (start < plain.length && word[start] === plain[start]) start++;
  let end = 0;
  while (end < Math.min(word.length, plain.length) - start && word.at(-1 - end) === plain.at(-1 - end)) end++;
  const written = word.slice(start, word.length - end);
  const meant = plain.slice(start, plain.length - end);
  return (
    Math.max(written.length, meant.length) <= 1 ||
    (written.length === 2 && meant === `${written[1]}${written[0]}`)
  );
}

/** Levenshtein's distance, given up beyond two. */
export function lettersBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > MOST) return MOST + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++)
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
      );
    row = next;
  }
  return row[other.length] ?? MOST + 1;
}
