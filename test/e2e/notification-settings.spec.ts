import type { Page } from '@playwright/test';
import { expect, newcomer, open, test, toasts } from './plateful.ts';
import { inDeviceApp, withPushService } from './push-devices.ts';

const LABELS = ['New Recipes', 'Meal Plans', 'Weekly Tips', 'Promotions'];
const ALL_ON = {
  enabled: true,
  categories: { new_recipes: true, meal_plans: true, weekly_tips: true, promotions: true },
};
const GRANTED = { permission: 'granted', registers: { token: 'token-1' } } as const;

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const settings = async (page: Page) => JSON.parse((await stored(page, 'notificationSettings')) ?? 'null');
const asked = (page: Page) => page.evaluate(() => window.asked);
const master = (page: Page) => page.getByRole('switch', { name: 'Push Notifications' });
const category = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

/** The lines that the page writes to the console. */
function logged(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
}

async function openSettings(page: Page): Promise<void> {
  await open(page, '/notification-settings');
  await expect(master(page)).toBeVisible();
}

test.describe('in the device app, notification settings', () => {
  test('are all on at first and stored, and the phone is asked and registered on each opening', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await inDeviceApp(page, GRANTED);
    await openSettings(page);
    await expect(master(page)).toBeChecked();
    await expect(page.getByText("You'll receive notifications from Plateful")).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Notification Categories' })).toBeVisible();
    for (const label of LABELS) await expect(category(page, label)).toBeChecked();
    await expect(page.getByRole('heading', { name: 'About Notifications' })).toBeVisible();
    await expect(
      page.getByText(/^Plateful tells you about new recipes .* meal plan, .* tip .* promotion/),
    ).toBeVisible();
    expect(await settings(page)).toEqual(ALL_ON);
    expect(await stored(page, 'pushNotificationToken')).toBe('token-1');
    expect(await asked(page)).toEqual(['requestPermissions', 'register']);
    await page.reload();
    await expect.poll(() => asked(page)).toEqual(expect.arrayContaining(['requestPermissions', 'register']));
  });

  test('turned off say so and leave the switch alone, and turned on again ask and register', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await inDeviceApp(page, GRANTED);
    await openSettings(page);
    await master(page).click();
    await expect(toasts(page).first()).toContainText('Notifications disabled');
    await expect(toasts(page).first()).toContainText("You won't receive any push notifications");
    await expect(page.getByText('Enable to receive notifications')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Notification Categories' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'About Notifications' })).toBeHidden();
    expect((await settings(page)).enabled).toBe(false);
    await page.evaluate(() => window.asked.splice(0));
    await master(page).click();
    await expect(toasts(page).first()).toContainText('Notifications enabled');
    await expect(toasts(page).first()).toContainText("You'll now receive push notifications");
    await expect(master(page)).toBeChecked();
    expect(await asked(page)).toEqual(['requestPermissions', 'register']);
    expect((await settings(page)).enabled).toBe(true);
  });

  test('save each category at once, and say which', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await inDeviceApp(page, GRANTED);
    await openSettings(page);
    await category(page, 'Weekly Tips').click();
    await expect(toasts(page).first()).toContainText('Disabled Weekly Tips notifications');
    expect((await settings(page)).categories).toEqual({ ...ALL_ON.categories, weekly_tips: false });
    await category(page, 'Weekly Tips').click();
    await expect(toasts(page).first()).toContainText('Enabled Weekly Tips notifications');
    expect(await settings(page)).toEqual(ALL_ON);
  });

  for (const [why, phone, log] of [
    [
      'the permission is denied',
      { permission: 'denied', registers: { token: 't' } },
      'Push notification permission was denied',
    ],
    [
      'registering ends in an error',
      { permission: 'granted', registers: { error: 'No network' } },
      'No network',
    ],
    ['it cannot start', { permission: 'granted', registers: 'fails' }, 'The phone has no push service.'],
  ] as const)
    test(`turn off again if ${why}, which is said and logged`, async ({ page }) => {
      const lines = logged(page);
      await newcomer(page, { subscribed: true });
      await inDeviceApp(page, phone);
      await page.addInitScript(() =>
        localStorage.setItem('notificationSettings', JSON.stringify({ enabled: false, categories: {} })),
      );
      await openSettings(page);
      await expect(master(page)).not.toBeChecked();
      await master(page).click();
      await expect(toasts(page).first()).toContainText("Couldn't enable notifications");
      await expect(toasts(page).first()).toContainText('Please check your device settings and try again');
      await expect(master(page)).not.toBeChecked();
      expect((await settings(page)).enabled).toBe(false);
      expect(lines.join('\n')).toContain(log);
    });

  test('call the phone only, and what it receives is only logged', async ({ page }) => {
    const lines = logged(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await newcomer(page, { subscribed: true });
    await inDeviceApp(page, GRANTED);
    await openSettings(page);
    await expect.poll(() => stored(page, 'pushNotificationToken')).toBe('token-1');
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
  });
});

test.describe('in a browser, notification settings', () => {
  test.use({ serviceWorkers: 'allow' });
  const endpoint = 'https://push.example.org/browser-1';

  test('ask nobody on opening, load nothing of the device app, and subscribe when told to', async ({
    page,
  }) => {
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
    await expect(toasts(page).first()).toContainText('Notifications enabled');
    await expect(page.getByRole('button', { name: 'Allow notifications' })).toBeHidden();
    const changing = page.waitForRequest(/notifications\/subscribeDevice/);
    await category(page, 'Promotions').click();
    expect((await changing).postDataJSON().json.categories).not.toContain('promotions');
    const leaving = page.waitForResponse(/notifications\/unsubscribeDevice/);
    await master(page).click();
    expect((await leaving).ok()).toBe(true);
    expect(scripts.filter((url) => url.includes('native-push'))).toEqual([]);
  });

  test('go back to off if the browser refuses', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await withPushService(page, { permission: 'default', answer: 'denied', endpoint });
    await openSettings(page);
    await page.getByRole('button', { name: 'Allow notifications' }).click();
    await expect(toasts(page).first()).toContainText("Couldn't enable notifications");
    await expect(master(page)).not.toBeChecked();
  });

  test('are renewed for whoever signs in next, without a visit to the settings', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await withPushService(page, { permission: 'granted', answer: 'granted', endpoint });
    await openSettings(page);
    await newcomer(page, { subscribed: true });
    const subscribing = page.waitForRequest(/notifications\/subscribeDevice/);
    await page.goto('/');
    expect((await subscribing).postDataJSON().json.endpoint).toBe(endpoint);
  });

  test('lead back to the page before', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/notifications');
    await page.getByRole('link', { name: 'Notification Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notification Settings' })).toBeVisible();
    await page.locator('main').getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page).toHaveURL('/notifications');
  });

  test('of the account keep quiet hours and replies on every device', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await openSettings(page);
    await page.getByLabel('Until').fill('08:30');
    const saved = page.waitForResponse(/notifications\/changePreferences/);
    await page.getByLabel('Until').blur();
    await saved;
    const talk = page.waitForResponse(/notifications\/changePreferences/);
    await page.getByRole('switch', { name: 'Replies and ratings' }).click();
    await talk;
    await page.reload();
    await expect(page.getByLabel('Until')).toHaveValue('08:30');
    await expect(page.getByRole('switch', { name: 'Replies and ratings' })).not.toBeChecked();
    await page.getByRole('switch', { name: 'Quiet hours' }).click();
    await expect(page.getByLabel('Until')).toBeHidden();
  });
});
