import type { Page } from '@playwright/test';
import { axe, DEMO, DESKTOP, expect, open, PHONE, recipes, settled, signInAs, test } from './plateful.ts';

const FOR_VISITORS = [
  '/',
  '/recipes',
  '/search?q=tomato',
  '/search',
  '/category/vegan',
  '/categories',
  '/categories/keto',
  '/auth',
  '/auth?activeTab=signup',
  '/login',
  '/subscription',
  '/menu',
  '/settings',
  '/cooking-tips',
  '/community-guidelines',
  '/contact',
  '/newsletter',
  '/newsletter/confirm?token=unknown',
  '/privacy',
  '/terms',
  '/accessibility',
  '/reels',
  '/ai-assistant',
];
const FOR_MEMBERS = [
  '/meal-plan',
  '/meal-plan?view=weekly',
  '/meal-plan?view=daily',
  '/grocery-list',
  '/profile',
  '/reels/new',
  '/recipe-book',
];

/** Checks a page on both sizes and in both themes. A theme changes nothing but colors. */
async function check(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(PHONE);
  await open(page, path);
  for (const [theme, size] of [
    ['light', PHONE],
    ['dark', PHONE],
    ['dark', DESKTOP],
    ['light', DESKTOP],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize(size);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await settled(page);
    const isNewTheme = size === PHONE ? theme === 'dark' : theme === 'light';
    const { violations } = await (isNewTheme
      ? axe(page).withRules('color-contrast')
      : axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
    ).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const found = serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    expect(found, `${theme}, ${size.width} px wide`).toEqual([]);
  }
}

test.describe('axe finds nothing serious', () => {
  for (const path of FOR_VISITORS) test(`${path} for a visitor`, ({ page }) => check(page, path));

  test('a recipe for a visitor and for its author', async ({ page }) => {
    const [recipe] = await recipes(page, '&author=ari_writes');
    await check(page, `/recipe/${recipe?.id}`);
    await signInAs(page, DEMO.author);
    await check(page, `/recipe/${recipe?.id}`);
  });

  test('a shared meal plan for a visitor', async ({ page }) => {
    await signInAs(page, DEMO.subscriber);
    const answer = await page.context().request.post('/api/meal-plan/share', { data: {} });
    const { link } = await answer.json();
    await page.context().clearCookies();
    await check(page, `/shared-plan/${link.secret}`);
    await check(page, `/shared-plan/${link.secret}?view=monthly`);
  });

  for (const path of FOR_MEMBERS)
    test(`${path} for a subscriber`, async ({ page }) => {
      await signInAs(page, DEMO.subscriber);
      await check(page, path);
    });
});

test.describe('a missing page', () => {
  test.use({ expectedErrors: [/404/] });
  test('is accessible too', ({ page }) => check(page, '/no-such-page'));
});
