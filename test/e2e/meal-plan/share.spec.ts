import type { Locator, Page } from '@playwright/test';
import { expect, newcomer, open, recipes, runUntil, stopClock, test, toasts } from '../support/plateful.ts';
import { plan } from './planned.ts';

const WEEK = '/meal-plan?date=2026-05-05&view=weekly';

/** A subscriber with a recipe for Tuesday's dinner and a text for Saturday's lunch, in the week from May 4. */
async function cookWithAPlan(page: Page): Promise<{ id: string; title: string }> {
  await newcomer(page, { subscribed: true });
  const [recipe] = await recipes(page);
  if (!recipe) throw new Error('There is no recipe.');
  await plan(page, { recipeId: recipe.id, date: '2026-05-05', note: 'Double the sauce', servings: 6 });
  await plan(page, { text: 'Picnic by the lake', date: '2026-05-09', mealType: 'Lunch' });
  return recipe;
}

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

async function openShareSheet(page: Page) {
  await choose(page, 'Share link & calendar...');
  return page.getByRole('dialog', { name: 'Share link & calendar' });
}

/** A link created by the plan's API. */
const shareLink = /\/shared-plan\/[\w-]{22}\?date=2026-05-05&view=weekly$/;
const makeLink = (page: Page) => page.context().request.post('/api/meal-plan/share');

/** Makes the device store what is shared, instead of opening its own sheet. */
const SHARING_DEVICE = `Object.defineProperty(navigator, 'share', {
  configurable: true, value: async (what) => { window.shared = what; } });`;
const NO_SHARING_DEVICE = `Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });`;

test.describe('the share menu', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('works by keyboard, and says when the link could not be copied', { tag: '@desktop' }, async ({
    page,
  }) => {
    await page.addInitScript(`navigator.clipboard.writeText = () => Promise.reject(new Error('closed'));
      document.execCommand = () => false;`);
    await newcomer(page, { subscribed: true });
    await makeLink(page);
    await open(page, WEEK);
    const share = page.getByRole('button', { name: 'Share', exact: true });
    await share.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Print / Export PDF' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Copy Link' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(share).toBeFocused();

    await choose(page, 'Copy Link');
    await expect(toasts(page)).toHaveText([/Could not copy.*There was an error copying the link\./]);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await choose(page, 'Share via...');
    await expect(toasts(page).filter({ hasText: 'Copy failed' })).toContainText(
      'There was an error copying the link.',
    );
  });

  test('shares My Meal Plan through the device, copies the link where it cannot share, and says so for 1.5 seconds', async ({
    page,
  }) => {
    await page.addInitScript(SHARING_DEVICE);
    await newcomer(page, { subscribed: true });
    await makeLink(page);
    await page.clock.install();
    await open(page, WEEK);
    await choose(page, 'Share via...');
    await expect
      .poll(() => page.evaluate('window.shared'))
      .toEqual({
        title: 'My Meal Plan',
        url: expect.stringMatching(shareLink),
      });
    await expect(toasts(page)).toHaveCount(0);

    await page.evaluate(NO_SHARING_DEVICE);
    await choose(page, 'Share via...');
    await expect(toasts(page)).toHaveText([/Link copied!/]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(shareLink);

    await page.evaluate(() => navigator.clipboard.writeText('Something else'));
    await runUntil(page, () => expect(toasts(page)).toHaveCount(0, { timeout: 50 }));
    await stopClock(page);
    await choose(page, 'Copy Link');
    const said = [/Link copied!.*You can now share your meal plan with others\./];
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(toasts(page)).toHaveText(said, { timeout: 50 });
    }).toPass({ intervals: [10] });
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(shareLink);
    await page.clock.runFor(1200);
    await expect(toasts(page)).toHaveText(said);
    await page.clock.runFor(800);
    await expect(toasts(page)).toHaveCount(0);
  });

  test('offers to create a link if there is none, and a friend sees the shared week', async ({
    page,
    browser,
    origin,
  }) => {
    await cookWithAPlan(page);
    await open(page, '/meal-plan?date=2026-05-09&view=daily');
    await choose(page, 'Copy Link');
    const offer = page.getByRole('dialog', { name: 'Create a share link?' });
    await offer.getByRole('button', { name: 'Cancel' }).click();
    await expect(offer).toBeHidden();
    const { link } = await (await page.context().request.get('/api/meal-plan/share')).json();
    expect(link).toBeNull();
    await choose(page, 'Copy Link');
    await offer.getByRole('button', { name: 'Create a share link' }).click();
    await expect(toasts(page)).toHaveText([/Link copied!/]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    const friend = await (await browser.newContext({ baseURL: origin })).newPage();
    await open(friend, copied);
    await expect(friend.getByRole('heading', { name: 'May 4 - May 10, 2026' })).toBeVisible();
    await expect(friend.getByText('Picnic by the lake')).toBeVisible();
    await friend.getByRole('button', { name: 'Today' }).click();
    await expect(friend.getByText('Picnic by the lake')).toHaveCount(0);
    await friend.context().close();
  });
});

