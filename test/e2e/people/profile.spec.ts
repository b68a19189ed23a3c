import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  account,
  DEMO,
  expect,
  goTo,
  newcomer,
  open,
  runUntil,
  test,
  toasts,
  told,
  unusedNames,
} from '../support/plateful.ts';
import { somebody } from './people.ts';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d6452b' } })
    .png()
    .toBuffer();

async function edit(page: Page): Promise<void> {
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeFocused();
}

/** The link in the newest email to an address. */
async function linkTo(page: Page, address: string): Promise<string> {
  const mail = async () =>
    (await (await page.context().request.get('/dev/outbox')).text())
      .split('<article>')
      .find((text) => text.includes(`To: ${address}`) && text.includes('confirm-email?token')) ?? '';
  await expect.poll(mail).not.toBe('');
  return /href="([^"]*confirm-email\?token=[^"]+)"/.exec(await mail())?.[1] ?? '';
}

async function isUnchangedOnCancel(page: Page, username: string): Promise<void> {
  await edit(page);
  await page.getByLabel('Name', { exact: true }).fill('Somebody Else');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { name: 'Casey Cook' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Casey Cook');
  await expect(page.getByLabel('Username')).toHaveValue(username);

  await page.getByLabel('Name', { exact: true }).fill('  ');
  await page.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Name required', 'Please enter your name');
  await page.getByLabel('Name', { exact: true }).fill('Casey');
  await page.getByLabel('Username').fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Username required', 'Please enter a username');

  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Choose photo').setInputFiles({ name, mimeType, buffer });
  await choose('big.jpg', 'image/jpeg', Buffer.alloc(5_242_881, 1));
  await told(page, 'File too large', 'Image size should be less than 5MB');
  await choose('page.png', 'image/png', Buffer.from('<svg onload="alert(1)"></svg>'));
  await told(page, 'Upload failed');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function cropsAPhoto(page: Page): Promise<void> {
  await edit(page);
  await page.getByLabel('Choose photo').setInputFiles({
    ...{ name: 'me.png', mimeType: 'image/png' },
    buffer: await picture(900, 400),
  });
  const dialog = page.getByRole('dialog', { name: 'Crop your photo' });
  await dialog.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const avatar = page.locator('main header img');
  await expect(avatar).toHaveAttribute('src', /^\/pictures\/stored\/[0-9a-f]{40}-320\.webp$/);
  await expect(avatar).not.toHaveJSProperty('naturalWidth', 0);
  const stored = ((await avatar.getAttribute('src')) ?? '').replace('-320', '-640');
  const { width, height } = await sharp(await (await page.context().request.get(stored)).body()).metadata();
  expect([width, height]).toEqual([512, 512]);
  await edit(page);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(avatar).toHaveAttribute('src', /^\/art\/people\//);
}

async function isEdited(
  page: Page,
  { email, username: former }: { email: string; username: string },
): Promise<void> {
  const { unusedUsername: username } = unusedNames();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('Username')).toHaveValue(former);
  await expect(page.getByText('Email cannot be changed')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(0);
  await page.getByLabel('Name', { exact: true }).fill('Casey Kitchen');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Bio').fill('Soup, mostly.\n\n\n\nAnd bread.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page)).toContainText(['Profile Updated']);
  await expect(page.getByRole('heading', { name: 'Casey Kitchen' })).toBeVisible();
  await expect(page.getByText(`@${username}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await open(page, `/profile/${former}`);
  await expect(page).toHaveURL(`/profile/${username}`);
  await expect(page.getByText('Soup, mostly.')).toBeVisible();
}

async function isCreatedLater(page: Page): Promise<void> {
  const { unusedUsername } = await account(page);
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Username').fill(unusedUsername);
  await page.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Profile Created');
  await expect(page.locator('main header')).toContainText(`@${unusedUsername}`);
}

async function showsADrawing(page: Page): Promise<void> {
  const { username } = await newcomer(page);
  const { request } = page.context();
  const stored = await request.post('/api/media/pictures', {
    headers: { 'content-type': 'image/png' },
    data: await picture(300, 300),
  });
  const { image } = (await stored.json()) as { image: string };
  const saved = await request.put('/api/profile', {
    data: { name: 'Casey Cook', username, bio: '', avatarUrl: image },
  });
  expect((await saved.json()).avatarUrl).toBe(image);
  await page.route('**/pictures/stored/**', (route) => route.fulfill({ status: 404 }));
  await open(page, '/profile');
  await expect(page.locator('main header img')).toHaveAttribute('src', /^\/art\/people\//);
}

async function leadsHomeFromNobody(page: Page): Promise<void> {
  await page.goto('/profile/nobody_at_all');
  await told(page, 'Profile Not Found', 'Could not find the requested profile.');
  await expect(page).toHaveURL('/');
}

async function waitsUntilItLoads(page: Page): Promise<void> {
  await newcomer(page);
  await page.clock.install();
  await page.route('**/rpc/profiles/own*', (route) =>
    route.fulfill({
      status: 503,
      json: { json: { code: 'unavailable', status: 503, message: 'Please try again.', data: {} } },
    }),
  );
  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Profile Sync Error' });
  // Each retry waits longer than the previous one.
  await runUntil(page, () => expect(failed).toBeVisible({ timeout: 50 }));
  await page.unroute('**/rpc/profiles/own*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Profile' })).toBeVisible();
}

async function refusesATakenUsername(page: Page): Promise<void> {
  const { username: theirs } = await somebody(page);
  await newcomer(page);
  await edit(page);
  await page.getByLabel('Bio').fill('Kept.');
  await page.getByLabel('Username').fill(theirs.toUpperCase());
  await page.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Username already taken', 'Please choose a different username.');
  await expect(page.getByLabel('Username')).toBeFocused();
  await expect(page.getByLabel('Bio')).toHaveValue('Kept.');
}

async function saysWhyItIsNotSaved(page: Page): Promise<void> {
  await page.route('**/rpc/{profiles/update,accounts/signOut}*', (route) => route.abort());
  await page.getByLabel('Bio').fill('Kept.');
  await page.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Error updating profile');
  await expect(page.getByLabel('Bio')).toHaveValue('Kept.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await told(page, 'Error signing out');

  await page.unroute('**/rpc/{profiles/update,accounts/signOut}*');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save' }).click();
  await told(page, 'Authentication error', 'You must be logged in to update your profile.');
}

test.describe('one’s own profile', () => {
  test('is unchanged on cancel, needs a name and a username, takes images below 5 MB and a photo that is cropped, and the old username redirects to the new one', async ({
    page,
  }) => {
    const own = await newcomer(page);
    await isUnchangedOnCancel(page, own.username);
    await cropsAPhoto(page);
    await isEdited(page, own);
  });

  test.describe('when its photo cannot be loaded', () => {
    test.use({ expectedErrors: [/404/] });

    test('can be created by people who skipped the setup, and shows a drawing when its photo cannot be loaded', async ({
      page,
    }) => {
      await isCreatedLater(page);
      await showsADrawing(page);
    });
  });

  test.describe('when something fails', () => {
    test.use({ expectedErrors: [/ERR_FAILED|could not answer|503|409|404|401/] });
    test('leads Home if it does not exist, is not edited until it loads or with a taken username, nor saved without a connection or a session, keeps the input, and says why', {
      tag: '@desktop',
    }, async ({ page }) => {
      await leadsHomeFromNobody(page);
      await waitsUntilItLoads(page);
      await refusesATakenUsername(page);
      await saysWhyItIsNotSaved(page);
    });
  });
});

test.describe('scripts in a name and a bio', () => {
  test('do not run, and long ones stay inside the page', async ({ page }) => {
    const { username } = await newcomer(page);
    const name = `<img src=x onerror=alert(1)>${'N'.repeat(50)}`;
    const answer = await page.context().request.put('/api/profile', {
      data: {
        ...{ username, avatarUrl: null },
        name,
        bio: `<svg/onload=alert(2)>\u202e${'🍅'.repeat(400)}`,
      },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    let ran = false;
    page.on('dialog', (dialog) => {
      ran = true;
      void dialog.dismiss();
    });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [`/profile/${username}`, '/profile', `/search?q=${username}&tab=profiles`]) {
      await goTo(page, path);
      await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, path).toBeLessThanOrEqual(0);
    }
    expect(ran).toBe(false);
  });
});

test('an email address changes when the links in both mailboxes are opened', async ({ page }) => {
  const { email } = await newcomer(page);
  const { email: next } = unusedNames();
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByLabel('New email').fill(next);
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Send links' }).click();
  const change = page.getByRole('region', { name: 'Email address change' });
  await expect(change).toContainText(next);
  await open(page, await linkTo(page, email));
  await page.getByRole('button', { name: 'Confirm this mailbox' }).click();
  await expect(
    page.getByText('Thank you. Now open the link in the mailbox of your new address.'),
  ).toBeVisible();
  await open(page, await linkTo(page, next));
  await page.getByRole('button', { name: 'Confirm this mailbox' }).click();
  await expect(page.getByRole('heading', { name: 'Email Changed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText(next, { exact: true })).toBeVisible();
});
