import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { NODE_FLAGS } from '../tools/setup.mjs';

const ROOT = resolve(import.meta.dirname, '..');
/** Versions of the measured programs. */
const LIBRARIES = ['react', 'react-router', 'hono', '@hono/node-server', '@orpc/server', 'drizzle-orm', 'pg'];

interface Row {
  what: string;
  measured: string;
  target: string;
  met: boolean | null;
}

const rows: Row[] = [];

/** Prints a figure and records it for the report; `met` is `null` if there is no target. */
export function note(what: string, measured: string, target: string, met: boolean | null = null): void {
  rows.push({ what, measured, target, met });
  console.log(`${met === null ? ' ' : met ? '✓' : '✗'} ${what}: ${measured} (target ${target})`);
}

/** Writes `bench/results.md` from all recorded figures. */
export function writeReport(recipes: number, postgresVersion: string): void {
  const lines = rows.map(
    ({ what, measured, target, met }) =>
      `| ${what} | ${measured} | ${target} | ${met === null ? '–' : met ? 'yes' : 'no'} |`,
  );
  const processor = `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'})`;
  const libraries = LIBRARIES.map((name) => `${name} ${versionOf(name)}`).join(', ');
  writeFileSync(
    join(ROOT, 'bench/results.md'),
    `# Measured

Made by \`npm run bench\` with ${recipes.toLocaleString('en')} recipes, 16 connections, on ${processor}, in one run.
References are the bare programs of \`bench/reference.ts\` on the same machine in the same run; visitors' answers come from Plateful's cache.
Everything runs on Node ${process.versions.node} with \`NODE_ENV=production\`: Plateful with \`${NODE_FLAGS.join(' ')}\`, the references without flags.
PostgreSQL ${postgresVersion}, ${libraries}.

| what | measured | target | met |
|---|---|---|---|
${lines.join('\n')}
`,
  );
}

function versionOf(library: string): string {
  const file = join(ROOT, 'node_modules', library, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
