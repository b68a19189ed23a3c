import { join } from 'node:path';
import { type RecipeDraft, toReview } from '../src/features/imports/rules/draft.ts';
import type { PageModel } from '../src/features/imports/rules/page/model.ts';
import { recipeFromPage } from '../src/features/imports/rules/page/page.ts';
import { pageModel } from '../src/features/imports/server/queries/page-model.ts';
import {
  type Expected,
  hasData,
  hasSavedPages,
  SAVED_PAGES,
  type SavedPage,
  SETS,
  savedPages,
  strippedPage,
} from '../tools/import-model/saved-pages.ts';
import { trainModel } from '../tools/import-model/train.ts';

type Miss = 'nothing read' | 'title' | 'ingredients' | 'steps';
export interface PageScores {
  pages: number;
  right: number;
  /** Pages that state times or a yield, and how many of them had all times or the yield read correctly. */
  timed: number;
  timesRight: number;
  yielding: number;
  yieldsRight: number;
  /** CPU milliseconds, for all pages together and for the slowest. */
  milliseconds: number;
  slowest: number;
  wrong: { page: string; misses: Miss[] }[];
  /**
   * Lists that are far off and lists that are right, each with how many of them ask the cook to compare them with the page.
   */
  far: number;
  farTold: number;
  whole: number;
  wholeTold: number;
}

/** All pages as they are, the ones without structured data, and the ones with it after removing it. */
export interface KindsOfPages {
  all: PageScores;
  bare: PageScores;
  stripped: PageScores;
}

const ENOUGH = 0.9;
const FAR = 0.8;

/** Scores each set with a model that learned from the other, so that no page was seen before. Takes minutes. */
export function scoreAcross(folder = SAVED_PAGES): KindsOfPages {
  const [first = [], second = []] = SETS.map((set) => savedPages(join(folder, set)));
  const scores = { all: noPages(), bare: noPages(), stripped: noPages() };
  for (const [pages, model] of [
    [first, trainModel(second)],
    [second, trainModel(first)],
  ] as const)
    for (const page of pages) {
      scorePage(page, scores.all, model);
      if (hasData(page)) scorePage(strippedPage(page), scores.stripped, model);
      else scorePage(page, scores.bare, model);
    }
  return scores;
}

/** Scores the pages in a folder, with the model that the import uses. */
export function scoreSavedPages(folder: string): PageScores {
  const scores = noPages();
  for (const page of savedPages(folder)) scorePage(page, scores, pageModel());
  return scores;
}

function noPages(): PageScores {
  return {
    pages: 0,
    right: 0,
    timed: 0,
    timesRight: 0,
    yielding: 0,
    yieldsRight: 0,
    milliseconds: 0,
    slowest: 0,
    wrong: [],
    far: 0,
    farTold: 0,
    whole: 0,
    wholeTold: 0,
  };
}

/**
 * A page is right when the words of all ingredients and those of all steps each overlap the expected ones by a Jaccard
 * index above 0.9, and the title has the same words.
 */
function scorePage({ name, html, expected }: SavedPage, scores: PageScores, model: PageModel): void {
  const started = process.cpuUsage();
  const raw = recipeFromPage(html, model, `https://${name}/`);
  const draft = raw && toReview(raw).draft;
  const { user, system } = process.cpuUsage(started);
  const milliseconds = (user + system) / 1000;
  scores.pages++;
  scores.milliseconds += milliseconds;
  scores.slowest = Math.max(scores.slowest, milliseconds);
  const misses = draft ? missesOf(draft, expected) : (['nothing read'] as const);
  if (draft) countDoubts(draft, raw.doubtful ?? [], expected, scores);
  if (misses.length === 0) scores.right++;
  else scores.wrong.push({ page: name, misses: [...misses] });
  const { prep_time, cook_time, total_time, yields } = expected;
  if (prep_time ?? cook_time ?? total_time ?? false) {
    scores.timed++;
    if (draft && hasTimes(draft, expected)) scores.timesRight++;
  }
  if (yields) {
    scores.yielding++;
    if (draft?.servings === servingsIn(yields)) scores.yieldsRight++;
  }
}

