// npm test: installs what is missing, then runs every check and every test. `npm run check` stops before the tests.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ensureBrowser } from './browser.mjs';
import { scratchFolder } from './scratch.mjs';
import { ensureInstalled, environment, NODE, ROOT } from './setup.mjs';

const onlyChecks = process.argv.includes('--checks');
const failed = [];
const counts = { passed: 0, failed: 0, skipped: 0 };
const flaky = [];

ensureInstalled();
const bin = (path) => join(ROOT, 'node_modules', path);

await step('route types', bin('@react-router/dev/bin.cjs'), ['typegen']);
if (onlyChecks) await checks();
else {
  const scratch = scratchFolder();
  // Each leaves a core idle a quarter of the time, waiting for processes and pages: beside each other they take less.
  const built = step('build', join(ROOT, 'tools/build.mjs'), []);
  await Promise.all([
    Promise.all([built, checks()]).then(([isBuilt]) => isBuilt && tests(scratch)),
    built.then((isBuilt) => isBuilt && browserTests(scratch)),
  ]);
}

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
if (flaky.length > 0)
  console.error(
    `\nFlaky: failed, then passed when tried again. Each is a defect to mend:\n  ${flaky.join('\n  ')}`,
  );
if (!onlyChecks) console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length > 0 ? 1 : 0);

/** Several checkers would each repeat the same work, and more memory saves garbage collection. */
function types(name, project) {
  const args = ['-p', project, '--noEmit', '--checkers', '1'];
  return step(name, bin('typescript/bin/tsc'), args, { GOGC: '400' });
}

async function checks() {
  await types('types of the server', 'tsconfig.server.json');
  await types('types of the browser', 'tsconfig.web.json');
  await types('types of the service worker', 'tsconfig.worker.json');
  await types('types of the browser tests', 'tsconfig.e2e.json');
  await step('lint and format', bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.']);
  await step('structure', join(ROOT, 'tools/check-structure.ts'), []);
  await step('messages', join(ROOT, 'tools/messages/main.ts'), ['--check']);
  await step('imports', bin('dependency-cruiser/bin/dependency-cruiser.mjs'), [
    'src',
    'test',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
  ]);
  await step('dead code', bin('knip/bin/knip.js'), []);
  await step('spelling', bin('cspell/bin.mjs'), ['lint', '--no-progress', '--no-summary']);
  await step('documents', join(ROOT, 'tools/docs.ts'), ['--check']);
}

async function tests(scratch) {
  const results = join(scratch, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  await step('tests', bin('vitest/vitest.mjs'), ['run', ...reporters], { TMPDIR: scratch });
  count(results, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  }));
}

async function browserTests(scratch) {
  const results = join(scratch, 'e2e.json');
  await step('browser tests', bin('@playwright/test/cli.js'), ['test'], {
    CHROMIUM_PATH: ensureBrowser(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: results,
    TMPDIR: scratch,
    // What was compiled once stays, for the next run.
    PWTEST_CACHE_DIR: join(tmpdir(), 'plateful-playwright-cache'),
  });
  count(results, ({ stats, suites }) => {
    flaky.push(...flakyTests(suites));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  });
}

/** Runs a program of Node to its end, with its name before each line that it prints. Whether it went well. */
async function step(name, program, args, extra = {}) {
  const started = Date.now();
  console.log(`── ${name}`);
  const run = spawn(NODE, ['--disable-warning=ExperimentalWarning', program, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(extra),
  });
  for (const [output, tell] of [
    [run.stdout, console.log],
    [run.stderr, console.error],
  ])
    createInterface({ input: output }).on('line', (line) => tell(`${name} │ ${line}`));
  const status = await new Promise((ended) => run.on('close', ended));
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${status === 0 ? 'good' : 'FAILED'} (${seconds} s)`);
  if (status !== 0) failed.push(name);
  return status === 0;
}

/** Browser tests that passed only on retry, as 'file › group › title (project)'. */
function flakyTests(suites, path = []) {
  return suites.flatMap((suite) => {
    const here = [...path, suite.title];
    const specs = (suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName }) => `${[...here, spec.title].join(' › ')} (${projectName})`),
    );
    return [...specs, ...flakyTests(suite.suites ?? [], here)];
  });
}

function count(file, read) {
  try {
    const more = read(JSON.parse(readFileSync(file, 'utf8')));
    for (const key of Object.keys(counts)) counts[key] += more[key] ?? 0;
  } catch {
    failed.push(`no report in ${file}`);
  } finally {
    rmSync(file, { force: true });
  }
}
