import type { Locator } from '@playwright/test';
import { expect, goTo, open, test } from '../support/plateful.ts';
import { become } from './screens.ts';

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
