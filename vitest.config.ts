import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    pool: 'forks',
    env: { NODE_ENV: 'production' },
    maxWorkers: 2,
    globalSetup: ['test/database.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
