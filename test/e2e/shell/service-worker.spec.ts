import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { OATS, planOats, saved } from '../grocery/grocery.ts';
import { expect, newcomer, open, test, toasts } from '../support/plateful.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page that the service worker serves. */
async function openInstalled(page: Page, path: string): Promise<void> {
  await open(page, path);
  await page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    if (!workers.controller)
      await new Promise((taken) => workers.addEventListener('controllerchange', taken, { once: true }));
  });
}

test.describe('another app shares', () => {
  test.use({ expectedErrors: [/400|503|422/] });

  interface Shared {
    title?: string;
    text?: string;
    url?: string;
    picture?: number[];
  }

  /** Submits the form that the operating system creates for the manifest's share target. */
  async function share(page: Page, shared: Shared): Promise<void> {
    await page.evaluate(({ picture, ...parts }) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'POST',
        action: '/share-target',
        enctype: 'multipart/form-data',
      });
      for (const [name, value] of Object.entries(parts)) {
        const area = Object.assign(document.createElement('textarea'), { name, value });
        form.append(area);
      }
      if (picture) {
        const files = new DataTransfer();
        files.items.add(new File([new Uint8Array(picture)], 'dish.png', { type: 'image/png' }));
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'picture' });
        input.files = files.files;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    }, shared);
  }

  const RECIPE =
    'Pumpkin Soup\n\nServes 4\n\nIngredients\n1 kg pumpkin\n2 onions\n\nInstructions\n1. Cut the pumpkin.\n2. Simmer it for 25 minutes.';

  test('text for the form, a picture for the recipe, and a link for the import screen', async ({ page }) => {
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#e9a23b' } })
      .png()
      .toBuffer();
    await newcomer(page, { subscribed: true });
    await openInstalled(page, '/meal-plan');
    await share(page, { title: 'Pumpkin Soup', text: RECIPE });
    await expect(page.getByLabel('Title')).toHaveValue('Pumpkin Soup');
    await expect(page).toHaveURL('/create');
    await page.reload();
    await expect(page.getByLabel('Title')).toHaveValue('Pumpkin Soup');

    await share(page, { picture: [...png] });
    await expect(toasts(page)).toHaveText([/The picture is in the form\./]);
    await expect(page.getByRole('img', { name: 'Picture of the dish' })).toBeVisible();

    // It cannot be read from here.
    await share(page, { title: 'Soup', text: 'http://127.0.0.1:9/soup' });
    await expect(page.getByRole('dialog', { name: 'Import a recipe' })).toBeVisible();
    await expect(page.getByLabel('Recipe web address')).toHaveValue('http://127.0.0.1:9/soup');
    await expect(page.getByText(/^That address cannot be imported\./)).toBeVisible();

    // Both at once, as some apps share a dish and its URL.
    await share(page, { text: 'http://127.0.0.1:9/stew', picture: [...png] });
    await expect(page.getByLabel('Recipe web address')).toHaveValue('http://127.0.0.1:9/stew');
    await expect(toasts(page).filter({ hasText: 'The picture is in the form.' })).toBeVisible();
    await share(page, { text: RECIPE.replace('Pumpkin Soup', 'Squash Soup'), picture: [...png] });
    await expect(page.getByLabel('Title')).toHaveValue('Squash Soup');
    await expect(toasts(page).filter({ hasText: 'The picture is in the form.' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Picture of the dish' })).toBeVisible();
  });

  test.describe('before the service worker is installed', () => {
    test.use({ serviceWorkers: 'block' });

    test('shared text arrives, and a picture has to be shared again', async ({ page }) => {
      await newcomer(page, { subscribed: true });
      await open(page, '/settings');
      await share(page, { text: RECIPE });
      await expect(page.getByLabel('Title')).toHaveValue('Pumpkin Soup');
      await share(page, { picture: Array.from({ length: 100_000 }, () => 7) });
      await expect(page.getByRole('alert')).toHaveText(
        'What you shared did not arrive. Paste it here, or share it again.',
      );
    });
  });
});

test.describe('a new version', () => {
  test('is offered, and the reload keeps unsaved input', async ({ page }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/login');
    // To the browser, the same worker at another URL is another version.
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js?before');
      const workers = navigator.serviceWorker;
      if (!workers.controller)
        await new Promise((taken) => workers.addEventListener('controllerchange', taken, { once: true }));
    });
    await open(page, '/create');
    await page.getByLabel('Title').fill('Pumpkin Soup');
    const offer = toasts(page).filter({ hasText: 'A new version is ready' });
    await expect(offer).toBeVisible();
    const versionNow = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
    expect(await versionNow()).toContain('?before');
    await expect(page.getByLabel('Title')).toHaveValue('Pumpkin Soup');
    const reloaded = page.waitForEvent('load');
    await offer.getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    expect(await versionNow()).not.toContain('?before');
    await expect(page.getByLabel('Title')).toHaveValue('Pumpkin Soup');
  });
});

test.describe('pending changes', () => {
  test.use({ expectedErrors: [/ERR_|Failed to fetch|could not answer|503/] });

  test('are sent by the browser once, while no page is open', async ({ page, context }) => {
    await newcomer(page, { subscribed: true });
    await planOats(page);
    await openInstalled(page, '/grocery-list');
    const origin = new URL(page.url()).origin;
    await expect(page.getByRole('checkbox', OATS)).toBeVisible();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('checkbox', OATS).check();
    await expect(page.getByText('1 change not synced yet.')).toBeVisible();
    const waiting = () =>
      page.evaluate(async () => (await (await caches.open('plateful-outbox-1')).keys()).length);
    await expect.poll(waiting).toBe(1);
    const other = await context.newPage();
    await page.close();
    // Back online, the browser may send it on its own before the test triggers it.
    await context.setOffline(false);
    const session = await context.newCDPSession(other);
    const found = new Promise<string>((resolve) => {
      session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/`);
        if (ours) resolve(ours.registrationId);
      });
    });
    await other.goto('/favicon.svg');
    await session.send('ServiceWorker.enable');
    await session.send('ServiceWorker.dispatchSyncEvent', {
      origin,
      registrationId: await found,
      tag: 'outbox',
      lastChance: false,
    });
    await expect.poll(() => saved(other)).toHaveLength(1);

    let ticks = 0;
    other.on('request', (request) => {
      if (request.url().includes('/rpc/groceryList/tick')) ticks += 1;
    });
    await open(other, '/grocery-list');
    await expect(other.getByText('At home (1)')).toBeVisible();
    await expect(other.getByText('not synced yet')).toHaveCount(0);
    await expect
      .poll(() => other.evaluate(async () => (await (await caches.open('plateful-outbox-1')).keys()).length))
      .toBe(0);
    expect(ticks).toBe(0);
  });
});
