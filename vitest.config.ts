import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    pool: 'forks',
    env: { NODE_ENV: 'production' },
    // Some tests wait for processes, limits and clocks: a third keeps two cores busy.
    maxWorkers: 3,
    // What a file starts it ends, and no module of ours keeps anything of a world: files need no process each.
    isolate: false,
    globalSetup: ['test/database.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
