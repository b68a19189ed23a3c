// npm test: installs what is missing, then runs every check and every test. `npm run check` stops before the tests.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { scratchFolder } from './scratch.mjs';
import { ensureInstalled, environment, NODE, ROOT } from './setup.mjs';

const onlyChecks = process.argv.includes('--checks');
const failed = [];
const counts = { passed: 0, failed: 0, skipped: 0 };
const failedTests = [];
const flaky = [];
const PATIENT = constants.priority.PRIORITY_LOW;
// What has a session of its own is not interrupted by the terminal.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

ensureInstalled();
const bin = (path) => join(ROOT, 'node_modules', path);

await step('route types', bin('@react-router/dev/bin.cjs'), ['typegen']);
if (onlyChecks) await checks();
else {
  const scratch = scratchFolder();
  const built = step('build', join(ROOT, 'tools/build.mjs'), []);
  const browser = ensureBrowser();
  // Pages that compete for a core need more of its time, but leave a sixth of two idle: what waits for nothing runs in it.
  await Promise.all([
    built.then((isBuilt) => isBuilt && browserTests(scratch, browser).then(() => tests('server', scratch))),
    checks({ isPatient: true }).then(() => tests('rules', scratch, { isPatient: true })),
  ]);
}

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
if (failedTests.length > 0) console.error(`\nFailed tests:\n  ${failedTests.join('\n  ')}`);
if (flaky.length > 0)
  console.error(
    `\nFlaky: failed, then passed when tried again. Each is a defect to mend:\n  ${flaky.join('\n  ')}`,
  );
if (!onlyChecks) console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length > 0 ? 1 : 0);

/** `isPatient` leaves the processors to whatever else runs. */
async function checks({ isPatient = false } = {}) {
  const check = (name, program, args, env = {}) => step(name, program, args, env, { isPatient });
  // Several checkers would each repeat the same work, and more memory means less garbage collection.
  const types = (name, project) =>
    check(name, bin('typescript/bin/tsc'), ['-p', project, '--noEmit', '--checkers', '1'], { GOGC: '400' });
  await types('types of the server', 'tsconfig.server.json');
  await types('types of the browser', 'tsconfig.web.json');
  await types('types of the service worker', 'tsconfig.worker.json');
  await types('types of the browser tests', 'tsconfig.e2e.json');
  await check('lint and format', bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings', '.']);
  await check('structure', join(ROOT, 'tools/check-structure.ts'), []);
  await check('messages', join(ROOT, 'tools/messages/main.ts'), ['--check']);
  await check('imports', bin('dependency-cruiser/bin/dependency-cruiser.mjs'), [
    'src',
    'test',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
  ]);
  await check('dead code', bin('knip/bin/knip.js'), []);
  await check('spelling', bin('cspell/bin.mjs'), ['lint', '--no-progress', '--no-summary']);
  await check('documents', join(ROOT, 'tools/docs.ts'), ['--check']);
}

/** The tests of a project in vitest.config.ts. */
async function tests(project, scratch, options) {
  const results = join(scratch, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${results}`];
  const env = {
    TMPDIR: scratch,
    // Dozens of programs are started on the same modules, each of which is compiled once.
    NODE_COMPILE_CACHE: join(tmpdir(), 'plateful-compile-cache'),
  };
  // Each worker has to work out what the chef knows: one that runs beside the browser takes a quarter less CPU time than three.
  const workers = options?.isPatient ? ['--maxWorkers=1'] : [];
  const args = ['run', '--project', project, ...workers, ...reporters];
  await step(`tests of ${project}`, bin('vitest/vitest.mjs'), args, env, options);
  count(results, (report) => {
    failedTests.push(...unitTests(report.testResults, 'failed'), ...failedFiles(report.testResults));
    flaky.push(...unitTests(report.testResults, 'passed'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    };
  });
}

async function browserTests(scratch, browser) {
  const results = join(scratch, 'e2e.json');
  await step('browser tests', bin('@playwright/test/cli.js'), ['test'], {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: results,
    TMPDIR: scratch,
    // Compiled files are cached for the next run.
    PWTEST_CACHE_DIR: join(tmpdir(), 'plateful-playwright-cache'),
  });
  count(results, ({ stats, suites }) => {
    failedTests.push(...pageTests(suites, 'unexpected'));
    flaky.push(...pageTests(suites, 'flaky'));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  });
}

/** Runs a Node program to its end, prefixing each line it prints with its name. Returns whether it succeeded. */
async function step(name, program, args, extra = {}, { isPatient = false } = {}) {
  const started = Date.now();
  console.log(`── ${name}`);
  const run = spawn(NODE, ['--disable-warning=ExperimentalWarning', program, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: environment(extra),
    detached: isPatient,
  });
  if (isPatient) yieldToOthers(run);
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

/** Gives a process, and all that it will start, little more time than what others leave idle. */
function yieldToOthers(run) {
  process.once('exit', () => run.exitCode === null && run.kill());
  setPriority(run.pid, PATIENT);
  try {
    // Linux shares time among sessions first, and each browser has its own: so has this process, being detached.
    writeFileSync(`/proc/${run.pid}/autogroup`, String(PATIENT));
  } catch {
    // Other systems, and kernels without such groups, know only the priority.
  }
}

/** Unit and route tests of this status that failed at least once, as 'file › title: how it failed first', seed and figures included. */
function unitTests(files, wanted) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === wanted && failureMessages.length > 0)
      .map(
        ({ fullName, failureMessages }) =>
          `${relative(ROOT, name)} › ${fullName}: ${shortened(failureMessages[0])}`,
      ),
  );
}

/** Files that failed without a failed test of their own: one that cannot be loaded, or whose preparation failed. */
function failedFiles(files) {
  return files
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((each) => each.status !== 'failed'),
    )
    .map(({ name, message }) => `${relative(ROOT, name)}: ${shortened(message)}`);
}

/** Browser tests of this status, as 'file › group › title (project): how it failed first'. */
function pageTests(suites, wanted, path = []) {
  return suites.flatMap((suite) => {
    const here = [...path, suite.title];
    const specs = (suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === wanted)
        .map(
          ({ projectName, results }) =>
            `${[...here, spec.title].join(' › ')} (${projectName}): ${shortened(results.find(({ error }) => error)?.error.message)}`,
        ),
    );
    return [...specs, ...pageTests(suite.suites ?? [], wanted, here)];
  });
}

/** A failure's message in one line, without colors and stack: its beginning, and its end, where properties tell what was wrong. */
function shortened(message = '') {
  const line = stripVTControlCharacters(message).split('\n    at ')[0].replaceAll(/\s+/g, ' ').trim();
  return line.length > 700 ? `${line.slice(0, 300)} … ${line.slice(-400)}` : line;
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
