import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { ALLOCATOR, NODE_FLAGS } from '../tools/setup.mjs';
import { reasonFor } from './reasons.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** Versions of the measured programs. */
const LIBRARIES = ['react', 'react-router', 'hono', '@hono/node-server', '@orpc/server', 'drizzle-orm', 'pg'];

interface Row {
  what: string;
  measured: string;
  target: string;
  met: boolean | null;
  cost: string;
}

const COST_IS_REASON = 'The processor time of a request, in the last column.';

const rows: Row[] = [];

/**
 * Prints a figure and records it for the report; `met` is `null` if there is no target. `cost` is the CPU time of one
 * request.
 */
export function note(
  what: string,
  measured: string,
  target: string,
  met: boolean | null = null,
  cost = '',
): void {
  rows.push({ what, measured, target, met, cost });
  console.log(
    `${met === null ? ' ' : met ? '✓' : '✗'} ${what}: ${measured} (target ${target})${cost && `; ${cost}`}`,
  );
}

/** Writes `bench/results.md` from all recorded figures. */
export function writeReport(recipes: number, postgresVersion: string): void {
  const lines = rows.map(
    ({ what, measured, target, met, cost }) =>
      `| ${what} | ${measured} | ${target} | ${met === null ? '–' : met ? 'yes' : 'no'} | ${cost || '–'} |`,
  );
  const reasons = Map.groupBy(
    rows.filter(({ met }) => met === false),
    ({ what, cost }) => reasonFor(what) ?? (cost ? COST_IS_REASON : 'No reason was found.'),
  );
  const missed = [...reasons].map(([why, lines]) => `- ${lines.map(({ what }) => what).join(' · ')}: ${why}`);
  const processor = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const allocator = Object.entries(ALLOCATOR)
    .map((pair) => pair.join('='))
    .join(' ');
  const libraries = LIBRARIES.map((name) => `${name} ${versionOf(name)}`).join(', ');
  writeFileSync(
    join(ROOT, 'bench/results.md'),
    `# Measured

Made by \`npm run bench\` with ${recipes.toLocaleString('en')} recipes, 16 connections, on ${processor}, in one run.
References are the bare programs of \`bench/reference.ts\` on the same machine in the same run; visitors' answers come from Plateful's cache.
Everything runs on Node ${process.versions.node} with \`NODE_ENV=production\`: Plateful with \`${NODE_FLAGS.join(' ')}\` and \`${allocator}\`, the references without.
PostgreSQL ${postgresVersion}, ${libraries}.

The last column is the processor time of one request: of Plateful's Node, of its PostgreSQL, and of the bench that asks on the same
cores. Their sum is why a line that asks for more cannot be met here: 10 ms on two cores are 200 requests a second. While others write,
what they cost is in it.

| what | measured | target | met | processor time of a request |
|---|---|---|---|---|
${lines.join('\n')}

## Missed, and why

${missed.join('\n') || 'None.'}
`,
  );
}

function versionOf(library: string): string {
  const file = join(ROOT, 'node_modules', library, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
