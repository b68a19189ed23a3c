import type { CDPSession, Page, Worker } from '@playwright/test';
import { openAsAdmin } from '../admin/admin.ts';
import { DESKTOP, expect, inDatabase, newcomer, open, test, toasts } from '../support/plateful.ts';

// A promotion reaches everyone, also a person whose notifications another test here counts.
test.describe.configure({ mode: 'default' });

/** Adds a notification to an account's list, as the jobs do. */
const tell = (email: string, title: string, path: string | null = null) =>
  inDatabase(`insert into notifications (id, user_id, kind, about, details, created_at, changed_at, due_at)
    select gen_random_uuid(), id, 'promotion', gen_random_uuid()::text,
      json_build_object('title', '${title}', 'text', 'Come and see.', 'path', ${path ? `'${path}'` : 'null'}),
      now(), now(), now() from users where email = '${email}'`);

const unread = (page: Page) => page.getByText(/^\d+ unread$/).filter({ visible: true });
const row = (page: Page, title: string) =>
  page.getByRole('list', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: title });

async function sayWhatWillAppear(page: Page, email: string): Promise<void> {
  await open(page, '/notifications');
  await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
  for (let made = 0; made < 3; made++) await tell(email, `News ${made}`);
  await page.reload();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: /^Mark/ })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Notifications' })).toBeFocused();
}

async function areCountedAndRead(page: Page, email: string): Promise<void> {
  await tell(email, 'Soup week', '/recipes');
  await tell(email, 'Bread day');
  await open(page, '/');
  await expect(unread(page)).toHaveText('2 unread');
  await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Menu' }).click();
  await page
    .locator('main')
    .getByRole('link', { name: /^Notifications/ })
    .click();
  await expect(row(page, 'Soup week')).toBeVisible();
  await expect(row(page, 'Bread day')).toBeVisible();
  await page.getByRole('link', { name: 'Soup week' }).click();
  await expect(page).toHaveURL('/recipes');
  await expect(unread(page)).toHaveText('1 unread');
  await page.goBack();
  await row(page, 'Bread day')
    .getByRole('button', { name: /^Mark as read/ })
    .click();
  await expect(unread(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toBeHidden();
  await expect(row(page, 'Bread day')).toBeFocused();
  await page.reload();
  await expect(row(page, 'Bread day')).toBeVisible();
  await expect(unread(page)).toHaveCount(0);
}

async function haveABell(page: Page, email: string): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await tell(email, 'Cake day');
  await open(page, '/');
  await expect(unread(page)).toHaveText('1 unread');
  await page.getByRole('link', { name: 'Notifications', exact: true }).click();
  await expect(row(page, 'Cake day')).toBeVisible();
}

test.describe('the notifications', () => {
  test('say what will appear here while empty, can all be marked as read, are counted in the menu, on Home and at the bell of a wide screen, and marked as read when opened', async ({
    page,
  }) => {
    const { email } = await newcomer(page, { subscribed: true });
    await sayWhatWillAppear(page, email);
    await areCountedAndRead(page, email);
    await haveABell(page, email);
  });
});

test.describe('a promotion', () => {
  // 401: requests made at the moment of signing in as somebody else.
  test.use({ expectedErrors: [/400|401/] });

  test('is written by an admin, who sees whom it reaches and confirms before sending', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    const counted = page.waitForResponse(/notifications\/unread/);
    await open(page, '/notifications');
    await counted;
    const title = `Soup week ${Date.now()}`;
    await openAsAdmin(page, '/admin/promotions');
    await expect(
      page.getByText(/^Everyone finds it in their notifications: \d+ (person|people)\./),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Send promotion' }).click();
    await expect(page.getByText('Please enter a title.')).toBeVisible();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Text').fill('All soups, all week.');
    await page.getByLabel('Page it opens').fill('https://elsewhere.example');
    const send = async () => {
      await page.getByRole('button', { name: 'Send promotion' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    };
    await send();
    await expect(page.getByText('Please enter a page of this Plateful, for example /recipes.')).toBeVisible();
    await page.getByLabel('Page it opens').fill('/recipes');
    await send();
    await expect(toasts(page).filter({ hasText: 'Promotion sent' })).toBeVisible();
    const sent = page.getByRole('list', { name: 'Sent' }).getByRole('listitem').filter({ hasText: title });
    await expect(sent).toContainText('opens /recipes');
    await expect(page.getByLabel('Title')).toHaveValue('');
  });
});

test.describe('a push message', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

  test('is shown by the service worker, counted on the open page, and opens its page', async ({
    page,
    origin,
  }) => {
    const { email } = await newcomer(page, { subscribed: true });
    await open(page, '/recipes');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js');
      await navigator.serviceWorker.ready;
    });
    const shown = await shownBy(page);
    await tell(email, 'Soup week');
    // Another test's promotion may reach this person as well.
    const soup = async () => (await listed(page)).find(({ title }) => title === 'Soup week');
    const notification = await soup();
    const message = { id: notification?.id, title: 'Soup week', text: 'All soups.', path: '/search' };
    const session = await page.context().newCDPSession(page);
    const registrationId = await registrationOf(session, origin);
    const data = JSON.stringify(message);
    // Retried until the page has loaded the code that counts.
    await expect(async () => {
      await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
      const count = (await listed(page)).filter(({ isRead }) => !isRead).length;
      await expect(unread(page)).toHaveText(`${count} unread`, { timeout: 2_000 });
    }).toPass();
    const expected = { title: 'Soup week', body: 'All soups.', tag: notification?.id };
    expect((await shown()).at(-1)).toMatchObject(expected);
    await tap(page);
    await expect(page).toHaveURL('/search');
    await expect.poll(async () => (await soup())?.isRead).toBe(true);
  });
});

async function listed(page: Page): Promise<{ id: string; title: string; isRead: boolean }[]> {
  const answer = await page.context().request.get('/api/notifications');
  return (await answer.json()).notifications;
}

declare global {
  /** In the service worker: the notifications it has shown. */
  var shownByWorker: { title: string; data?: unknown }[];
}

function workerOf(page: Page): Worker {
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error('No service worker runs.');
  return worker;
}

/** Records what the service worker shows: headless browsers cannot show it. */
async function shownBy(page: Page): Promise<() => Promise<unknown[]>> {
  await workerOf(page).evaluate(() => {
    globalThis.shownByWorker = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      globalThis.shownByWorker.push({ title, ...options });
    };
  });
  return () => workerOf(page).evaluate(() => globalThis.shownByWorker);
}

/** Taps the latest notification. */
function tap(page: Page): Promise<void> {
  return workerOf(page).evaluate(() => {
    const { data } = globalThis.shownByWorker.at(-1) ?? {};
    const event = new Event('notificationclick');
    dispatchEvent(Object.assign(event, { notification: { data, close: () => {} }, waitUntil: () => {} }));
  });
}

async function registrationOf(session: CDPSession, origin: string): Promise<string> {
  const found = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
    if (own) found.resolve(own.registrationId);
  });
  await session.send('ServiceWorker.enable');
  return found.promise;
}
