import { searchResults } from '../../src/features/search/server/queries/search.ts';
import type { Database } from '../../src/server/database/db.ts';
import { note } from '../report.ts';
import { SEARCH_QUERIES } from './search-queries.ts';

const COUNTED = 10;
const TARGET = 0.85;

/** How good search results are: nDCG@10 with binary relevance, among the public-domain recipes. */
export async function noteRelevance({ db, pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ title: string }>(
    'select title from recipes where source_key is not null',
  );
  const known = new Set(rows.map(({ title }) => named(title)));
  const scores: { query: string; score: number }[] = [];
  for (const line of SEARCH_QUERIES.trim().split('\n')) {
    const [query = '', answers = ''] = line.split(' = ');
    const wanted = new Set(answers.split('; ').map(named));
    for (const title of wanted)
      if (!known.has(title)) throw new Error(`No recipe is called "${title}" (${query})`);
    const { recipes } = await searchResults(db, { q: query, limit: 60, page: 1, sort: 'best' });
    // The demo's recipes are not judged.
    const found = recipes.items.map(({ title }) => named(title)).filter((title) => known.has(title));
    scores.push({ query, score: gain(found, wanted) / gain([...wanted], wanted) });
  }
  const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length;
  const weak = scores
    .filter(({ score }) => score < 0.5)
    .map(({ query, score }) => `${query} ${score.toFixed(2)}`);
  note(
    `search relevance, ${scores.length} searches of ${known.size} recipes: nDCG@10`,
    mean.toFixed(3),
    `≥ ${TARGET}`,
    mean >= TARGET,
  );
  note('searches with nDCG@10 below 0.5', weak.join(', ') || 'none', '–');
}

const named = (title: string) => title.trim().toLowerCase();

function gain(found: readonly string[], wanted: ReadonlySet<string>): number {
  const seen = new Set<string>();
  return found.slice(0, COUNTED).reduce((sum, title, at) => {
    const isNew = wanted.has(title) && !seen.has(title);
    seen.add(title);
    return isNew ? sum + 1 / Math.log2(at + 2) : sum;
  }, 0);
}
