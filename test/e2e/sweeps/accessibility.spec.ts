import type { Locator, Page } from '@playwright/test';
import { PAGES } from '../../../src/app/routes.ts';
import { cutOff, NARROW } from '../support/narrow.ts';
import { axe, DESKTOP, expect, goTo, open, test } from '../support/plateful.ts';
import { following } from '../support/settled.ts';
import { ALL_ROUTES, addressesFor, become, screensOf, shownIn, visitsOf } from './screens.ts';

// 'personal' only carries data for other pages.
const ROUTES = PAGES.filter(({ page }) => page !== 'personal').map(({ path }) =>
  path.replace(/^\/(?=.)/, ''),
);

test('every route of the app is visited', () => {
  expect(ALL_ROUTES.toSorted()).toEqual(ROUTES.toSorted());
});

/** A tablet in portrait, and a phone in landscape. */
const BETWEEN = [
  { width: 820, height: 1180 },
  { width: 844, height: 390 },
];

/**
 * Problems of a screen at 320 px (or 640 px at 200 % zoom) in the dark theme, and on a desktop in the light one, and what is
 * cut off in between.
 */
async function problemsOf(page: Page, show: () => Promise<void>): Promise<Record<string, string[]>> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize(NARROW);
  await show();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('main')).toBeVisible();
  const whereNarrow = await cutOff(page);
  const inTheDark = await axe(page).serious();
  const between: string[] = [];
  for (const size of BETWEEN) {
    await page.setViewportSize(size);
    between.push(...(await cutOff(page)));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const onDesktop = await axe(page).serious();
  const problems = { whereNarrow, inTheDark, between, onDesktop };
  return Object.fromEntries(Object.entries(problems).filter(([, found]) => found.length > 0));
}

test.describe('accessible to everyone, and cut off nowhere,', () => {
  // The missing page, and the store and payment pages opened without the steps before them.
  test.use({ expectedErrors: [/40[0-9]/] });

  for (const { person, part } of visitsOf(8))
    test(`is what a ${person} sees at ${part.join(', ')}`, async ({ page }) => {
      const screens = screensOf(await shownIn(page));
      const whole = following(page);
      await become(page, person);
      const problems: Record<string, object> = {};
      for (const address of part.flatMap((route) => addressesFor(screens, route, person))) {
        // Visitors' screens are all served whole, each page once; the others navigate within the app, which is faster.
        const go = person === 'visitor' ? open : goTo;
        const found = await problemsOf(page, async () => {
          await go(page, address);
          await whole();
        });
        if (Object.keys(found).length > 0) problems[address] = found;
      }
      expect(problems).toEqual({});
    });
});

test('forced colors distinguish what is selected and the current page', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await become(page, 'subscriber');
  const look = (found: Locator) =>
    found.evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return `${color} on ${backgroundColor}`;
    });
  await open(page, '/meal-plan?view=weekly');
  const views = page.getByRole('tab');
  expect(await look(views.and(page.getByRole('tab', { selected: true })))).not.toBe(
    await look(views.and(page.getByRole('tab', { name: 'Daily', selected: false }))),
  );
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  expect(await look(bar.getByRole('link', { name: 'Plan' }))).not.toBe(
    await look(bar.getByRole('link', { name: 'Recipes' })),
  );
  await goTo(page, '/settings');
  const choice = (name: string) =>
    page.getByRole('group', { name: 'Theme' }).locator('label').filter({ hasText: name });
  expect(await look(choice('Auto'))).not.toBe(await look(choice('Light')));
});
