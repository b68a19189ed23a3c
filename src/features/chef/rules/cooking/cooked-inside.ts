import type { Sort } from '../classics/sorts.ts';

/** Degrees inside at which what is not eaten pink is done. */
const DONE_AT: Partial<Record<Sort, string>> = { pork: '63 °C (145 °F)', poultry: '74 °C (165 °F)' };
const INSIDE =
  /\b(for|another) (\d+) minutes([^.]*?\breads? )(\d+) °C \([^)]*\)(?:[^.;]*? for (?:pink|rare|medium[a-z -]*)\b(?: or \d+ °C \([^)]*\) for well done)?)?/;
/** What is grilled or fried on its sides, and how it may be inside. */
const ON_SIDES =
  /\bfor (\d+)(?: to \d+)? minutes (on each side|each side|a side)(?: for (?:medium[- ]rare|rare|medium|pink))? \((\d+) °C \/ \d+ °F(?: inside)?\)(?:,? or (?:\d+ minutes )?(?:longer|for)[^.;]*)?/;
const LONGER = 1.5;

/** Steps that cook red meat to what is pink inside, for meat that is not eaten so: hotter, and longer. */
export function cookedInside(
  steps: readonly (string | null)[],
  before: Sort,
  after: Sort,
): (string | null)[] {
  const done = DONE_AT[after];
  if (done === undefined) return [...steps];
  if (before !== 'red') return steps.map((step) => step && hotEnough(step, done));
  const longer = steps.map(
    (step) =>
      step
        ?.replace(INSIDE, (all, word: string, minutes: string, until: string, celsius: string) =>
          Number(celsius) >= Number.parseInt(done, 10)
            ? all
            : `${word} ${Math.round((Number(minutes) * LONGER) / 5) * 5} minutes${until}${done}`,
        )
        .replace(ON_SIDES, (all, minutes: string, sides: string, celsius: string) =>
          Number(celsius) >= Number.parseInt(done, 10)
            ? all
            : `for ${Math.round(Number(minutes) * LONGER) + 1} minutes ${sides}, until the middle reads ${done}`,
        ) ?? null,
  );
  return longer.map((step) => step && hotEnough(step, done));
}

/** Degrees inside, of which no oven and no dough has as few. */
const CORE = /\b(5\d|6\d|7[0-3]) °C( \(| \/ )\d+ °F/g;

/** A step that tells of no fewer degrees inside than are safe. */
const hotEnough = (step: string, done: string): string =>
  step.replace(CORE, (all, celsius: string, between: string) =>
    Number(celsius) >= Number.parseInt(done, 10) ? all : done.replace(' (', between).replace(/\)$/, ''),
  );

/** Minced poultry is safe at 74 °C, other mince at 71 °C. */
const OF_OTHER_MINCE = /71 °C(?<between> \(| \/ )160 °F/g;
const POULTRY = /\b(?:chicken|turkey|duck|goose)\b/i;

/** Steps that cook mince, for mince of this name. */
export const minceDone = (steps: readonly (string | null)[], name: string): (string | null)[] =>
  POULTRY.test(name)
    ? steps.map((step) => step?.replace(OF_OTHER_MINCE, '74 °C$<between>165 °F') ?? null)
    : [...steps];
