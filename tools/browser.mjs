import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment, NODE, ROOT } from './setup.mjs';

// A browser without windows and their compositor, which no test uses, needs a third less CPU.
const HEADLESS = 'chromium-headless-shell';
const NAMES = [HEADLESS, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Path of a Chromium for the browser tests: the system's, otherwise Debian's package, otherwise Playwright's. Installs
 * one if necessary.
 */
export function ensureBrowser() {
  const found = installed();
  if (found) return found;
  console.log('No Chromium found; installing one for the browser tests (this happens once)…');
  if (process.getuid?.() === 0 && which('apt-get')) {
    const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update'], quiet);
    for (const name of [HEADLESS, 'chromium']) {
      spawnSync(
        'apt-get',
        ['install', '-y', '--no-install-recommends', name, 'fonts-noto-color-emoji'],
        quiet,
      );
      const debian = installed();
      if (debian) return debian;
    }
  }
  spawnSync(NODE, [join(ROOT, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
    stdio: 'ignore',
    cwd: ROOT,
    env: environment(),
  });
  const own = installed();
  if (own) return own;
  console.error(
    'The browser tests need Chromium, and none could be installed. Install it ("apt-get install chromium" as root, or "npx playwright install --with-deps chromium") and run npm test again.',
  );
  process.exit(1);
}

function installed() {
  return process.env.CHROMIUM_PATH || NAMES.map(which).find(Boolean) || playwrights();
}

function which(name) {
  const run = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return run.status === 0 ? run.stdout.trim() : '';
}

function playwrights() {
  const ask = "import('@playwright/test').then(({ chromium }) => console.log(chromium.executablePath()))";
  const run = spawnSync(NODE, ['--input-type=module', '-e', ask], {
    encoding: 'utf8',
    cwd: ROOT,
    env: environment(),
  });
  const path = run.stdout.trim();
  return path && existsSync(path) ? path : '';
}
