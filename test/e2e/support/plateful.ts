import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { MEMBER_COOKIE } from '../../../src/shared/member-cookie.ts';
import { end } from '../../plateful-process.ts';
import type { AccountInput } from './accounts.ts';
import { Axe } from './axe.ts';
import { copyTemplate, PASSWORD, startOwn } from './own.ts';

/** Accounts of the demo that the browser tests run on. */
export const DEMO = {
  admin: 'admin@plateful.test',
  subscriber: 'subscriber@plateful.test',
  member: 'member@plateful.test',
  author: 'author@plateful.test',
  password: PASSWORD,
};

/**
 * For tests of things that move, are dragged or play by themselves: `test.use(MOVING)`. All other tests run with reduced
 * motion.
 */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

type Plateful = AccountInput['plateful'];

interface OfWorker {
  settings: Record<string, string> | null;
  /** Whether the file's own Plateful also offers the pseudo-language. */
  speaksPseudo: boolean;
  plateful: Plateful;
  origin: string;
}

/** The one whose tests this worker runs. */
let current: Plateful;

/**
 * A page whose console errors and crashes fail the test, unless the test declares them. It belongs to the Plateful that all
 * tests share, or with `settings` to a separate one for that file, which then runs its tests one after another.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }, OfWorker>({
  settings: [null, { option: true, scope: 'worker' }],
  speaksPseudo: [false, { option: true, scope: 'worker' }],
  plateful: [
    async ({ settings, speaksPseudo }, use, { parallelIndex }) => {
      const shared = process.env.E2E_DATA ?? '';
      if (!settings)
        return use({
          origin: `http://127.0.0.1:${process.env.E2E_PORT}`,
          dataDir: join(shared, 'data'),
        });
      const dataDir = join(shared, `own-${parallelIndex}-${Date.now()}`);
      await copyTemplate(await (await fetch(`${process.env.E2E_ACCOUNTS}/template`)).text(), dataDir);
      if (speaksPseudo) await fetch(`${process.env.E2E_ACCOUNTS}/pseudo-pages`);
      const own = await startOwn(dataDir, settings, { speaksPseudo });
      await use({ origin: own.origin, dataDir });
      await end(own.process);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  origin: [
    ({ plateful }, use) => {
      current = plateful;
      return use(plateful.origin);
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: Promise<{ text: string; url: string | undefined }[]>[] = [];
    // Asked at once: another test may restore the recipe that it has removed.
    const note = (text: string, url?: string) => {
      if (!expectedErrors.some((pattern) => pattern.test(text)))
        errors.push(isOfGoneRecipe(url).then((isGone) => (isGone ? [] : [{ text, url }])));
    };
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text(), message.location().url);
    });
    page.on('pageerror', (error) => note(String(error)));
    await use(page);
    expect((await Promise.all(errors)).flat(), 'errors in the browser console').toEqual([]);
  },
});
export { expect };

/** Whether an error is about the cover of a recipe that is gone: lists show recipes that other tests remove meanwhile. */
async function isOfGoneRecipe(url = ''): Promise<boolean> {
  const [, id] = /\/pictures\/recipes\/([^/]+)\//.exec(url) ?? [];
  return id !== undefined && (await fetch(`${current.origin}/api/recipes/${id}`)).status === 404;
}

/** Waits until React handles events: on a slow machine, earlier typing and clicks would be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/**
 * Navigates to a page as a link in the app does, in a fraction of the time of `open`. Do not use it between pages of one
 * section that may render the same content, because nothing would tell when the other page has loaded: use `open`.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const sectionOf = (address: string) => new URL(address, current.origin).pathname.split('/')[1];
  if (!page.url().startsWith(current.origin) || sectionOf(page.url()) === sectionOf(path))
    return open(page, path);
  // The URL changes before the page of an earlier navigation is drawn.
  await page.locator('main:not([aria-busy])').waitFor();
  await page.evaluate((to) => {
    for (const shown of document.querySelectorAll('main > *')) shown.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('main:not([aria-busy]):not(:has(> [data-left]))').waitFor();
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

export function axe(page: Page): Axe {
  return new Axe(page);
}

/** The visible toasts, newest first. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications|Benachrichtigungen/ }).getByRole('listitem');
}

/** Waits for a toast with all of these texts. */
export async function told(page: Page, title: string, text = ''): Promise<void> {
  await expect(toasts(page).filter({ hasText: title }).filter({ hasText: text })).toBeVisible();
}

/** Stops a page's installed clock one minute ahead, so that everything that was waiting is over. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Advances a page's installed clock until this holds, for things that happen after a delay. */
export async function runUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await holds();
  }).toPass({ intervals: [20] });
}

/** Holds back a page's requests to an address until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** A new account without a profile yet, signed in on this page's context. */
export async function account(
  page: Page,
  { name = 'Casey Cook' }: { name?: string } = {},
): Promise<{ email: string; unusedUsername: string }> {
  const { email, unusedUsername } = unusedNames();
  await enter(page, { email, name });
  return { email, unusedUsername };
}

/** The same with a profile. */
export async function newcomer(
  page: Page,
  { subscribed = false, name = 'Casey Cook' }: { subscribed?: boolean; name?: string } = {},
): Promise<{ email: string; username: string }> {
  const { email, unusedUsername: username } = unusedNames();
  await enter(page, { email, name, username, subscribed });
  return { email, username };
}

/** Signs in on a page's context, replacing whoever was signed in. */
export const signInAs = (
  page: Page,
  email: string,
  { elevated = false }: { elevated?: boolean } = {},
): Promise<void> => enter(page, { email, elevated });

/** Ends the session in the browser alone. The page is left first: what it still requests would be refused. */
export async function becomeVisitor(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

/** Stores a recipe left behind by somebody who deleted their account. */
export const leaveBehind = (title: string) => arrange({ email: DEMO.admin, leftBehind: title });

/** Runs a statement, for what no screen can cause or show. */
export const inDatabase = async (statement: string) => (await arrange({ email: DEMO.admin, statement })).rows;

/** Changes settings for everybody, as an admin does. */
export async function updateSettings(values: object): Promise<void> {
  const { name, value } = await arrange({ email: DEMO.admin, elevated: true });
  const answer = await fetch(`${current.origin}/api/site-settings`, {
    method: 'PATCH',
    headers: { cookie: `${name}=${value}`, 'content-type': 'application/json' },
    body: JSON.stringify({ values }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Arranges something in the database; returns a session of the account. */
async function arrange(input: Omit<AccountInput, 'plateful'>): Promise<Arranged> {
  const body = JSON.stringify({ plateful: current, ...input });
  const answer = await fetch(process.env.E2E_ACCOUNTS ?? '', { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<Arranged>;
}

interface Arranged {
  name: string;
  value: string;
  rows: Record<string, unknown>[];
}

async function enter(page: Page, input: Omit<AccountInput, 'plateful'>): Promise<void> {
  const { name, value } = await arrange(input);
  const cookies = [
    { name, value },
    { name: MEMBER_COOKIE, value: '1' },
  ];
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: current.origin })));
}

/** An email address and a username that nobody has. */
export function unusedNames(): { email: string; unusedUsername: string } {
  const n = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return { email: `cook-${n}@plateful.test`, unusedUsername: `cook_${n}` };
}

/** Ids of existing recipes, most popular first. */
export async function recipes(page: Page, query = ''): Promise<{ id: string; title: string }[]> {
  const answer = await page.context().request.get(`/api/recipes?sort=popular&limit=14${query}`);
  return ((await answer.json()) as { recipes: { id: string; title: string }[] }).recipes;
}
