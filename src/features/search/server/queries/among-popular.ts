import { marksFrom } from '#features/recipes/rules/popularity.ts';
import type { WordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import type { Asked } from './asked.ts';

/** Statistics are estimates: only a multiple of the counting limit is surely beyond it. */
const SURELY = 2;
/** Hits among popular recipes that are enough for the first pages. */
const WANTED = 150;
/** Fewer hits among popular recipes say nothing about how many there are. */
const TELLING = 50;
/** Above this frequency, scanning the most popular recipes is faster. */
const EVERYWHERE = 0.15;
/** Of a larger part of all recipes the marks of popularity are as many as the hits. */
const MOST_MARKED = 0.1;
/** Assumed overestimate. */
const SAFE = 0.75;

export interface Page {
  limit: number;
  offset: number;
  /** Totals are exact up to here. */
  counted: number;
  /** For more frequent terms, only this many of the most popular recipes are ranked. */
  popular: number;
}

/** Where to look for the best hits of a common term; the same for every page. */
export interface Top {
  /** How many of the most popular recipes are scanned. */
  among: number;
  /** Marks of popular recipes to look among instead; `null` to scan. */
  marks: number[] | null;
  /** So many hits among the marked recipes tell that there are more than are counted. */
  telling: number;
  /** Whether there surely are more hits than are counted, and enough of them among the scanned recipes. */
  isSure: boolean;
}

export function amongPopular(
  { share, match, atLeast, scanned }: Asked,
  { popular, limit, offset, counted }: Page,
  isAmongAll: boolean,
  { recipes, leastShare, popularAmong }: WordFrequencies,
): Top {
  if (isAmongAll && share < EVERYWHERE && match !== null && scanned.length === 0) {
    const marked = popularAmong(WANTED / (share || leastShare));
    if (marked && marked.of < recipes * MOST_MARKED) {
      const telling = Math.max(TELLING, Math.ceil((counted * SURELY * marked.of) / recipes));
      return { among: 0, marks: marksFrom(marked.score), telling, isSure: false };
    }
  }
  const among =
    share === 0 ? popular : Math.ceil(Math.min(popular, Math.max(popular / 3, (limit * 4) / share)));
  const isSure = isAmongAll && atLeast > counted * SURELY && offset + limit <= among * share * SAFE;
  return { among, marks: null, telling: 0, isSure };
}
