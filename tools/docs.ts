import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { SETTINGS } from '../src/server/settings/all.ts';
import { FEATURES } from './features.mjs';
import { policyTable } from './policy-table.ts';

const ROOT = resolve(import.meta.dirname, '..');
const LONGEST_DECISION = 40;
const check = process.argv.includes('--check');
const problems: string[] = [];
const titles = new Map<string, Map<string, number>>();

keep('docs/configuration.md', configuration());
keep('.env.example', example());
keepPart('docs/access.md', 'policy', policyTable());
coverage();
standard();
attacks();
orderOfFeatures();
citedFiles();
shortDecisions();

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

/** The same for a part of a document, between two comments that name it. */
function keepPart(path: string, part: string, text: string): void {
  const [begin, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const document = readFileSync(join(ROOT, path), 'utf8');
  const [before = '', rest = ''] = document.split(begin);
  const [, after = ''] = rest.split(end);
  keep(path, `${before}${begin}\n\n${text}\n\n${end}${after}`);
}

function configuration(): string {
  const rows = Object.entries(SETTINGS).map(
    ([name, { meaning, fallback }]) =>
      `| \`${name}\` | ${meaning.replaceAll('|', '\\|')} | ${fallback ? `\`${fallback}\`` : '–'} |`,
  );
  return `# Configuration

Plateful is configured by environment variables. All problems are reported at once, and Plateful does not start until they are fixed.
This table is generated from \`src/server/settings/\` by \`npm run docs\`.

| name | meaning | default |
|---|---|---|
${rows.join('\n')}

\`CHROMIUM_PATH\` (tests only) is the path of the Chromium that the browser tests use.
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
    problems.push(`${path}: the features are not in the order of tools/features.mjs.`);
}

/** A decision can be read in a minute: what was decided, why, and what was not chosen. */
function shortDecisions(): void {
  for (const path of globSync('docs/decisions/*.md', { cwd: ROOT })) {
    const lines = readFileSync(join(ROOT, path), 'utf8').trimEnd().split('\n').length;
    if (lines > LONGEST_DECISION)
      problems.push(`${path}: ${lines} lines, more than ${LONGEST_DECISION}: leave what decides`);
  }
}

/** Every row of the coverage table must name existing tests. */
function coverage(): void {
  for (const { number, shown } of rowsOf('docs/spec-coverage.md'))
    if (!namesTests('docs/spec-coverage.md', number, shown))
      problems.push(`docs/spec-coverage.md ${number}: names no test`);
}

/** Every requirement of the standard must name existing tests, or give a reason. */
function standard(): void {
  const path = 'docs/asvs.md';
  for (const { number, verdict, shown } of rowsOf(path)) {
    if (!/^(yes|partly|no|n\/a)$/.test(verdict))
      problems.push(`${path} ${number}: "${verdict}" is no verdict`);
    if (!namesTests(path, number, shown) && !/Reason: \S/.test(shown))
      problems.push(`${path} ${number}: names no test and gives no reason`);
    if ((verdict === 'no' || verdict === 'partly') && !/Reason: \S/.test(shown))
      problems.push(`${path} ${number}: does not say what is missing`);
  }
}

/** The tests that `docs/security.md` names for attacks exist. */
function attacks(): void {
  const path = 'docs/security.md';
  for (const line of readFileSync(join(ROOT, path), 'utf8').split('\n'))
    if (/^\| [^|]+ \| `[^`]+` › /.test(line))
      namesTests(path, line.slice(2, 40), line.split(' | ')[1]?.replace(/ \|$/, '') ?? '');
}

/**
 * The rows of a table that start with a number; the last cell cites what shows them, and the one before is the verdict, if
 * any.
 */
function rowsOf(path: string): { number: string; verdict: string; shown: string }[] {
  return readFileSync(join(ROOT, path), 'utf8')
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((row) => {
      const cells = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { number: cells[1] ?? '?', verdict: cells.at(-3) ?? '', shown: cells.at(-2) ?? '' };
    });
}

/** Whether a cell cites tests; reports those that do not exist. */
function namesTests(document: string, number: string, shown: string): boolean {
  const names = [...shown.matchAll(/`([^`]+)` › ([^;]+)/g)];
  for (const [, path = '', title = ''] of names) {
    if (!titles.has(path)) titles.set(path, titlesIn(path));
    const tests = titles.get(path)?.get(title.trim()) ?? 0;
    if (tests === 0) problems.push(`${document} ${number}: "${title.trim()}" is not a test of ${path}`);
    if (tests > 1) problems.push(`${document} ${number}: "${title.trim()}" is ${tests} tests of ${path}`);
  }
  return names.length > 0;
}

/** How many tests of a file have each title, as in the source: `${…}` in a template stays. */
function titlesIn(path: string): Map<string, number> {
  const titles = new Map<string, number>();
  const add = (title: string) => titles.set(title, (titles.get(title) ?? 0) + 1);
  if (!existsSync(join(ROOT, path))) return titles;
  const source = readFileSync(join(ROOT, path), 'utf8');
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      if (!title || !isTest(callee)) return;
      if (title.type === 'Literal' && typeof title.value === 'string') add(title.value);
      if (title.type === 'TemplateLiteral') add(source.slice(title.start + 1, title.end - 1));
    },
  }).visit(parseSync(path, source).program);
  return titles;
}

interface Callee {
  type: string;
  name?: string;
  object?: Callee;
  property?: Callee;
  callee?: Callee;
  tag?: Callee;
}

/** `test` and `it`, including with a table (`test.each`); a `describe` is not a test. */
function isTest(called: object): boolean {
  const { type, name, object, property, callee, tag } = called as Callee;
  if (type === 'Identifier') return name === 'test' || name === 'it';
  if (type === 'MemberExpression') return property?.name === 'each' && isTest(object!);
  return (
    (type === 'CallExpression' && isTest(callee!)) || (type === 'TaggedTemplateExpression' && isTest(tag!))
  );
}

/** Every file that a document cites must exist: relative to the root, `src` or `src/features`, or by its name alone. */
function citedFiles(): void {
  const files = globSync(['*', '{bench,deploy,docs,proof,public,src,test,tools}/**/*'], { cwd: ROOT });
  for (const path of globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT })) {
    const text = readFileSync(join(ROOT, path), 'utf8').replace(/^```.*?^```/gms, '');
    for (const [, cited = ''] of text.matchAll(/`([\w@./*-]+\.(?:tsx?|mjs|js|sql|md|css|json))`/g)) {
      // Build outputs, and addresses of the app.
      if (/^build\/|^\//.test(cited)) continue;
      const pattern = new RegExp(`(^|/)${cited.replace(/[.]/g, '\\.').replaceAll('*', '[^/]*')}$`);
      if (!files.some((file) => pattern.test(file))) problems.push(`${path}: ${cited} does not exist`);
    }
  }
}
