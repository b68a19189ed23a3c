import type { Page } from '@playwright/test';
import { axe, DEMO, expect, open, recipes, signInAs, test } from './plateful.ts';

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
  '/ai-assistant',
];
const FOR_MEMBERS = [
  '/meal-plan',
  '/meal-plan?view=weekly',
  '/meal-plan?view=daily',
  '/grocery-list',
  '/profile',
  '/recipe-book',
];

/** Checks a screen in both themes: as it is opened, and after the system turned dark. */
async function check(page: Page, path: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    if (theme === 'light') await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await settled(page);
    const { violations } = await axe(page)
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'])
      .analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${theme}: ${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
}

/** Colours that are on their way from one theme to the other are neither's. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    await frame();
    await frame();
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    await frame();
  });
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
  test('is accessible too', async ({ page }) => {
    await open(page, '/no-such-page');
    const { violations } = await axe(page).analyze();
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  });
});
