/** Score classes per octave, counted as in `popularity_marks` in 0051-popularity.sql. */
const FINE = 64;
const MIDDLE = 8;
const MIDDLE_MARK = 100_000;
const OCTAVE_MARK = 200_000;
/** No score reaches 2^30. */
const OCTAVES = 30;

/**
 * The smallest set of marks such that every recipe with at least this score has one of them; recipes just below it may have
 * one too.
 */
export function marksFrom(score: number): number[] {
  // Rounding may put a score into the neighboring class.
  const first = Math.max(0, Math.floor(FINE * Math.log2(score + 1)) - 1);
  const middle = Math.ceil(first / MIDDLE);
  const octave = Math.ceil(middle / (FINE / MIDDLE));
  return [
    ...range(first, middle * MIDDLE),
    ...range(middle, (octave * FINE) / MIDDLE).map((at) => MIDDLE_MARK + at),
    ...range(octave, OCTAVES).map((at) => OCTAVE_MARK + at),
  ];
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
