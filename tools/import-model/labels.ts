import type { Unit } from '#features/imports/rules/page/units.ts';

/** Whether a unit belongs to the part: 1 or 0; -1 if the page repeats it, which is ignored in training. */
export type Labels = Int8Array;

const ALIKE = 0.75;
const ENOUGH = 0.7;
const APART = 6;

/**
 * The units of a page that show the expected texts: the run of units that shows most of them, and units near it. `null` if
 * the page does not show them, or only in part.
 */
export function labelsOf(units: readonly Unit[], expected: readonly string[]): Labels | null {
  const texts = expected.map(wordsOf).filter((words) => words.length > 0);
  const all = new Set(texts.flat());
  if (all.size === 0) return null;
  const index = new Map<string, Set<number>>();
  texts.forEach((words, at) => {
    for (const word of words) index.set(word, (index.get(word) ?? new Set()).add(at));
  });
  const own = units.map(({ text }) => wordsOf(text));
  const matches = own.map((words) => isShown(words, index));
  const runs = runsOf(matches);
  const shownBy = (from: number, to: number) =>
    new Set(
      own
        .slice(from, to + 1)
        .flatMap((words, at) => (matches[from + at] ? words.filter((word) => all.has(word)) : [])),
    );
  const best = runs
    .map(({ from, to }) => ({ from, to, shown: shownBy(from, to) }))
    .sort((a, b) => b.shown.size - a.shown.size || a.to - a.from - (b.to - b.from));
  const [main] = best;
  if (!main) return null;
  const covered = new Set(main.shown);
  const kept = [main];
  for (const run of best.slice(1)) {
    const fresh = [...run.shown].filter((word) => !covered.has(word)).length;
    if (fresh < 2 || fresh < run.shown.size * 0.3) continue;
    kept.push(run);
    for (const word of run.shown) covered.add(word);
  }
  if (covered.size < all.size * ENOUGH) return null;
  return Int8Array.from(units, (_, at) => {
    if (!matches[at]) return 0;
    return kept.some(({ from, to }) => at >= from && at <= to) ? 1 : -1;
  });
}

/** Whether nearly all words of a unit are in one expected text, or in several that it joins. */
function isShown(words: readonly string[], index: ReadonlyMap<string, Set<number>>): boolean {
  if (words.length === 0) return false;
  const counts = new Map<number, number>();
  for (const word of words) for (const at of index.get(word) ?? []) counts.set(at, (counts.get(at) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  if (most >= words.length * ALIKE) return true;
  // Several texts on one line, or a text with more words than expected.
  return words.length > 12 && words.filter((word) => index.has(word)).length >= words.length * 0.95;
}

function runsOf(matches: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  matches.forEach((is, at) => {
    if (!is) return;
    const last = runs.at(-1);
    if (last && at - last.to <= APART) last.to = at;
    else runs.push({ from: at, to: at });
  });
  return runs;
}

export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  );
}
