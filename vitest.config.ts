import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that wait for processes and limits come first, pure rules last: what waits alone at the end leaves a core idle. */
class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const path = moduleId.slice(project.config.root.length + 1);
      if (path.startsWith('test/')) return 0;
      return path.includes('/server/') ? 1 : 2;
    };
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    pool: 'forks',
    env: { NODE_ENV: 'production' },
    // Some tests wait for processes, limits and clocks: a third keeps two cores busy.
    maxWorkers: 3,
    sequence: { sequencer: WaitingFirst },
    // What a file starts it ends, and no module of ours keeps anything of a world: files need no process each.
    isolate: false,
    globalSetup: ['test/database.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
