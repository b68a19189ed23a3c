import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PAGES } from '../../src/app/routes.ts';
import { ScriptWeight } from '../../test/e2e/support/script-weight.ts';
import { ensureBrowser } from '../../tools/browser.mjs';
import { note } from '../report.ts';
import { cookiesOf, openPhone, viewsOf } from './page.ts';

const HOME_KB = 130;
const HOME_REQUESTS = 25;
const OTHER_KB = 170;
/** Not a dependency: it would make up most of what is installed. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const run = promisify(execFile);

/** First views on a phone, with Lighthouse's scores, and the JavaScript that every route loads. */
export async function noteFirstViews(origin: string, cookie: string, recipeId: string): Promise<void> {
  const pages = {
    Home: '/',
    'a recipe': `/recipe/${recipeId}`,
    search: '/search?q=chicken',
    "the week's plan": '/meal-plan?view=weekly',
    "the month's plan": '/meal-plan?view=monthly',
    'the grocery list': '/grocery-list',
    'creating a recipe': '/create',
  };
  for (const [name, path] of Object.entries(pages)) {
    const views = await viewsOf(origin + path, cookie);
    const isHome = path === '/';
    const most = isHome ? HOME_KB : OTHER_KB;
    for (const [kind, { lcp, blocking, cls, scriptKb, requests }] of Object.entries(views))
      note(
        `first view of ${name}, signed in, ${kind}, 4× CPU, Fast 4G`,
        `LCP ${Math.round(lcp)} ms, blocking ${Math.round(blocking)} ms, CLS ${cls.toFixed(3)}, ` +
          `${scriptKb.toFixed(1)} kB of JavaScript, ${requests} requests`,
        `LCP ≤ 1,200 ms, blocking ≤ 100 ms, CLS ≤ 0.02, ≤ ${most} kB${isHome ? `, ≤ ${HOME_REQUESTS} requests` : ''}`,
        lcp <= 1200 &&
          blocking <= 100 &&
          cls <= 0.02 &&
          scriptKb <= most &&
          (!isHome || requests <= HOME_REQUESTS),
      );
  }
  await noteScripts(origin, cookie);
  for (const path of [pages.Home, pages['a recipe'], '/meal-plan', '/grocery-list'])
    await noteLighthouse(origin, path, cookie);
}

async function noteScripts(origin: string, cookie: string): Promise<void> {
  const routes = PAGES.filter(({ path, access }) => !/[:*]/.test(path) && access !== 'admin');
  const weights: [path: string, kb: number][] = [];
  for (const { path } of routes) {
    const { browser, page } = await openPhone(1);
    const scripts = new ScriptWeight();
    await page.context().addCookies(cookiesOf(cookie, origin));
    page.on('response', (response) => scripts.add(response));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    weights.push([path, await scripts.kilobytes()]);
    await browser.close();
  }
  weights.sort(([, one], [, other]) => other - one);
  note(
    'JavaScript of a first load, each route, signed in',
    weights.map(([path, kb]) => `${path} ${kb.toFixed(0)}`).join(', '),
    `≤ ${OTHER_KB} kB, Home ≤ ${HOME_KB} kB`,
    weights.every(([path, kb]) => kb <= (path === '/' ? HOME_KB : OTHER_KB)),
  );
}

interface Judged {
  categories: Record<string, { score: number }>;
}

async function noteLighthouse(origin: string, path: string, cookie: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plateful-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = '--headless --no-sandbox --disable-gpu';
  const options = ['--quiet', `--chrome-flags=${flags}`, '--output=json', `--output-path=${file}`];
  const headers = `--extra-headers=${JSON.stringify({ Cookie: cookie })}`;
  try {
    await run('npx', ['--yes', LIGHTHOUSE, origin + path, ...options, headers], {
      cwd: folder,
      env: { ...process.env, CHROME_PATH: ensureBrowser() },
    });
    const { categories } = JSON.parse(readFileSync(file, 'utf8')) as Judged;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const [speed, accessibility, practices, seo] = [
      score('performance'),
      score('accessibility'),
      score('best-practices'),
      score('seo'),
    ];
    note(
      `Lighthouse, ${path.replace(/[0-9a-f-]{36}/, '…')}, signed in`,
      `performance ${speed}, accessibility ${accessibility}, best practices ${practices}, SEO ${seo}`,
      'performance ≥ 95, others 100',
      speed >= 95 && accessibility === 100 && practices === 100 && seo === 100,
    );
  } catch (cause) {
    note(`Lighthouse, ${path}`, `could not be run: ${(cause as Error).message.split('\n')[0]}`, '–');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