test.describe('on paper', () => {
  test.use({ colorScheme: 'dark' });

  test('Print / Export PDF prints the plan without anything around it, each view on one sheet, the month in landscape', async ({
    page,
  }) => {
    await page.addInitScript(`window.print = () => { window.prints = (window.prints ?? 0) + 1; };`);
    const recipe = await cookWithAPlan(page);
    await open(page, '/meal-plan?date=2026-05-05&view=monthly');
    for (const [at, [view, heading]] of (
      [
        ['Monthly', 'May 2026'],
        ['Daily', 'Tuesday, May 5, 2026'],
        ['Weekly', 'May 4 - May 10, 2026'],
        ['Monthly', 'May 2026'],
      ] as const
    ).entries()) {
      await page.getByRole('tab', { name: view }).click();
      await expect(page.getByRole('tab', { name: view, selected: true })).toBeVisible();
      await expect(page.getByRole('tabpanel').getByText(recipe.title)).toBeVisible();
      await choose(page, 'Print / Export PDF');
      await expect.poll(() => page.evaluate('window.prints')).toBe(at + 1);

      await page.emulateMedia({ media: 'print' });
      const paper = page.getByRole('article');
      await expect(paper.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(paper.getByText(recipe.title)).toBeVisible();
      await expect(paper.getByText('Double the sauce')).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('img')).toHaveCount(0);
      await expect(paper.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await page.emulateMedia({ media: null });
      await expect(paper).toHaveCount(0);
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      expect(sheets.map(([, width, height]) => Number(width) > Number(height))).toEqual([view === 'Monthly']);
    }
  });
});

async function expectCalendar(page: Page, sheet: Locator): Promise<void> {
  await plan(page, { text: 'Pizza night', date: new Date().toISOString().slice(0, 10) });
  const address = await sheet.getByLabel('Calendar address', { exact: true }).inputValue();
  await expect(sheet.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    address.replace(/^http/, 'webcal').replace('webcals', 'webcal'),
  );
  const calendar = await (await page.context().request.get(address)).text();
  expect(calendar).toContain('SUMMARY:Dinner: Pizza night');
}

test.describe('a share link', () => {
  test.use({ expectedErrors: [/404/] });

  test('shows the plan to anyone, read-only, until sharing stops, and comes with a calendar to subscribe to', async ({
    page,
    browser,
    origin,
  }, { project }) => {
    const recipe = await cookWithAPlan(page);
    await open(page, WEEK);
    const sheet = await openShareSheet(page);
    await sheet.getByRole('button', { name: 'Create a share link' }).click();
    const link = await sheet.getByLabel('Share link', { exact: true }).inputValue();
    expect(link).toMatch(shareLink);
    await expectCalendar(page, sheet);

    const context = await browser.newContext({ ...project.use, baseURL: origin });
    const friend = await context.newPage();
    await open(friend, link);
    await expect(friend.getByRole('heading', { level: 1, name: "Casey Cook's meal plan" })).toBeVisible();
    await expect(friend.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(friend.getByText('Double the sauce')).toBeVisible();
    await expect(friend.getByText('Picnic by the lake')).toBeVisible();
    for (const change of ['Add', 'Remove', 'Edit', 'Delete', 'More actions'])
      await expect(friend.getByRole('main').getByRole('button', { name: change })).toHaveCount(0);
    await friend.getByRole('button', { name: 'Next' }).click();
    await expect(friend.getByRole('heading', { name: 'May 11 - May 17, 2026' })).toBeVisible();
    await expect(friend.getByText('Picnic by the lake')).toHaveCount(0);
    await friend.getByRole('button', { name: 'Previous' }).click();
    await friend.getByRole('tab', { name: 'Monthly' }).click();
    await expect(friend.getByRole('heading', { name: 'May 2026' })).toBeVisible();
    await friend.getByRole('link', { name: recipe.title }).filter({ visible: true }).click();
    await expect(friend.getByRole('heading', { level: 1, name: recipe.title })).toBeVisible();

    await sheet.getByRole('button', { name: 'Stop sharing' }).click();
    await page
      .getByRole('dialog', { name: 'Stop sharing?' })
      .getByRole('button', { name: 'Stop sharing' })
      .click();
    await expect(sheet.getByRole('button', { name: 'Create a share link' })).toBeVisible();
    const answer = await friend.goto(link);
    expect(answer?.status()).toBe(404);
    await expect(friend.getByRole('heading', { name: 'Meal plan not found' })).toBeVisible();
    await expect(friend.getByText('This link no longer works. Please ask for a new one.')).toBeVisible();
    await context.close();
  });
});
