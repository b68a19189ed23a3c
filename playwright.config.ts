import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

// One port and folder a run: workers read this file again, and must find the same ones.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000));
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'plateful-e2e-'));

const PORT = Number(process.env.E2E_PORT);

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  globalSetup: './test/e2e/support/accounts.ts',
  fullyParallel: true,
  workers: 2,
  // A test that fails is tried twice more, and named as flaky by npm test when it then passes: a defect to mend.
  retries: 2,
  // Only what hangs is ended: a busy machine takes several times as long, and the chef's first answer seconds of it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // A recording takes a quarter of the time of each test; --trace makes one.
    trace: 'off',
    // Every frame of an animation is drawn; tests of what moves ask for it (`MOVING` in test/e2e/support/plateful.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // What a service worker answers no test could hold back; the tests of it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Pages live for seconds: optimized code would never pay for its compilation, nor a small heap for its collections.
        '--js-flags=--no-opt --no-maglev --max-lazy --min-semi-space-size=16',
        // One site is tested: a process kept ready for another one would be started for nothing.
        '--disable-site-isolation-trials',
        '--disable-features=SpareRendererForSitePerProcess,BackForwardCache,OptimizationHints,Translate,MediaRouter',
      ],
    },
  },
  // A test runs on a phone, unless its tag says @desktop or @both.
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: {
        ...devices['Desktop Chrome'],
        channel: undefined,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      },
    },
    {
      name: 'desktop',
      grep: /@(desktop|both)/,
      use: { ...devices['Desktop Chrome'], channel: undefined, viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: {
    command: 'node tools/start.mjs',
    url: `http://127.0.0.1:${PORT}/health/ready`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: join(process.env.E2E_DATA, 'data'),
      DEMO: 'on',
      RATE_LIMITS: 'loose',
      DEMO_PASSWORD: 'plateful-demo',
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
      SOURCE_URL: 'https://code.plateful.test',
      SOCIAL_LINKS: 'Mastodon https://social.plateful.test/@kitchen, Pinterest https://pins.plateful.test',
      NEWSLETTER_URL: 'https://letters.plateful.test',
    },
  },
});
