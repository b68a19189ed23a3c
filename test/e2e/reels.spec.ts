import type { Page } from '@playwright/test';
import { sampleVideo } from '../videos.ts';
import { DEMO, expect, newcomer, open, signInAs, test, toasts } from './plateful.ts';
import { CAPTIONS, plays, publish, recipeOf, reel, unique } from './reels.ts';

// The tests share one feed, in which others delete videos that come next.
test.use({ expectedErrors: [/404/] });

type Sample = Parameters<typeof sampleVideo>[0];

async function choose(page: Page, name: Sample = 'h264.mp4'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose video' }).click();
  await (await chooser).setFiles({ name: name ?? '', mimeType: 'video/mp4', buffer: sampleVideo(name) });
}

test('a video made on this device is published with its recipe and captions, and others watch it', async ({
  page,
}) => {
  await newcomer(page);
  const dish = unique('Leek soup');
  const recipeId = await recipeOf(page, dish);
  await open(page, `/recipe/${recipeId}`);
  await page.getByRole('link', { name: 'Add a Video' }).click();
  await expect(page.getByRole('combobox', { name: 'Recipe' })).toHaveValue(recipeId);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Please give the video a title.')).toBeVisible();
  const title = unique('Soup in a minute');
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please choose a video.');
  await choose(page, 'large.mp4');
  const captions = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose captions' }).click();
  await (await captions).setFiles({ name: 'soup.vtt', mimeType: 'text/vtt', buffer: Buffer.from(CAPTIONS) });
  await expect(page.getByText('1 caption added.')).toBeVisible();
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/reels\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1);

  const stored = await (await page.context().request.get(`/api/reels/${id}`)).json();
  // 1080 by 1920 before; the poster was made on the device too.
  expect([stored.width, stored.height]).toEqual([720, 1280]);
  expect(stored.thumbnail).toMatch(/^\/pictures\/stored\//);

  await page.context().clearCookies();
  await open(page, `/reels/${id}`);
  await expect.poll(() => plays(page, title)).toBe(true);
  const shown = reel(page, title);
  await expect(shown.getByText('Stir until it bubbles.').filter({ visible: true })).toBeVisible();
  await shown.getByRole('button', { name: 'Captions' }).click();
  await expect(shown.getByText('Stir until it bubbles.').filter({ visible: true })).toBeHidden();
  await shown.getByRole('link', { name: `Cook this: ${dish}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: dish })).toBeVisible();
  await page.getByRole('link', { name: 'View More Recipe Videos' }).click();
  await expect(reel(page, title)).toBeVisible();
});

test('plays the video in sight without sound, and pauses it when it is pressed or out of sight', async ({
  page,
}) => {
  await newcomer(page);
  const [first, second] = [unique('First'), unique('Second')];
  await publish(page, second);
  const id = await publish(page, first);
  await open(page, `/reels/${id}`);
  await expect.poll(() => plays(page, first)).toBe(true);
  const sound = reel(page, first).getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.click();
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await reel(page, first).getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => plays(page, first)).toBe(false);
  await reel(page, first).getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => plays(page, first)).toBe(true);
  await reel(page, second).scrollIntoViewIfNeeded();
  await expect.poll(() => plays(page, second)).toBe(true);
  expect(await plays(page, first)).toBe(false);
});

test('goes from one to the next by keyboard', { tag: '@desktop' }, async ({ page }) => {
  await newcomer(page);
  const [first, second] = [unique('First'), unique('Second')];
  await publish(page, second);
  const id = await publish(page, first);
  await open(page, `/reels/${id}`);
  await page.getByRole('feed', { name: 'Recipe videos' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(reel(page, second)).toBeFocused();
  await expect.poll(() => plays(page, second)).toBe(true);
  await page.keyboard.press('PageUp');
  await expect(reel(page, first)).toBeFocused();
  await expect.poll(() => plays(page, first)).toBe(true);
  await page.getByRole('button', { name: 'Next video' }).click();
  await expect.poll(() => plays(page, second)).toBe(true);
});

test('with reduced motion nothing plays before it is pressed', async ({ page }) => {
  await newcomer(page);
  const title = unique('Calm');
  const id = await publish(page, title);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, `/reels/${id}`);
  const play = reel(page, title).getByRole('button', { name: 'Play' });
  await expect(play).toBeVisible();
  expect(await plays(page, title)).toBe(false);
  await play.click();
  await expect.poll(() => plays(page, title)).toBe(true);
});

test('a like stays, and asks visitors to sign in', async ({ page }) => {
  const { email } = await newcomer(page);
  const title = unique('Liked');
  const id = await publish(page, title);
  await page.context().clearCookies();
  await open(page, `/reels/${id}`);
  const like = reel(page, title).getByRole('button', { name: `Like ${title}` });
  await like.click();
  await expect(toasts(page)).toContainText(['Please sign in to like videos.']);
  await expect(page).toHaveURL(/\/login\?from=%2Freels%2F/);
  await signInAs(page, email);
  await open(page, `/reels/${id}`);
  await like.click();
  await expect(like).toHaveText('1');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(async () => (await (await page.context().request.get('/api/liked-reels/ids')).json()).reelIds)
    .toContain(id);
  await open(page, `/reels/${id}`);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('an author deletes a video, and its address is not found', async ({ page }) => {
  await newcomer(page);
  const title = unique('Gone');
  const id = await publish(page, title);
  await open(page, `/reels/${id}`);
  await reel(page, title).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText(['Video deleted']);
  await expect(reel(page, title)).toBeHidden();
  expect((await page.context().request.get(`/videos/${id}.mp4`)).status()).toBe(404);
  expect((await page.context().request.get(`/reels/${id}`)).status()).toBe(404);
});

test('a removed video is reported, and gone for everyone', async ({ page }) => {
  await newcomer(page);
  const title = unique('Reported');
  const id = await publish(page, title);
  await newcomer(page);
  await open(page, `/reels/${id}`);
  await reel(page, title).getByRole('button', { name: 'Report', exact: true }).click();
  await page.getByRole('radio', { name: 'Spam' }).check();
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await expect(toasts(page)).toContainText(['Report sent']);
  await signInAs(page, DEMO.admin);
  await open(page, '/admin/moderation');
  const item = page.getByRole('article', { name: title });
  await item.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toasts(page)).toContainText(['Content removed']);
  await page.context().clearCookies();
  expect((await page.context().request.get(`/reels/${id}`)).status()).toBe(404);
  expect((await page.context().request.get(`/videos/${id}.mp4`)).status()).toBe(404);
});

test.describe('an upload', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });

  test('can be paused and resumed, and goes on where the connection was lost', async ({ page }) => {
    await newcomer(page);
    await open(page, '/reels/new');
    let answer: 'hold' | 'break' | 'pass' = 'hold';
    const held: (() => void)[] = [];
    await page.route('**/uploads/reels/*', async (route) => {
      if (answer === 'hold') await new Promise<void>((go) => held.push(go));
      if (answer === 'pass') await route.continue().catch(() => {});
      else await route.abort().catch(() => {});
    });
    await choose(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    answer = 'pass';
    for (const go of held) go();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  });

  test('that cannot be a reel is refused with a message, before it is sent', async ({ page }) => {
    await newcomer(page);
    await open(page, '/reels/new');
    for (const [name, text, message] of [
      ['soup.mp4', '#EXTM3U\nhttp://example.org/soup.ts', /not a video we can read/],
      ['empty.mp4', '', /is empty/],
    ] as const) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose video' }).click();
      await (await chooser).setFiles({ name, mimeType: 'video/mp4', buffer: Buffer.from(text) });
      await expect(page.getByRole('alert')).toHaveText(message);
    }
  });
});
