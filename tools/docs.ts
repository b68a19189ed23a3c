import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SETTINGS } from '../src/server/config.ts';
import { FEATURES } from './features.mjs';

const ROOT = resolve(import.meta.dirname, '..');
const check = process.argv.includes('--check');
const problems: string[] = [];

keep('docs/configuration.md', configuration());
keep('.env.example', example());
coverage();
orderOfFeatures();

for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

/** Writes a generated document, or with `--check` reports that it is out of date. */
function keep(path: string, text: string): void {
  const file = join(ROOT, path);
  if (!check) {
    writeFileSync(file, text);
    return;
  }
  if (readFileSync(file, 'utf8') !== text) problems.push(`${path} is out of date: run "npm run docs".`);
}

function configuration(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { meaning, fallback }]) =>
      `| \`${name}\` | ${meaning.replaceAll('|', '\\|')} | ${fallback ? `\`${fallback}\`` : '–'} |`,
  );
  return `# Configuration

Plateful is configured by environment variables. All problems are reported at once, and nothing starts before they are solved.
This table is made from \`src/server/config.ts\` by \`npm run docs\`.

| name | meaning | default |
|---|---|---|
${rows.join('\n')}

\`CHROMIUM_PATH\` (tests only) names the Chromium that the browser tests drive.
`;
}

function example(): string {
  const lines = Object.entries(SETTINGS).map(
    ([name, { meaning, fallback }]) => `# ${meaning}\n#${name}=${fallback.startsWith('(') ? '' : fallback}`,
  );
  return `# Every setting of Plateful, with its default. See docs/configuration.md.\n\n${lines.join('\n\n')}\n`;
}

/** The architecture page must list the features in the order that is checked. */
function orderOfFeatures(): void {
  const path = 'docs/architecture.md';
  if (!readFileSync(join(ROOT, path), 'utf8').includes(`> ${FEATURES.join(' · ')}\n`))
    problems.push(`${path}: the features do not stand in the order of tools/features.mjs.`);
}

/** Every row of the coverage table must say \`not yet\`, or name existing tests. */
function coverage(): void {
  const file = join(ROOT, 'docs/spec-coverage.md');
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\| *\d/.test(line));
  const sources = new Map<string, string>();
  for (const row of rows) {
    const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
    const [, number = '?', , shown = ''] = cells;
    if (shown === 'not yet') continue;
    const names = [...shown.matchAll(/`([^`]+)` › ([^;]+)/g)];
    if (names.length === 0)
      problems.push(`docs/spec-coverage.md ${number}: names no test and does not say "not yet"`);
    for (const [, path = '', title = ''] of names) {
      const source = sources.get(path) ?? read(path);
      sources.set(path, source);
      if (!source.includes(title.trim()))
        problems.push(`docs/spec-coverage.md ${number}: "${title.trim()}" is not in ${path}`);
    }
  }
}

function read(path: string): string {
  try {
    return readFileSync(join(ROOT, path), 'utf8');
  } catch {
    return '';
  }
}
