import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LARGEST_VIDEO } from '../../../src/features/reels/rules/limits.ts';
import { VIDEO_MESSAGES } from '../../../src/features/reels/rules/video.ts';
import { CAN_ENCODE, hevc, remade, sampleVideo, WHY_NO_HEVC } from '../../videos.ts';
import { publishRecipe } from '../recipes/published.ts';
import {
  becomeVisitor,
  DEMO,
  expect,
  MOVING,
  newcomer,
  open,
  PHONE,
  signInAs,
  test,
  toasts,
} from '../support/plateful.ts';
import { settled } from '../support/settled.ts';
import { CAPTIONS, plays, publish, reel, send, unique } from './reels.ts';

// All tests share one feed, in which others delete videos that come next.
test.use({ expectedErrors: [/404/] });

type Sample = Parameters<typeof sampleVideo>[0];

async function choose(page: Page, name: Sample = 'h264.mp4'): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose video' }).click();
  await (await chooser).setFiles({ name: name ?? '', mimeType: 'video/mp4', buffer: sampleVideo(name) });
}

test.describe('where things may move', () => {
  test.use(MOVING);

  test('a video made on this device is published with recipe and captions, and others watch it', async ({
    page,
  }) => {
    await newcomer(page);
    const dish = unique('Leek soup');
    const recipeId = await publishRecipe(page, { title: dish });
    await open(page, `/recipe/${recipeId}`);
    await page.getByRole('link', { name: 'Add a Video' }).click();
    await expect(page.getByRole('combobox', { name: 'Recipe' })).toHaveValue(recipeId);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Please give the video a title.')).toBeVisible();
    await expect(page.getByText('Please choose a video.')).toBeVisible();
    const title = unique('Soup in a minute');
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please choose a video.');
    await expect(page.getByRole('alert')).toBeInViewport();
    await choose(page, 'large.mp4');
    const captions = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose captions' }).click();
    await (await captions).setFiles({
      name: 'soup.vtt',
      mimeType: 'text/vtt',
      buffer: Buffer.from(CAPTIONS),
    });
    await expect(page.getByText('1 caption added.')).toBeVisible();
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/\/reels\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1);

    const stored = await (await page.context().request.get(`/api/reels/${id}`)).json();
    // It was 1080 by 1920 before; the poster was made on the device too.
    expect([stored.width, stored.height]).toEqual([720, 1280]);
    expect(stored.thumbnail).toMatch(/^\/pictures\/stored\//);

    await becomeVisitor(page);
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

  test('a phone’s rotated, geotagged video arrives upright and without its location', async ({ page }) => {
    await newcomer(page);
    const [plain, turned] = [unique('Plain'), unique('Turned')];
    const tags = { '©xyz': '+47.3769+008.5417/', '©mak': 'Kitchencam' };
    const phones = await remade({ rotation: 90, mov: true, tags });
    expect(phones.includes('+47.3769')).toBe(true);
    const ids = [await publish(page, plain), await publish(page, turned, null, { bytes: phones })] as const;
    await newcomer(page);
    await open(page, `/reels/${ids[1]}`);
    await expect.poll(() => plays(page, turned)).toBe(true);
    const bytes = await (await page.context().request.get(`/videos/${ids[1]}.mp4`)).body();
    for (const secret of Object.values(tags)) expect(bytes.includes(secret)).toBe(false);
    // Its picture is that of the other one, turned clockwise by a quarter.
    const { size, turnedAway, upright } = await page.evaluate(turnedBy, ids);
    expect(size).toEqual([320, 180]);
    expect(upright).toBeLessThan(turnedAway / 3);
  });

  test('a phone’s HEVC video arrives upright and clean, or is refused if it cannot be encoded', async ({
    page,
  }) => {
    const place = '+52.5200+013.4050';
    const recorded = sampleVideo('phone-hevc.mov');
    expect(recorded.includes(place)).toBe(true);
    await newcomer(page);
    const title = unique('HEVC');
    const { id, answer } = await send(page, title, null, recorded);
    if (!CAN_ENCODE) {
      expect(await answer.json()).toMatchObject({
        code: 'invalid_input',
        detail: VIDEO_MESSAGES.notPlayable,
      });
      return;
    }
    expect(answer.ok(), await answer.text()).toBe(true);
    await newcomer(page);
    await open(page, `/reels/${id}`);
    await expect.poll(() => plays(page, title)).toBe(true);
    expect((await (await page.context().request.get(`/videos/${id}.mp4`)).body()).includes(place)).toBe(
      false,
    );
    const size = await reel(page, title)
      .locator('video')
      .evaluate(({ videoWidth, videoHeight }: HTMLVideoElement) => [videoWidth, videoHeight]);
    // Recorded 192 by 108, held upright.
    expect(size).toEqual([108, 192]);
  });

  test('plays the visible video muted, and pauses it when pressed or out of view', async ({ page }) => {
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

  test('the keyboard moves between videos, even to one that is still loading', {
    tag: '@desktop',
  }, async ({ page }) => {
    await newcomer(page);
    const [first, second] = [unique('First'), unique('Second')];
    const next = await publish(page, second);
    const id = await publish(page, first);
    const { promise: asked, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/rpc/reels/list*', async (route) => {
      const answer = await route.fetch();
      const { json, ...rest } = await answer.json();
      // Other tests publish too, so this response lists only this one.
      const reels = json.reels.filter((listed: { id: string }) => listed.id === next);
      await asked;
      await route.fulfill({ response: answer, json: { ...rest, json: { ...json, reels } } });
    });
    await open(page, `/reels/${id}`);
    await page.getByRole('feed', { name: 'Recipe videos' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(reel(page, second)).toHaveCount(0);
    letGo();
    await expect(reel(page, second)).toBeFocused();
    await expect.poll(() => plays(page, second)).toBe(true);
    await page.keyboard.press('PageUp');
    await expect(reel(page, first)).toBeFocused();
    await expect.poll(() => plays(page, first)).toBe(true);
    await page.getByRole('button', { name: 'Next video' }).click();
    await expect.poll(() => plays(page, second)).toBe(true);
  });
});

test('with reduced motion a video plays when it is pressed, and its buttons work in landscape, until it is deleted', async ({
  page,
}) => {
  await newcomer(page);
  const title = unique('Told');
  const id = await publish(page, title);
  const description = `${'Stir it slowly. '.repeat(20)}Then eat.`;
  const answer = await page.context().request.put(`/api/reels/${id}`, { data: { title, description } });
  expect(answer.ok(), await answer.text()).toBe(true);
  await open(page, `/reels/${id}`);
  const play = reel(page, title).getByRole('button', { name: 'Play' });
  await expect(play).toBeVisible();
  expect(await plays(page, title)).toBe(false);
  await play.click();
  await expect.poll(() => plays(page, title)).toBe(true);
  await reel(page, title).getByRole('button', { name: 'Pause' }).click();

  const words = reel(page, title).getByText(description);
  const isCut = () => words.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  expect(await isCut()).toBe(true);
  await reel(page, title).getByRole('button', { name: 'Read more' }).click();
  await expect.poll(isCut).toBe(false);

  await page.setViewportSize({ width: 640, height: 360 });
  await settled(page);
  const like = await reel(page, title)
    .getByRole('button', { name: `Like ${title}` })
    .boundingBox();
  const add = await page.getByRole('link', { name: 'New video' }).boundingBox();
  expect((like?.x ?? 0) + (like?.width ?? 0)).toBeLessThanOrEqual(add?.x ?? 0);

  await page.setViewportSize(PHONE);
  await reel(page, title).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toasts(page)).toContainText(['Video deleted']);
  await expect(reel(page, title)).toBeHidden();
  expect((await page.context().request.get(`/videos/${id}.mp4`)).status()).toBe(404);
  expect((await page.context().request.get(`/reels/${id}`)).status()).toBe(404);
});

test('a like persists, and visitors must sign in to like', async ({ page }) => {
  const { email } = await newcomer(page);
  const title = unique('Liked');
  const id = await publish(page, title);
  await becomeVisitor(page);
  await open(page, '/reels');
  const like = reel(page, title).getByRole('button', { name: `Like ${title}` });
  await like.click();
  await expect(toasts(page)).toContainText(['Please sign in to like videos.']);
  await expect(page).toHaveURL(new RegExp(`/login\\?from=%2Freels%2F${id}$`));
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

test('a video and a comment on it are reported, and the removed video is gone for everyone', async ({
  page,
}) => {
  await newcomer(page);
  const title = unique('Reported');
  const id = await publish(page, title);
  const spammer = await newcomer(page);
  const text = unique('Buy pans');
  const said = await page.context().request.post(`/api/threads/reel/${id}/comments`, {
    data: { commentId: randomUUID(), text },
  });
  expect(said.ok(), await said.text()).toBe(true);
  await newcomer(page);
  await open(page, `/reels/${id}#comments`);
  const comments = page.getByRole('dialog', { name: 'Comments' });
  await comments
    .getByRole('article', { name: `Comment by @${spammer.username}` })
    .getByRole('button', { name: 'Report' })
    .click();
  await report(page);
  await comments.getByRole('button', { name: 'Close', exact: true }).click();
  await reel(page, title)
    .getByRole('button', { name: `Report: ${title}` })
    .click();
  await report(page);
  await signInAs(page, DEMO.admin);
  await open(page, '/admin/moderation');
  const comment = page.getByRole('article').filter({ hasText: text });
  await expect(comment).toContainText('Casey Cook');
  await expect(comment.getByRole('link', { name: 'View it' })).toHaveAttribute(
    'href',
    `/reels/${id}#comments`,
  );
  const item = page.getByRole('article', { name: title }).filter({ hasNotText: text });
  await item.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(toasts(page)).toContainText(['Content removed']);
  await becomeVisitor(page);
  expect((await page.context().request.get(`/reels/${id}`)).status()).toBe(404);
  expect((await page.context().request.get(`/videos/${id}.mp4`)).status()).toBe(404);
});

async function report(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Spam' }).check();
  await page.getByRole('button', { name: 'Submit Report' }).click();
  await expect(toasts(page).filter({ hasText: 'Report sent' })).not.toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Spam' })).toHaveCount(0);
}

test.describe('an upload', () => {
  test.use({ expectedErrors: [/Failed to load resource|net::ERR/] });

  test('can be paused and resumed, and continues after the connection is lost', async ({ page }) => {
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

  test('is refused before sending if it cannot be a reel, with a reason or advice', async ({ page }) => {
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

    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose video' }).click();
    await (await chooser).setFiles({
      name: 'IMG_0001.MOV',
      mimeType: 'video/quicktime',
      buffer: await hevc(),
    });
    await expect(page.getByText('Uploaded', { exact: true })).toBeVisible({ timeout: 30_000 });
    await page.getByLabel('Title').fill(unique('Odd'));
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert')).toContainText(WHY_NO_HEVC);
    await expect(page).toHaveURL('/reels/new');

    for (let waiting = 0; waiting < 3; waiting++)
      await page.context().request.post('/uploads/reels', {
        headers: { 'tus-resumable': '1.0.0', 'upload-length': String(LARGEST_VIDEO) },
      });
    await open(page, '/reels/new');
    await choose(page);
    await expect(page.getByRole('alert')).toContainText('Too many of your videos are not published yet.');
    await expect(page.getByRole('button', { name: 'Choose video' })).toBeVisible();
  });
});

/**
 * How much a frame of the second video differs from the first’s, rotated clockwise by 90° (`upright`) and counterclockwise,
 * along with the size at which the browser shows it.
 */
async function turnedBy(ids: readonly [string, string]) {
  const frameOf = async (id: string) => {
    const video = document.createElement('video');
    Object.assign(video, { muted: true, preload: 'auto', src: `/videos/${id}.mp4` });
    await new Promise((done) => video.addEventListener('loadeddata', done, { once: true }));
    video.currentTime = 1;
    await new Promise((done) => video.addEventListener('seeked', done, { once: true }));
    return video;
  };
  const [plain, turned] = [await frameOf(ids[0]), await frameOf(ids[1])];
  const { videoWidth: width, videoHeight: height } = turned;
  const pixels = (draw: (context: CanvasRenderingContext2D) => void) => {
    const context = new OffscreenCanvas(width, height).getContext(
      '2d',
    ) as unknown as CanvasRenderingContext2D;
    draw(context);
    return context.getImageData(0, 0, width, height).data;
  };
  const plainTurned = (quarters: number) =>
    pixels((context) => {
      context.translate(width / 2, height / 2);
      context.rotate((quarters * Math.PI) / 2);
      context.drawImage(plain, -height / 2, -width / 2, height, width);
    });
  const shown = pixels((context) => context.drawImage(turned, 0, 0));
  const difference = (other: Uint8ClampedArray) =>
    shown.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / shown.length;
  return {
    size: [width, height],
    upright: difference(plainTurned(1)),
    turnedAway: difference(plainTurned(-1)),
  };
}
