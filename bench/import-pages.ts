import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { toReview } from '../src/features/imports/rules/draft.ts';
import { recipeFromPage } from '../src/features/imports/rules/page.ts';

/** Pages of real sites, with what people read in them; not part of the project. */
export const SAVED_PAGES = resolve(import.meta.dirname, '../../shared/bench/import-pages');
export const hasSavedPages = existsSync(SAVED_PAGES);

interface Expected {
  title: string;
  ingredients?: string[];
  instructions_list?: string[];
}
type Miss = 'nothing read' | 'title' | 'ingredients' | 'steps';
export interface PageScores {
  pages: number;
  right: number;
  /** Milliseconds of processor time, of all pages together and of the slowest. */
  milliseconds: number;
  slowest: number;
  wrong: { page: string; misses: Miss[] }[];
}

const ENOUGH = 0.9;
const PAGE = /\.html(\.gz)?$/;

/**
 * Reads every saved page: one is right when the words of all ingredients and those of all steps each overlap the expected
 * ones by a Jaccard index above 0.9, and the title has the same words.
 */
export function scoreSavedPages(folder = SAVED_PAGES): PageScores {
  const scores: PageScores = { pages: 0, right: 0, milliseconds: 0, slowest: 0, wrong: [] };
  for (const file of readdirSync(folder).filter((name) => PAGE.test(name))) {
    const page = file.replace(PAGE, '');
    const bytes = readFileSync(join(folder, file));
    const html = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    const expected = JSON.parse(readFileSync(join(folder, `${page}.json`), 'utf8')) as Expected;
    const started = process.cpuUsage();
    const raw = recipeFromPage(html, `https://${page}/`);
    const draft = raw && toReview(raw).draft;
    const { user, system } = process.cpuUsage(started);
    const milliseconds = (user + system) / 1000;
    scores.pages++;
    scores.milliseconds += milliseconds;
    scores.slowest = Math.max(scores.slowest, milliseconds);
    const misses: Miss[] = [];
    if (!draft) misses.push('nothing read');
    else {
      const ingredients = draft.ingredients.map(({ amount, name }) => `${amount} ${name}`);
      if (overlap([draft.title], [expected.title]) < 1) misses.push('title');
      if (overlap(ingredients, expected.ingredients) <= ENOUGH) misses.push('ingredients');
      if (overlap(draft.instructions, expected.instructions_list) <= ENOUGH) misses.push('steps');
    }
    if (misses.length === 0) scores.right++;
    else scores.wrong.push({ page, misses });
  }
  return scores;
}

/** The kinds of miss, the commonest first, with how often. */
export function commonPageMisses({ wrong }: PageScores): string[] {
  const counts = new Map<string, number>();
  for (const { misses } of wrong) {
    const kind = misses.join(' and ');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([kind, count]) => `${kind} ${count}`);
}

/** Words both have of the words either has: 1 where they are the same. */
function overlap(found: string[], expected: string[] = []): number {
  const [left, right] = [wordsOf(found), wordsOf(expected)];
  const both = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - both;
  return all === 0 ? 1 : both / all;
}

function wordsOf(texts: string[]): Set<string> {
  return new Set(
    texts
      .join('\n')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [],
  );
}

if (import.meta.main) {
  if (hasSavedPages) {
    const scores = scoreSavedPages();
    const mean = (scores.milliseconds / scores.pages).toFixed(1);
    console.log(
      `${scores.right} of ${scores.pages} pages right; ${mean} ms a page, at most ${scores.slowest.toFixed(0)}`,
    );
    console.log(`Misses: ${commonPageMisses(scores).join(', ')}`);
    for (const { page, misses } of scores.wrong) console.log(`  ${page}: ${misses.join(', ')}`);
  } else console.log(`No saved pages in ${SAVED_PAGES}: nothing to measure.`);
}
