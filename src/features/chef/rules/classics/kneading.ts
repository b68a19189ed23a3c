import type { FilledLine } from './foods.ts';

/** Dough without gluten has nothing that kneading would stretch. */
export function withoutKneading(step: string | null, lines: readonly FilledLine[]): string | null {
  const isWithout = lines.some(
    ({ own, taken }) => taken !== null && taken !== own && /^gluten-free flour/.test(taken.name),
  );
  if (!step || !isWithout) return step;
  return step
    .replace(/\bKnead (?=the )(.*?) for \d+ minutes\b/, 'Beat $1 for 4 minutes')
    .replace(
      /\b([Kk])nead for \d+ minutes(?:, until [^,.]*)?/,
      (_, k: string) =>
        `${k === 'K' ? 'B' : 'b'}eat with a wooden spoon for 4 minutes, to a soft, sticky dough`,
    )
    .replace(/\b([Kk])nead(?= )/, (_, k: string) => (k === 'K' ? 'Beat' : 'beat'));
}
