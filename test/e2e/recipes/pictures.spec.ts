import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { axe, expect, holdBack, newcomer, open, test, toasts } from '../support/plateful.ts';
import { save, savedId, says, stored, write } from './recipe-form.ts';

const field = (page: Page) => page.getByRole('group', { name: 'Picture of the dish' });
const shown = (page: Page) => field(page).getByRole('img', { name: 'Picture of the dish' });
const problem = (page: Page) => field(page).getByRole('alert');

const photo = (color: string) =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

async function choose(
  page: Page,
  buffer: Buffer,
  { name = 'dinner.jpg', button = 'Choose picture' } = {},
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await field(page).getByRole('button', { name: button, exact: true }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

/** Passes a file to an element as a drop or a paste does; returns whether the page kept it from the browser. */
function hand(place: Locator, by: 'drop' | 'paste', bytes: Buffer): Promise<boolean> {
  return place.evaluate(
    (element, { by, base64 }) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      data.items.add(new File([content], 'dinner.jpg', { type: 'image/jpeg' }));
      return !element.dispatchEvent(
        by === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    },
    { by, base64: bytes.toString('base64') },
  );
}

async function isDrawn(page: Page): Promise<void> {
  await field(page).getByRole('button', { name: 'AI Generate' }).click();
  await expect(
    toasts(page).filter({ hasText: 'Please add a description first to generate an image' }),
  ).toBeVisible();
  await write(page, 'Pictured Leeks');
  await field(page).getByRole('button', { name: 'AI Generate' }).click();
  await expect(toasts(page).filter({ hasText: 'AI Image generated!' })).toBeVisible();
  await expect(shown(page)).toHaveAttribute('src', /stored/);
  const first = await shown(page).getAttribute('src');
  await field(page).getByRole('button', { name: 'Another one' }).click();
  await expect(shown(page)).not.toHaveAttribute('src', first ?? '');
  await expect(shown(page)).toHaveAttribute('src', /stored/);
  await field(page).getByRole('button', { name: 'Remove' }).click();
}

async function comesFromTheCamera(page: Page): Promise<void> {
  // A desktop has none.
  const chooser = page.waitForEvent('filechooser');
  await field(page).getByRole('button', { name: 'Take photo' }).click();
  expect(await (await chooser).element().getAttribute('capture')).toBe('environment');
  await (await chooser).setFiles({ name: 'now.jpg', mimeType: 'image/jpeg', buffer: await photo('#777') });
  await expect(shown(page)).toHaveAttribute('src', /stored/);
  await field(page).getByRole('button', { name: 'Remove' }).click();
}

async function isShownAndStored(page: Page): Promise<void> {
  const letGo = await holdBack(page, '**/api/media/pictures');
  await choose(page, await photo('#b5532a'));
  await expect(shown(page)).toHaveAttribute('src', /^blob:/);
  await expect(field(page).getByRole('progressbar')).toBeVisible();
  letGo();
  await expect(shown(page)).toHaveAttribute('src', /^\/pictures\/stored\/[0-9a-f]{40}-640\.webp$/);
  await expect(field(page).getByRole('progressbar')).toBeHidden();
  const { violations } = await axe(page).include('fieldset').analyze();
  expect(violations).toEqual([]);

  await save(page).click();
  await says(page, 'Recipe created successfully!');
  expect((await stored(page, await savedId(page))).image).toMatch(/^\/pictures\/stored\//);
  const cover = page.getByRole('main').getByRole('img', { name: 'Pictured Leeks' });
  await expect(cover).toHaveJSProperty('complete', true);
  expect(await cover.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/pictures\/stored\/[0-9a-f]{40}-\d+\.avif$/,
  );
}

async function isDroppedAndPasted(page: Page): Promise<void> {
  const beside = page.getByRole('heading', { name: 'Instructions' });
  expect(await hand(beside, 'drop', await photo('#335c81')), 'the page stays').toBe(true);
  await expect(shown(page)).toHaveAttribute('src', /stored/);
  await field(page).getByRole('button', { name: 'Remove' }).click();
  await expect(shown(page)).toBeHidden();
  await hand(field(page), 'drop', await photo('#335c81'));
  await expect(shown(page)).toHaveAttribute('src', /stored/);
  const first = await shown(page).getAttribute('src');
  await hand(field(page), 'paste', await photo('#5f8a3c'));
  await expect(shown(page)).not.toHaveAttribute('src', first ?? '');
  await expect(shown(page)).toHaveAttribute('src', /stored/);
  await field(page).getByRole('button', { name: 'Remove' }).click();
  await expect(shown(page)).toBeHidden();
  await expect(field(page).getByRole('button', { name: 'Choose picture' })).toBeVisible();

  await choose(page, Buffer.alloc(5_242_881));
  await expect(problem(page)).toHaveText('Image is too large. Please choose an image under 5MB.');
  await choose(page, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { name: 'dinner.png' });
  await expect(problem(page)).toHaveText('Failed to read the image. Please try another file.');
  await choose(page, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), { name: 'IMG_1.HEIC' });
  await expect(problem(page)).toHaveText('HEIC photos are not supported. Please choose a JPEG instead.');
  await expect(shown(page)).toBeHidden();
}

async function saysWhatFailed(page: Page): Promise<void> {
  const whole = await photo('#a33');
  await choose(page, whole.subarray(0, whole.length / 2));
  await expect(problem(page)).toHaveText('Failed to process the image. Please try again.');
  await expect(shown(page)).toBeHidden();

  await page.route('**/api/media/pictures', (route) =>
    route.fulfill({
      status: 503,
      json: { code: 'unavailable', detail: 'Could not permanently store image' },
    }),
  );
  await choose(page, await photo('#396'));
  await expect(problem(page)).toHaveText('Error storing image permanently. Using temporary version instead.');
  await expect(shown(page)).toHaveAttribute('src', /^blob:/);
  await page.unroute('**/api/media/pictures');
  await page.route('**/api/media/pictures', (route) => route.abort());
  await field(page).getByRole('button', { name: 'Try again' }).click();
  await expect(problem(page)).toHaveText('Failed to upload image. Please try again.');
  await page.unroute('**/api/media/pictures');
  await field(page).getByRole('button', { name: 'Try again' }).click();
  await expect(shown(page)).toHaveAttribute('src', /stored/);
  await expect(problem(page)).toBeHidden();

  await page.route('**/rpc/chef/drawPicture', (route) =>
    route.fulfill({
      status: 503,
      json: {
        json: { code: 'unavailable', status: 503, message: 'No AI image could be generated.', data: {} },
      },
    }),
  );
  await page.getByLabel('Description').fill('A bowl of tomato soup.');
  await field(page).getByRole('button', { name: 'AI Generate' }).click();
  const toast = toasts(page).filter({ hasText: 'Image Generation Failed' });
  await expect(toast).toContainText('No AI image could be generated.');
}

test.beforeEach(async ({ page }) => {
  await newcomer(page, { subscribed: true });
  await open(page, '/create');
});

test.describe('a picture of a recipe', () => {
  test('is drawn from the description, differently each time, comes from a phone’s camera or its pictures, is shown at once, then stored, and appears on the recipe’s page', async ({
    page,
  }) => {
    await isDrawn(page);
    await comesFromTheCamera(page);
    await isShownAndStored(page);
  });

  test.describe('when something goes wrong', () => {
    test.use({ expectedErrors: [/Failed to load resource|could not answer/] });

    test('a picture that is broken, too large or none is refused, a dropped or pasted one shown, and failed uploads and drawings say so and can be retried', {
      tag: '@desktop',
    }, async ({ page }) => {
      await isDroppedAndPasted(page);
      await saysWhatFailed(page);
    });

    test('storage that is not ready says so and reconnects on retry, or leads to the login', {
      tag: '@desktop',
    }, async ({ page }) => {
      await page.route('**/rpc/media/ready*', (route) =>
        route.fulfill({
          status: 503,
          json: { json: { code: 'unavailable', status: 503, message: 'Storage permission issue', data: {} } },
        }),
      );
      await page.reload();
      await expect(problem(page)).toContainText('Storage Access Issue');
      await expect(problem(page)).toContainText('Storage permission issue');
      await expect(problem(page)).toContainText('needs to give Plateful write access to its picture folder');
      await field(page).getByRole('button', { name: 'Retry Connection' }).click();
      await expect(toasts(page).filter({ hasText: 'Retrying storage connection' })).toBeVisible();
      await page.unroute('**/rpc/media/ready*');
      await field(page).getByRole('button', { name: 'Retry' }).click();
      await expect(toasts(page).filter({ hasText: 'Storage connected' })).toBeVisible();
      await expect(problem(page)).toBeHidden();

      await page.route('**/rpc/media/ready*', (route) => route.abort());
      await page.reload();
      await expect(problem(page)).toContainText('Pictures cannot be uploaded right now.');
      await page.unroute('**/rpc/media/ready*');
      await page.route('**/rpc/media/ready*', (route) =>
        route.fulfill({
          status: 401,
          json: { json: { code: 'not_signed_in', status: 401, message: 'Please sign in.', data: {} } },
        }),
      );
      await page.reload();
      await expect(problem(page)).toContainText('Authentication Required');
      await expect(field(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute(
        'href',
        /^\/login\?from=%2Fcreate/,
      );
    });
  });
});
