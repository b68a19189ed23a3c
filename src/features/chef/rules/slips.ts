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
