import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Half a minute each: begun among the last, they would leave the other workers with nothing to do. */
const LONG = /\/(?:warning-wordings|free-prompts|classics)\.test\.ts$/;

/** Tests that take long, or wait for processes and limits, come first, short rules last: what ends alone leaves a core idle. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const path = moduleId.slice(project.config.root.length + 1);
      if (path.startsWith('test/') || LONG.test(path)) return 0;
      return path.includes('/server/') ? 1 : 2;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

const SERVER = 'src/**/server/**/*.test.ts';

export default defineConfig({
  test: {
    pool: 'forks',
    env: { NODE_ENV: 'production' },
    // Some tests wait for processes, limits and clocks: a third keeps two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    // What a file starts it ends, and no module of ours keeps anything of a world: files need no process each.
    isolate: false,
    // As in the browser lane: `npm test` names what passed only when tried again.
    retry: 1,
    // Only what hangs is ended: on a busy machine everything takes many times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: 'rules', include: ['src/**/*.test.ts'], exclude: [SERVER] } },
      {
        extends: true,
        test: { name: 'server', include: ['test/**/*.test.ts', SERVER], globalSetup: ['test/database.ts'] },
      },
    ],
  },
});
