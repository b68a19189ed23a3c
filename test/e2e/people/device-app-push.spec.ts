import type { Page } from '@playwright/test';
import { expect, newcomer, open, told } from '../support/plateful.ts';
import { onOwnPlateful, test } from '../support/services.ts';
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
} from './push-devices.ts';

onOwnPlateful();

const LABELS = ['New Recipes', 'Meal Plans', 'Weekly Tips', 'Promotions'];

async function areAllOnAtFirst(page: Page): Promise<void> {
  await newcomer(page, { subscribed: true });
  await inDeviceApp(page, GRANTED);
  const subscribing = page.waitForRequest(/notifications\/subscribePhone/);
  await openSettings(page);
  expect((await subscribing).postDataJSON().json).toEqual({
    platform: 'android',
    token: TOKEN,
    categories: Object.keys(ALL_ON.categories),
  });
  await expect(master(page)).toBeChecked();
  await expect(page.getByText("You'll receive notifications from Plateful")).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notification Categories' })).toBeVisible();
  for (const label of LABELS) await expect(category(page, label)).toBeChecked();
  await expect(page.getByRole('heading', { name: 'About Notifications' })).toBeVisible();
  await expect(
    page.getByText(/^Plateful tells you about new recipes .* meal plan, .* tip .* promotion/),
  ).toBeVisible();
  expect(await settings(page)).toEqual(ALL_ON);
  expect(await stored(page, 'pushNotificationToken')).toBe(TOKEN);
  expect(await asked(page)).toEqual(['requestPermissions', 'register']);
  await page.reload();
  await expect.poll(() => asked(page)).toEqual(expect.arrayContaining(['requestPermissions', 'register']));
}

