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

/** For tests of what moves, is dragged or plays by itself: `test.use(MOVING)`. The others see the app as with less motion. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

type Plateful = AccountInput['plateful'];

interface OfWorker {
  settings: Record<string, string> | null;
  plateful: Plateful;
  origin: string;
}

/** The one whose tests this worker runs. */
let current: Plateful;

/**
 * A page whose console errors and crashes fail the test; a test that expects some says which. It belongs to the
 * Plateful all tests share, or with `settings` to one of that file's own, which then runs its tests one after the other.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }, OfWorker>({
  settings: [null, { option: true, scope: 'worker' }],
  plateful: [
    async ({ settings }, use, { parallelIndex }) => {
      const shared = process.env.E2E_DATA ?? '';
      if (!settings)
        return use({
          origin: `http://127.0.0.1:${process.env.E2E_PORT}`,
          dataDir: join(shared, 'data'),
        });
      const dataDir = join(shared, `own-${parallelIndex}-${Date.now()}`);
      await copyTemplate(await (await fetch(`${process.env.E2E_ACCOUNTS}/template`)).text(), dataDir);
      const own = await startOwn(dataDir, settings);
      await use({ origin: own.origin, dataDir });
      await end(own.process);
    },
    { scope: 'worker', timeout: 60_000 },
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
    const errors: { text: string; url?: string }[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.some((pattern) => pattern.test(message.text())))
        errors.push({ text: message.text(), url: message.location().url });
    });
    page.on('pageerror', (error) => errors.push({ text: String(error) }));
    await use(page);
    const told = await Promise.all(errors.map(async (error) => ((await isOfGoneRecipe(error)) ? [] : error)));
    expect(told.flat(), 'errors in the browser console').toEqual([]);
  },
});
export { expect };

/** Whether an error tells of the cover of a recipe that is gone: lists show what other tests remove meanwhile. */
async function isOfGoneRecipe({ url = '' }: { url?: string }): Promise<boolean> {
  const [, id] = /\/pictures\/recipes\/([^/]+)\//.exec(url) ?? [];
  return id !== undefined && (await fetch(`${current.origin}/api/recipes/${id}`)).status === 404;
}

/** Waits until React answers events: what is typed or clicked before would be lost on a slow machine. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

/**
 * Goes to a page as a link of the app does, in a fraction of the time of `open`. Pages of one section may share what they
 * draw, so that nothing would tell when the other one is there: those are opened.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const sectionOf = (address: string) => new URL(address, current.origin).pathname.split('/')[1];
  if (!page.url().startsWith(current.origin) || sectionOf(page.url()) === sectionOf(path))
    return open(page, path);
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

/** The toasts in sight, the newest first. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications|Benachrichtigungen/ }).getByRole('listitem');
}

/** Waits for a toast with all of this. */
export async function told(page: Page, title: string, text = ''): Promise<void> {
  await expect(toasts(page).filter({ hasText: title }).filter({ hasText: text })).toBeVisible();
}

/** Lets a page's installed clock stand still from a minute ahead: whatever waited until now is over. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** Lets a page's installed clock run ahead until this holds, for what waits a while before it happens. */
export async function runUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await holds();
  }).toPass({ intervals: [20] });
}

/** Holds back what a page asks for at an address, until it is let go. */
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

/** Signs in on a page's context, in place of whoever was. */
export const signInAs = (
  page: Page,
  email: string,
  { elevated = false }: { elevated?: boolean } = {},
): Promise<void> => enter(page, { email, elevated });

/** Stores a recipe that somebody left behind who deleted their account. */
export const leaveBehind = (title: string) => arrange({ email: DEMO.admin, leftBehind: title });

/** Runs a statement, for what no screen can bring about. */
export const inDatabase = (statement: string) => arrange({ email: DEMO.admin, statement });

/** Changes settings for everybody, as an admin does. */
export async function changeSettings(values: object): Promise<void> {
  const { name, value } = await arrange({ email: DEMO.admin, elevated: true });
  const answer = await fetch(`${current.origin}/api/site-settings`, {
    method: 'PATCH',
    headers: { cookie: `${name}=${value}`, 'content-type': 'application/json' },
    body: JSON.stringify({ values }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** Brings something about in the database; answers a session of the account. */
async function arrange(input: Omit<AccountInput, 'plateful'>): Promise<{ name: string; value: string }> {
  const body = JSON.stringify({ plateful: current, ...input });
  const answer = await fetch(process.env.E2E_ACCOUNTS ?? '', { method: 'POST', body });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json() as Promise<{ name: string; value: string }>;
}

async function enter(page: Page, input: Omit<AccountInput, 'plateful'>): Promise<void> {
  const session = await arrange(input);
  const cookies = [session, { name: MEMBER_COOKIE, value: '1' }];
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: current.origin })));
}

/** An address and a username that nobody has. */
export function unusedNames(): { email: string; unusedUsername: string } {
  const n = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  return { email: `cook-${n}@plateful.test`, unusedUsername: `cook_${n}` };
}

/** Ids of recipes that are there, most popular first. */
export async function recipes(page: Page, query = ''): Promise<{ id: string; title: string }[]> {
  const answer = await page.context().request.get(`/api/recipes?sort=popular&limit=14${query}`);
  return ((await answer.json()) as { recipes: { id: string; title: string }[] }).recipes;
}
