import type { Page } from '@playwright/test';
import { expect, newcomer, open, test, toasts, told } from '../support/plateful.ts';
import {
  ALL_ON,
  asked,
  category,
  GRANTED,
  inDeviceApp,
  logged,
  master,
  openSettings,
  settings,
  stored,
  TOKEN,
  withPushService,
} from './push-devices.ts';

async function subscribeWhenTurnedOn(page: Page): Promise<void> {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await newcomer(page, { subscribed: true });
  await withPushService(page, { permission: 'default', answer: 'granted', endpoint });
  await openSettings(page);
  await expect(master(page)).toBeChecked();
  expect(await asked(page)).toEqual([]);
  const subscribing = page.waitForRequest(/notifications\/subscribeDevice/);
  await page.getByRole('button', { name: 'Allow notifications' }).click();
  expect((await subscribing).postDataJSON()).toMatchObject({
    json: { endpoint, categories: Object.keys(ALL_ON.categories) },
  });
  await told(page, 'Notifications enabled');
  await expect(page.getByRole('button', { name: 'Allow notifications' })).toBeHidden();
  const changing = page.waitForRequest(/notifications\/subscribeDevice/);
  await category(page, 'Promotions').click();
  expect((await changing).postDataJSON().json.categories).not.toContain('promotions');
  const leaving = page.waitForResponse(/notifications\/unsubscribeDevice/);
  await master(page).click();
  expect((await leaving).ok()).toBe(true);
  expect(scripts.filter((url) => url.includes('native-push'))).toEqual([]);
}

async function areRenewed(page: Page): Promise<void> {
  await leaveNothing(page);
  await newcomer(page, { subscribed: true });
  await withPushService(page, { permission: 'granted', answer: 'granted', endpoint });
  await openSettings(page);
  await newcomer(page, { subscribed: true });
  const subscribing = page.waitForRequest(/notifications\/subscribeDevice/);
  await page.goto('/');
  expect((await subscribing).postDataJSON().json.endpoint).toBe(endpoint);
}

async function turnOffAgain(page: Page): Promise<void> {
  await leaveNothing(page);
  await newcomer(page, { subscribed: true });
  await withPushService(page, { permission: 'default', answer: 'denied', endpoint });
  await openSettings(page);
  await page.getByRole('button', { name: 'Allow notifications' }).click();
  await expect(toasts(page).filter({ hasText: "Couldn't enable notifications" })).toBeVisible();
  await expect(master(page)).not.toBeChecked();
}

async function promiseNothing(page: Page): Promise<void> {
  await leaveNothing(page);
  await newcomer(page, { subscribed: true });
  await withPushService(page, { permission: 'denied', answer: 'denied', endpoint });
  await openSettings(page);
  await expect(master(page)).toBeChecked();
  await expect(page.getByText('This browser blocks notifications from Plateful.')).toBeVisible();
  await expect(page.getByText("You'll receive notifications from Plateful")).toHaveCount(0);
}

const endpoint = 'https://push.example.org/browser-1';

/** As on a device of somebody else. */
const leaveNothing = (page: Page) => page.evaluate(() => localStorage.clear());

test.describe('in the device app of a Plateful without push services, notification settings', () => {
  test('use only the phone, log what it receives, promise nothing, and keep choices', async ({ page }) => {
    const lines = logged(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await newcomer(page, { subscribed: true });
    await inDeviceApp(page, GRANTED);
    await openSettings(page);
    await expect.poll(() => stored(page, 'pushNotificationToken')).toBe(TOKEN);
    await page.evaluate(() => {
      window.phone('pushNotificationReceived', { id: 'message-1', data: {} });
      window.phone('pushNotificationActionPerformed', { actionId: 'tap', notification: {} });
    });
    await expect.poll(() => lines.join('\n')).toContain('Push notification received message-1');
    expect(lines.join('\n')).toContain('Push notification opened tap');
    expect(sent.filter((url) => /\/rpc\/notifications\/(subscribe|unsubscribe|pushKey)/.test(url))).toEqual(
      [],
    );
    expect(page.url()).toContain('/notification-settings');

    const why =
      'This Plateful cannot send push notifications to the app. You can find everything under Notifications.';
    await expect(master(page)).toBeChecked();
    await expect(page.getByText(why)).toBeVisible();
    await expect(page.getByText("You'll receive notifications from Plateful")).toBeHidden();
    await category(page, 'Promotions').click();
    await expect(toasts(page).filter({ hasText: 'Disabled Promotions notifications' })).toBeVisible();
    await master(page).click();
    await expect(page.getByText('Enable to receive notifications')).toBeVisible();
    await master(page).click();
    await told(page, 'Notifications enabled', why);
    expect(await settings(page)).toEqual({
      ...ALL_ON,
      categories: { ...ALL_ON.categories, promotions: false },
    });
  });
});

test.describe('in a browser, notification settings', () => {
  test.use({ serviceWorkers: 'allow' });

  test('do not prompt or load device app code on opening, subscribe when turned on and renew for the next person, and turn off or promise nothing if the browser refuses or blocks them', async ({
    page,
  }) => {
    await subscribeWhenTurnedOn(page);
    await areRenewed(page);
    await turnOffAgain(page);
    await promiseNothing(page);
  });

  test('lead back to the previous page, and keep quiet hours and replies on every device', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/notifications');
    await page.getByRole('link', { name: 'Notification Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notification Settings' })).toBeVisible();
    await page.getByLabel('Until').fill('08:30');
    const saved = page.waitForResponse(/notifications\/updatePreferences/);
    await page.getByLabel('Until').blur();
    await saved;
    const talk = page.waitForResponse(/notifications\/updatePreferences/);
    await page.getByRole('switch', { name: 'Replies and ratings' }).click();
    await talk;
    await page.locator('main').getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/notifications');
    await openSettings(page);
    await expect(page.getByLabel('Until')).toHaveValue('08:30');
    await expect(page.getByRole('switch', { name: 'Replies and ratings' })).not.toBeChecked();
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await expect(page.getByLabel('Until')).toBeHidden();
  });
});
