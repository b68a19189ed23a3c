/** How many times the usual amount one microwave holds. */
const HELD = 2.5;
/** Waves are shared by all that is in there: twice as much takes nearly twice as long. */
const SHARED = 0.9;
/** A single potato takes more than half the time of two. */
const LESS = 0.7;
const WAVED = /\b[Mm]icrowave (?:on|for|at)\b|\bat \d+ W\b|\bin the microwave on\b/;
const TIME = /(?<!every )(\d+) (minutes|seconds)\b/g;
/** What stands, or goes on in short bursts until it is done, takes as long for any amount. */
const NOT_WAVED = /\b(?:[Ll]eave|[Ff]reeze|bursts|at a time|rest)\b/;

/**
 * The steps of a dish for a number of times its usual amount. In a microwave, minutes grow with the food, and what no microwave holds at
 * once is cooked in batches, or mug after mug.
 */
export function microwaved(steps: readonly string[], scale: number): { steps: string[]; more: number } {
  const first = steps.findIndex((step) => WAVED.test(step));
  if (first < 0 || steps.some((step) => /\boven\b|freeze/i.test(step))) return { steps: [...steps], more: 0 };
  const apart = steps.map((step, n) =>
    n > first && WAVED.test(step)
      ? step.replace(/^Meanwhile, (.)/, (_, begin: string) => begin.toUpperCase())
      : step,
  );
  if (scale === 1) return { steps: apart, more: 0 };
  if (steps.some((step) => /\bmugs?\b/.test(step))) return mugAfterMug(apart, first, scale);
  const batches = Math.ceil(scale / HELD);
  const times = (scale / batches) ** (scale < 1 ? LESS : SHARED);
  let own = 0;
  let now = 0;
  let isIn = false;
  const longer = apart.map((step) =>
    step
      .split(/(?<=[.!?]) +/)
      .map((sentence) => {
        isIn ||= WAVED.test(sentence);
        // 'Pour it in and cook for 2 minutes more' is in the microwave still.
        const isWaved = WAVED.test(sentence) || (isIn && /\b[Mm]icrowave\b|\bcook for \d+/.test(sentence));
        if (!isWaved || /^Put the couscous/.test(sentence)) return sentence;
        return sentence
          .split(/(?<=\b(?:minutes|seconds)), /)
          .map((part) => (NOT_WAVED.test(part) && !WAVED.test(part) ? part : grown(part, times)))
          .join(', ');
      })
      .join(' '),
  );
  function grown(part: string, by: number): string {
    return part.replace(TIME, (found, count: string, unit: string) => {
      const minutes = Number(count) / (unit === 'seconds' ? 60 : 1);
      const after = Math.max(unit === 'seconds' ? 0.5 : 1, minutes * by);
      if (!/stirring after|every/.test(part)) {
        own += minutes;
        now += after;
      }
      if (unit === 'seconds')
        return after < 1.5 ? `${Math.round(after * 6) * 10} seconds` : `${Math.round(after)} minutes`;
      return Math.round(after) === Number(count)
        ? found
        : `${Math.round(after)} minute${Math.round(after) === 1 ? '' : 's'}`;
    });
  }
  const said =
    batches > 1
      ? longer.map((step, n) =>
          n === first ? `${step} No microwave holds all of it: cook it in ${batches} batches.` : step,
        )
      : longer;
  return { steps: said, more: Math.round(now * batches - own) };
}

const MINUTES_OF_A_MUG = 2;

function mugAfterMug(
  steps: readonly string[],
  first: number,
  scale: number,
): { steps: string[]; more: number } {
  const mugs = Math.round(scale);
  if (mugs < 2) return { steps: [...steps], more: 0 };
  return {
    steps: steps.map((step, n) =>
      n === first ? `Divide it between ${mugs} mugs and cook one at a time. ${step}` : step,
    ),
    more: (mugs - 1) * MINUTES_OF_A_MUG,
  };
}
