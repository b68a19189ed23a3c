import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { type APIRequestContext, test as base, expect, type Locator, type Page } from '@playwright/test';
import { end, freePort, launch, ready } from '../plateful-process.ts';

const PASSWORD = 'plateful-demo';

/** Accounts of the demo that the browser tests run on. */
export const DEMO = {
  admin: 'admin@plateful.test',
  subscriber: 'subscriber@plateful.test',
  member: 'member@plateful.test',
  author: 'author@plateful.test',
  password: PASSWORD,
};

type Access = 'browse' | 'strict' | 'open';

/**
 * A page whose console errors and crashes fail the test; a test that expects some says which. It belongs to the
 * Plateful all tests share, or with `access` at the top of a file to one of that file's own.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }, { access: Access; origin: string }>({
  access: ['browse', { option: true, scope: 'worker' }],
  origin: [
    async ({ access }, use, { parallelIndex }) => {
      if (access === 'browse') return use(`http://127.0.0.1:${process.env.E2E_PORT}`);
      const port = await freePort();
      const origin = `http://127.0.0.1:${port}`;
      const dataDir = join(process.env.E2E_DATA ?? '', `${access}-${parallelIndex}`);
      const plateful = launch({
        ACCESS: access,
        PORT: String(port),
        DATA_DIR: dataDir,
        DEMO: 'on',
        RATE_LIMITS: 'loose',
        DEMO_PASSWORD: PASSWORD,
        PUBLIC_URL: origin,
      });
      await ready(origin, plateful);
      await use(origin);
      await end(plateful);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ origin }, use) => use(origin),
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !expectedErrors.some((pattern) => pattern.test(message.text())))
        errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    expect(errors, 'errors in the browser console').toEqual([]);
  },
});
export { expect };

/** Waits until React answers events: what is typed or clicked before would be lost on a slow machine. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor();
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 768;
}

/** axe in the page itself: none of ours has frames, for which it would open another page to sum up in. */
export function axe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/** The toasts in sight, the newest first. */
export function toasts(page: Page): Locator {
  return page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
}

/** Lets a page's installed clock stand still from a minute ahead: whatever waited until now is over. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

/** A new account without a profile yet, signed in on this page's context by the API. */
export async function account(page: Page): Promise<{ email: string; unusedUsername: string }> {
  const n = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  const email = `cook-${n}@plateful.test`;
  await post(page.context().request, '/api/auth/sign-up', { name: 'Casey Cook', email, password: PASSWORD });
  await signInAs(page, email);
  return { email, unusedUsername: `cook_${n}` };
}

/** The same with a profile. */
export async function newcomer(
  page: Page,
  options: { subscribed?: boolean } = {},
): Promise<{ email: string; username: string }> {
  const { email, unusedUsername: username } = await account(page);
  const { request } = page.context();
  await post(request, '/api/profile-setup', { username, bio: '' });
  if (options.subscribed) {
    const { approvalUrl } = (await post(request, '/api/subscription', {})) as { approvalUrl: string };
    const subscriptionId = new URL(approvalUrl, 'http://any.invalid').searchParams.get('subscription_id');
    await post(request, '/api/subscription/test-payment', { subscriptionId, decision: 'approve' });
  }
  return { email, username };
}

export async function signInAs(page: Page, email: string): Promise<void> {
  await post(page.context().request, '/api/auth/sign-in', { email, password: PASSWORD });
}

async function post(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const answer = await request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** Ids of recipes that are there, most popular first. */
export async function recipes(page: Page, query = ''): Promise<{ id: string; title: string }[]> {
  const answer = await page.context().request.get(`/api/recipes?sort=popular&limit=14${query}`);
  return ((await answer.json()) as { recipes: { id: string; title: string }[] }).recipes;
}
