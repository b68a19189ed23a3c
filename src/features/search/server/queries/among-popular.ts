import { marksFrom } from '#features/recipes/rules/popularity.ts';
import type { WordFrequencies } from '#features/recipes/server/queries/word-frequencies.ts';
import type { Asked } from './asked.ts';

/** Statistics are estimates: only a multiple of the counting limit is certainly beyond it. */
const SURELY = 2;
/** Hits among popular recipes that suffice for the first pages. */
const WANTED = 150;
/** Fewer hits among popular recipes do not tell how many there are in total. */
const MIN_SAMPLE = 50;
/** Above this frequency, scanning the most popular recipes is faster. */
const EVERYWHERE = 0.15;
/** For a larger share of all recipes, there are as many popularity marks as hits. */
const MOST_MARKED = 0.1;
/** Allowance for overestimates. */
const SAFE = 0.75;

export interface Page {
  limit: number;
  offset: number;
  /** Totals are exact up to this number. */
  counted: number;
  /** For more frequent terms, only this many of the most popular recipes are ranked. */
  popular: number;
}

/** Where to look for the best hits of a common term; the same for every page. */
export interface Top {
  /** How many of the most popular recipes are scanned. */
  among: number;
  /** Marks of the popular recipes to search instead; `null` to scan. */
  marks: number[] | null;
  /** This many hits among the marked recipes prove that there are more than are counted. */
  sufficient: number;
  /** Whether there are certainly more hits than are counted, and enough of them among the scanned recipes. */
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
      const sufficient = Math.max(MIN_SAMPLE, Math.ceil((counted * SURELY * marked.of) / recipes));
      return { among: 0, marks: marksFrom(marked.score), sufficient, isSure: false };
    }
  }
  const among =
    share === 0 ? popular : Math.ceil(Math.min(popular, Math.max(popular / 3, (limit * 4) / share)));
  const isSure = isAmongAll && atLeast > counted * SURELY && offset + limit <= among * share * SAFE;
  return { among, marks: null, sufficient: 0, isSure };
}
