import { cutOff } from '../support/narrow.ts';
import { DEMO, expect, hydrated, newcomer, open, recipes, signInAs, test } from '../support/plateful.ts';
import { settled } from '../support/settled.ts';

test('the navigation is at the bottom on a phone, and leaves most of its landscape screen to the page', async ({
  page,
}) => {
  await open(page, '/cooking-tips');
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Create', 'Plan', 'Recipes', 'Menu']);
  await expect(bar.getByRole('link', { name: 'Plan' })).toHaveAttribute('href', '/meal-plan');
  await expect(page.getByRole('link', { name: 'Create recipe' })).toBeVisible();
  for (const [width, height] of [
    [667, 375],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const top = await page.getByRole('banner').boundingBox();
    const bottom = (await bar.isVisible()) ? await bar.boundingBox() : null;
    expect((top?.height ?? height) + (bottom?.height ?? 0)).toBeLessThan(height * 0.27);
    for (const link of bottom ? await bar.getByRole('link').all() : [])
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await cutOff(page)).toEqual([]);
  }
});

test('from 768 px up the navigation is at the top, a link skips it, and / and Ctrl+K open the command palette', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/cooking-tips');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();

  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText([
    'Home',
    'Recipes',
    'AI Chef',
    'Meal Plan',
    'Saved Recipes',
    'Profile',
  ]);
  for (const [name, to] of [
    ['Saved Recipes', '/profile?view=saved'],
    ['Profile', '/profile'],
  ] as const)
    await expect(bar.getByRole('link', { name })).toHaveAttribute('href', to);
  const bottom = page.getByRole('navigation', { name: 'Bottom bar' });
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(bottom).toBeVisible();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(bar).toBeVisible();
  await expect(bottom).toBeHidden();

  await page.keyboard.press('/');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(palette).toBeVisible();
  await page.keyboard.type('risotto');
  await expect(palette.getByText('Mushroom and Pea Risotto')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
});

test('the menu page links on, and its button returns to the previous page or Home', async ({ page }) => {
  // The round buttons are only on phones.
  await newcomer(page);
  await open(page, '/menu');
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
  await bar.getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeVisible();
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Recipe Videos', exact: true }).click();
  await expect(page).toHaveURL(/\/reels$/);
  await page.goBack();
  await main.getByRole('link', { name: 'Following', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Following', level: 1 })).toBeVisible();
  await bar.getByRole('link', { name: 'Menu' }).click();
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/feed');
});

test('a page opened by a link shows its heading before the rest, and one gone back to is whole at once, where it was left', async ({
  page,
}) => {
  await open(page, '/recipes');
  const card = page.getByRole('region', { name: 'Recent Recipes' }).getByRole('article').last();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await page.evaluate(() => {
    const shown: [heading: string, hasSections: boolean][] = [];
    Object.assign(window, { shown });
    const before = document.querySelector('main h1')?.textContent;
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent;
      if (!heading || heading === (shown.at(-1)?.[0] ?? before)) return;
      shown.push([heading, document.querySelector('main h2') !== null]);
    }).observe(document.body, { subtree: true, childList: true });
  });
  const title = await card.getByRole('heading').innerText();
  await card.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { name: 'Ingredients', level: 2 })).toBeVisible();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  expect(await page.evaluate(() => (window as unknown as { shown: unknown }).shown)).toEqual([
    [title, false],
    ['Recipes', true],
  ]);
});

test('a sheet dims the whole window, including the scrollbar area', { tag: '@desktop' }, async ({ page }) => {
  await newcomer(page);
  await open(page, '/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
  const at = (x: number) => page.screenshot({ clip: { x, y: 500, width: 2, height: 2 } });
  expect(await at((page.viewportSize()?.width ?? 0) - 4)).toEqual(await at(4));
});

test('the theme follows the system until one is chosen, persists without a flash, and can be flipped', {
  tag: '@desktop',
}, async ({ page }) => {
  await open(page, '/settings');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const kept = () => page.evaluate(() => localStorage.getItem('theme'));
  expect(await kept()).toBeNull();

  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await kept()).toBe('dark');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await hydrated(page);

  // On a phone, the theme is chosen in the menu.
  const flip = page.getByRole('button', { name: 'Switch between light and dark' });
  for (const theme of ['light', 'dark']) {
    await flip.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    expect(await kept()).toBe(theme);
  }
});

test('nothing moves for people who prefer reduced motion', async ({ page }) => {
  await signInAs(page, DEMO.subscriber);
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    for (const begins of ['animationstart', 'transitionrun'])
      addEventListener(begins, () => {
        for (const { effect } of document.getAnimations())
          durations.push(Number(effect?.getComputedTiming().duration));
      });
  });
  const [recipe] = await recipes(page, '&category=breakfast');
  const longest = async (reducedMotion: 'reduce' | 'no-preference') => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/category/breakfast');
    await page
      .getByRole('main')
      .getByRole('link', { name: recipe?.title ?? '', exact: true })
      .click();
    await page.getByRole('button', { name: 'Add to Meal Plan' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    return page.evaluate(() => Math.max(0, ...(window as unknown as { durations: number[] }).durations));
  };
  expect(await longest('no-preference')).toBeGreaterThan(50);
  expect(await longest('reduce')).toBeLessThan(1);
});

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: [/404/] });

  test('leads a visitor to sign in, a member Home, and an admin to the dashboard', {
    tag: '@desktop',
  }, async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    await signInAs(page, DEMO.member);
    await page.goto('/no-such-page');
    await expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
    await signInAs(page, DEMO.admin);
    await page.goto('/no-such-page');
    await expect(main.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
  });
});
