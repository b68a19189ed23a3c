import type { Locator, Page } from '@playwright/test';
import { note } from '../report.ts';
import { cookiesOf, FAST_4G, openPhone } from './page.ts';

const LONGEST_MS = 100;
const MEASURED_TOURS = 3;

const inBar = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name, exact: true });

/** From screen to screen, and what to tap for each. */
const TOUR: readonly (readonly [screen: string, link: (page: Page) => Locator])[] = [
  ['Recipes', inBar('Recipes')],
  ['a recipe', (page) => page.getByRole('main').getByRole('article').first().getByRole('link').first()],
  ['the plan', inBar('Plan')],
  ['the grocery list', (page) => page.getByRole('main').getByRole('link', { name: 'Grocery List' }).first()],
  ['creating a recipe', inBar('Create')],
  ['the menu', inBar('Menu')],
  ['Home', inBar('Home')],
];

/** Runs in the page: the milliseconds from a tap until a new heading has been painted. */
const WATCH = `
  void (globalThis.toHeading = new Promise((done) => {
    const heading = () => document.querySelector('main h1')?.textContent;
    const before = heading();
    addEventListener('click', ({ timeStamp }) => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => done(performance.now() - timeStamp);
      const look = () => {
        const now = heading();
        if (now && now !== before) painted.port2.postMessage(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  }));
`;

/** How soon a phone shows the heading of a screen that was visited before; best of three for each. */
export async function noteNavigation(origin: string, cookie: string): Promise<void> {
  const { browser, page, session } = await openPhone();
  const best = new Map<string, number>();
  try {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', FAST_4G);
    await page.context().addCookies(cookiesOf(cookie, origin));
    await page.goto(origin);
    await page.locator('html[data-hydrated]').waitFor();
    for (let tour = 0; tour <= MEASURED_TOURS; tour++)
      for (const [screen, link] of TOUR) {
        const ms = await follow(page, link(page));
        if (tour > 0) best.set(screen, Math.min(ms, best.get(screen) ?? Number.POSITIVE_INFINITY));
      }
  } finally {
    await browser.close();
  }
  note(
    'navigation to a screen visited before, until its heading shows, signed in, 4× CPU, Fast 4G',
    [...best].map(([screen, ms]) => `${screen} ${Math.round(ms)} ms`).join(', '),
    `≤ ${LONGEST_MS} ms each`,
    [...best.values()].every((ms) => ms <= LONGEST_MS),
  );
}

async function follow(page: Page, link: Locator): Promise<number> {
  await page.waitForLoadState('networkidle');
  await link.scrollIntoViewIfNeeded();
  await page.evaluate(WATCH);
  await link.tap();
  return (await page.evaluate('toHeading')) as number;
}
