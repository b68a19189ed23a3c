import { addDays, type PlainDate, todayIn, weekOf } from '#shared/dates.ts';
import { BEST, DINNERS } from './limits.ts';

/** At 10:00 UTC it is Sunday from Hawaii to New Zealand. */
const FIRST_HOUR = 10;

/** The Sunday whose issue is to be written now; `null` at all other times. */
export function issueDue(now: Date): PlainDate | null {
  const isDue = now.getUTCDay() === 0 && now.getUTCHours() >= FIRST_HOUR;
  return isDue ? todayIn(now, 'UTC') : null;
}

/** A recipe that may come into an issue. */
export interface Candidate {
  id: string;
  category: string;
  mainFoods: readonly string[];
  /** `null` for recipes of nobody, which may fill an issue. */
  authorId: string | null;
  /** From 0 (never rated) to 5. */
  ratingScore: number;
  /** Views and likes, as lists weigh them. */
  score: number;
  /** Whether it was posted in the week before the issue. */
  isNew: boolean;
  /** Whether one of the last issues had it. */
  wasLately: boolean;
}

/** What a rating point weighs against being new. */
const NEW_BONUS = 3;
/** More than anything else weighs: a recipe comes again only when there is no other. */
const REPEATED = 100;
const MOST_OF_A_KIND = 2;

/**
 * How good a recipe is for an issue. Ten times the views weigh as much as one point of its rating, so that neither the most
 * viewed nor the only rated recipe wins every week; what was posted this week comes first unless nobody cared for it.
 */
export function standing({ ratingScore, score, isNew, wasLately }: Candidate): number {
  return ratingScore + Math.log10(1 + score) + (isNew ? NEW_BONUS : 0) - (wasLately ? REPEATED : 0);
}

/** The week's best recipes: at most two of a category and of an author, while there are others. */
export function bestOf(candidates: readonly Candidate[]): string[] {
  return varied(candidates, BEST, ({ category }) => category);
}

/** A dinner for each day of a week: at most two with the same main food and of an author, while there are others. */
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

/** The days that an issue plans dinners for: the week that begins after its Sunday. */
export function plannedDays(sunday: PlainDate): PlainDate[] {
  return weekOf(addDays(sunday, 1));
}

/** Which of some tips an issue explains: each in turn. */
export function tipOf(sunday: PlainDate, tips: number): number {
  const weeks = Math.floor(Date.parse(sunday) / (7 * 24 * 60 * 60 * 1000));
  return weeks % tips;
}
