import { addDays, type PlainDate, todayIn, weekOf } from '#shared/dates.ts';
import { DAY_MS } from '#shared/durations.ts';
import { BEST, DINNERS } from './limits.ts';

/** At 10:00 UTC it is Sunday from Hawaii to New Zealand. */
const FIRST_HOUR = 10;

/** The Sunday whose issue is due now; `null` at all other times. */
export function issueDue(now: Date): PlainDate | null {
  const isDue = now.getUTCDay() === 0 && now.getUTCHours() >= FIRST_HOUR;
  return isDue ? todayIn(now, 'UTC') : null;
}

/** A recipe that may be chosen for an issue. */
export interface Candidate {
  id: string;
  category: string;
  mainFoods: readonly string[];
  /** `null` for recipes without an author, which may fill up an issue. */
  authorId: string | null;
  /** From 0 (never rated) to 5. */
  ratingScore: number;
  /** Views and likes, weighted as in lists. */
  score: number;
  /** Whether it was posted in the week before the issue. */
  isNew: boolean;
  /** Whether a recent issue contained it. */
  wasLately: boolean;
}

/** How many rating points being new is worth. */
const NEW_BONUS = 3;
/** Outweighs everything else: a recipe repeats only if there is no other. */
const REPEATED = 100;
const MOST_OF_A_KIND = 2;

/**
 * How good a recipe is for an issue. Ten times the views count as much as one rating point, so that neither the most viewed
 * nor the only rated recipe wins every week. Recipes posted this week come first, unless nobody liked them.
 */
export function standing({ ratingScore, score, isNew, wasLately }: Candidate): number {
  return ratingScore + Math.log10(1 + score) + (isNew ? NEW_BONUS : 0) - (wasLately ? REPEATED : 0);
}

/** The week's best recipes: at most two of the same category or author, as long as there are others. */
export function bestOf(candidates: readonly Candidate[]): string[] {
  return varied(candidates, BEST, ({ category }) => category);
}

/** A dinner for each day of a week: at most two with the same main food or author, as long as there are others. */
export function dinnersOf(candidates: readonly Candidate[]): string[] {
  const dinners = candidates.filter(({ category }) => category === 'dinner');
  return varied(dinners, DINNERS, ({ mainFoods, id }) => mainFoods[0] ?? id);
}

function varied(
  candidates: readonly Candidate[],
  count: number,
  kindOf: (candidate: Candidate) => string,
): string[] {
  const ranked = candidates.toSorted((a, b) => standing(b) - standing(a) || (a.id < b.id ? -1 : 1));
  const taken = new Map<string, number>();
  const chosen: Candidate[] = [];
  const rest: Candidate[] = [];
  for (const candidate of ranked) {
    const marks = [`kind ${kindOf(candidate)}`, `author ${candidate.authorId ?? candidate.id}`];
    if (chosen.length < count && marks.every((mark) => (taken.get(mark) ?? 0) < MOST_OF_A_KIND)) {
      for (const mark of marks) taken.set(mark, (taken.get(mark) ?? 0) + 1);
      chosen.push(candidate);
    } else rest.push(candidate);
  }
  return [...chosen, ...rest].slice(0, count).map(({ id }) => id);
}

/** The days that an issue plans dinners for: the week after its Sunday. */
export function plannedDays(sunday: PlainDate): PlainDate[] {
  return weekOf(addDays(sunday, 1));
}

/** The tip that an issue explains: each of them in turn. */
export function tipOf(sunday: PlainDate, tips: number): number {
  const weeks = Math.floor(Date.parse(sunday) / (7 * DAY_MS));
  return weeks % tips;
}
