import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Report } from './report.ts';

export const title = 'API fuzz';

const ROOT = resolve(import.meta.dirname, '..');
const CALLS = 200;

/** Runs test/fuzz.test.ts with many calls an operation, from a seed that is printed. */
export async function prove(report: Report): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-fuzz-'));
  const [summary, counts] = [join(folder, 'tests.json'), join(folder, 'counts.json')];
  const seed = Date.now() % 1_000_000_000;
  console.log(
    `Seed ${seed}. To repeat: FUZZ_CALLS=${CALLS} FUZZ_SEED=${seed} npx vitest run test/fuzz.test.ts`,
  );
  spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      ...['run', 'test/fuzz.test.ts', '--testTimeout=1800000'],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${summary}`],
    ],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, FUZZ_CALLS: String(CALLS), FUZZ_SEED: String(seed), FUZZ_REPORT: counts },
    },
  );
  const tests = JSON.parse(readFileSync(summary, 'utf8')) as { numFailedTests: number };
  const made = JSON.parse(readFileSync(counts, 'utf8')) as Record<string, number>;
  rmSync(folder, { recursive: true, force: true });
  report.add('seed', String(seed));
  report.add('calls that the document allows, and of them accepted', `${made.valid}, ${made.accepted}`);
  report.add(
    'calls that it does not allow, and of them refused',
    `${made.invalid}, ${made.refused}`,
    'all',
    made.invalid === made.refused,
  );
  report.add(
    'operations that crashed, refused without a problem document, accepted what is invalid or wrote when they refused',
    String(tests.numFailedTests),
    '0',
    tests.numFailedTests === 0,
  );
}