async function saveEachCategory(page: Page): Promise<void> {
  await expect(master(page)).toBeVisible();
  await category(page, 'Weekly Tips').click();
  await told(page, 'Disabled Weekly Tips notifications');
  expect((await settings(page)).categories).toEqual({ ...ALL_ON.categories, weekly_tips: false });
  await category(page, 'Weekly Tips').click();
  await told(page, 'Enabled Weekly Tips notifications');
  expect(await settings(page)).toEqual(ALL_ON);
  const changing = page.waitForRequest(
    (request) =>
      request.url().includes('notifications/subscribePhone') &&
      !request.postDataJSON().json.categories.includes('promotions'),
  );
  await category(page, 'Promotions').click();
  await changing;
  await category(page, 'Promotions').click();

  const leaving = page.waitForResponse(/notifications\/unsubscribeDevice/);
  await master(page).click();
  expect((await leaving).ok()).toBe(true);
  expect(await stored(page, 'pushNotificationToken')).toBeNull();
  await told(page, 'Notifications disabled', "You won't receive any push notifications");
  await expect(page.getByText('Enable to receive notifications')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Notification Categories' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'About Notifications' })).toBeHidden();
  expect((await settings(page)).enabled).toBe(false);
  await page.evaluate(() => window.asked.splice(0));
  await master(page).click();
  await told(page, 'Notifications enabled', "You'll now receive push notifications");
  await expect(master(page)).toBeChecked();
  expect(await asked(page)).toEqual(['requestPermissions', 'register']);
  expect((await settings(page)).enabled).toBe(true);
}

async function areRenewed(page: Page): Promise<void> {
  await newcomer(page, { subscribed: true });
  await inDeviceApp(page, GRANTED);
  const first = page.waitForResponse(/notifications\/subscribePhone/);
  await openSettings(page);
  await first;
  await newcomer(page, { subscribed: true });
  const next = page.waitForResponse(/notifications\/subscribePhone/);
  await page.goto('/');
  expect((await next).ok()).toBe(true);
  // The page may still send the token that it started with.
  const changed = page.waitForRequest(
    (request) =>
      /notifications\/subscribePhone/.test(request.url()) &&
      request.postDataJSON().json.token === 'another:token-of_this_phone',
  );
  await page.evaluate(() => window.phone('registration', { value: 'another:token-of_this_phone' }));
  await changed;
}

async function opensItsPage(page: Page): Promise<void> {
  const tap = (data: object) => ({ actionId: 'tap', notification: { data } });
  await open(page, '/settings');
  await expect.poll(() => page.evaluate(() => window.listens('pushNotificationActionPerformed'))).toBe(true);
  const reading = page.waitForRequest(/notifications\/read$/);
  await page.evaluate((data) => window.phone('pushNotificationActionPerformed', data), {
    ...tap({ id: 'f3b0c442-98fc-4c14-9af8-f4c8996fb924', path: '/meal-plan?date=2026-11-23&view=daily' }),
  });
  await expect(page).toHaveURL('/meal-plan?date=2026-11-23&view=daily');
  expect((await reading).postDataJSON().json).toEqual({ id: 'f3b0c442-98fc-4c14-9af8-f4c8996fb924' });
  await page.evaluate((data) => window.phone('pushNotificationActionPerformed', data), {
    ...tap({ id: 'f3b0c442-98fc-4c14-9af8-f4c8996fb924', path: '//elsewhere.example' }),
  });
  await expect(page).toHaveURL('/notifications');
}

async function promiseNothing(page: Page): Promise<void> {
  await newcomer(page, { subscribed: true });
  await inDeviceApp(page, { ...GRANTED, platform: 'ios' });
  await openSettings(page);
  await expect(page.getByText(/^This Plateful cannot send push notifications to the app/)).toBeVisible();
}

test.describe('in the device app, notification settings', () => {
  test('are all on at first, saved at once, registered with the phone on every opening, and stop or start that registration when toggled', async ({
    page,
  }) => {
    await areAllOnAtFirst(page);
    await saveEachCategory(page);
  });

  test('turn off again, with a message and a log entry, if permission or registration fails', async ({
    page,
  }) => {
    const lines = logged(page);
    await newcomer(page, { subscribed: true });
    // On first opening, where everything is on, and where it was allowed before.
    await inDeviceApp(page, { ...GRANTED, permission: 'denied' });
    for (const before of [
      null,
      { notificationSettings: JSON.stringify(ALL_ON), pushNotificationToken: TOKEN },
    ]) {
      if (before) await page.evaluate((kept) => Object.assign(localStorage, kept), before);
      await openSettings(page);
      await told(page, "Couldn't enable notifications", 'Please check your device settings and try again');
      await expect(master(page)).not.toBeChecked();
      await expect(page.getByText('Enable to receive notifications')).toBeVisible();
      expect((await settings(page)).enabled).toBe(false);
    }
    await page.reload();
    await expect(master(page)).not.toBeChecked();
    expect(await asked(page)).toEqual([]);
    await page.addInitScript(() =>
      localStorage.setItem('notificationSettings', JSON.stringify({ enabled: false, categories: {} })),
    );
    for (const [phone, log] of [
      [{ permission: 'denied', registers: { token: 't' } }, 'Push notification permission was denied'],
      [{ permission: 'granted', registers: { error: 'No network' } }, 'No network'],
      [{ permission: 'granted', registers: 'fails' }, 'The phone has no push service.'],
    ] as const) {
      await inDeviceApp(page, phone);
      await openSettings(page);
      await expect(master(page)).not.toBeChecked();
      await master(page).click();
      await told(page, "Couldn't enable notifications", 'Please check your device settings and try again');
      await expect(master(page)).not.toBeChecked();
      expect((await settings(page)).enabled).toBe(false);
      expect(lines.join('\n')).toContain(log);
    }
  });

  test('are renewed for the next person, and when the phone changes its token, say on an unsupported one that nothing arrives there, and a tap on a notification opens its page, never another site', async ({
    page,
  }) => {
    await promiseNothing(page);
    await areRenewed(page);
    await opensItsPage(page);
  });
});
