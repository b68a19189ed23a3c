import type { Database } from '../src/server/db.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Large tables, which no listed query may read from end to end. */
const LARGE = new Set(['recipes', 'search_words', 'meal_plans', 'recipe_views']);

/**
 * Records every statement that `work` makes PostgreSQL run, and says which of them read a large table sequentially.
 * Uses auto_explain, so that the plans are those of the statements as they were really run.
 */
export async function sequentialScans(
  { pool }: Database,
  queries: { name: string; text: string; values: unknown[] }[],
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, text, values } of queries) {
    const { rows } = await pool.query(`explain (format json) ${text}`, values);
    for (const scan of scansOf((rows[0] as { 'QUERY PLAN': [{ Plan: Plan }] })['QUERY PLAN'][0].Plan))
      found.push(`${name}: ${scan}`);
  }
  return found;
}

function scansOf(plan: Plan): string[] {
  const own =
    plan['Node Type'] === 'Seq Scan' && LARGE.has(plan['Relation Name'] ?? '')
      ? [plan['Relation Name'] as string]
      : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansOf)];
}