/** A label says '24 servings' or '2 dozen'. */
const servingsIn = (yields: string): number =>
  Number.parseInt(yields, 10) * (/\bdozen\b/.test(yields) ? 12 : 1);

function countDoubts(
  draft: RecipeDraft,
  doubtful: readonly string[],
  expected: Expected,
  scores: PageScores,
): void {
  const lists = [
    ['ingredients', linesOf(draft), expected.ingredients],
    ['instructions', draft.instructions, expected.instructions_list],
  ] as const;
  for (const [list, found, wanted] of lists) {
    if (found.length === 0) continue;
    const alike = overlap(found, wanted);
    const told = Number(doubtful.includes(list));
    if (alike < FAR) {
      scores.far++;
      scores.farTold += told;
    } else if (alike > ENOUGH) {
      scores.whole++;
      scores.wholeTold += told;
    }
  }
}

function missesOf(draft: RecipeDraft, expected: Expected): Miss[] {
  const misses: Miss[] = [];
  if (overlap([draft.title], [expected.title]) < 1) misses.push('title');
  if (overlap(linesOf(draft), expected.ingredients) <= ENOUGH) misses.push('ingredients');
  if (overlap(draft.instructions, expected.instructions_list) <= ENOUGH) misses.push('steps');
  return misses;
}

function linesOf({ ingredients }: RecipeDraft): string[] {
  return ingredients.map(({ amount, name }) => `${amount} ${name}`);
}

function hasTimes({ prepTime, cookTime, waitingTime }: RecipeDraft, expected: Expected): boolean {
  const { prep_time, cook_time, total_time } = expected;
  const parts = (prep_time ?? 0) + (cook_time ?? 0);
  // Some pages state a total that is less than the sum of the parts: the parts then count.
  const total = total_time !== undefined && total_time >= parts ? total_time : null;
  const read = (prepTime ?? 0) + (cookTime ?? 0) + (waitingTime ?? 0);
  return (
    (prep_time ?? prepTime) === prepTime && (cook_time ?? cookTime) === cookTime && (total ?? read) === read
  );
}

/** The kinds of miss with their counts, most common first. */
export function commonPageMisses({ wrong }: PageScores): string[] {
  const kinds = Map.groupBy(wrong, ({ misses }) => misses.join(' and '));
  return [...kinds]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([kind, pages]) => `${kind} ${pages.length}`);
}

/** Jaccard index: shared words divided by all words; 1 if they are the same. */
function overlap(found: readonly string[], expected: readonly string[]): number {
  const [left, right] = [wordsOf(found), wordsOf(expected)];
  const both = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - both;
  return all === 0 ? 1 : both / all;
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts
      .join('\n')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  );
}

if (import.meta.main) {
  const [, , folder = SAVED_PAGES, ...flags] = process.argv;
  if (hasSavedPages(folder)) {
    for (const [kind, scores] of Object.entries(scoreAcross(folder))) {
      const { pages, right, wrong } = scores as PageScores;
      const mean = (scores.milliseconds / pages).toFixed(1);
      console.log(`${kind}: ${right} of ${pages} (${((right / pages) * 100).toFixed(1)} %) right`);
      console.log(
        `  times ${scores.timesRight} of ${scores.timed}, yields ${scores.yieldsRight} of ${scores.yielding}`,
      );
      console.log(`  ${mean} ms a page, at most ${scores.slowest.toFixed(0)}`);
      console.log(
        `  told to compare: ${scores.farTold} of ${scores.far} lists far from right, ${scores.wholeTold} of ${scores.whole} right ones`,
      );
      console.log(`  misses: ${commonPageMisses(scores).join(', ')}`);
      if (flags.includes('--wrong'))
        for (const { page, misses } of wrong) console.log(`    ${page}: ${misses.join(', ')}`);
    }
  } else console.log(`No saved pages in ${folder}: nothing to measure.`);
}
