import { expect, MOVING, newcomer, open, test } from '../support/plateful.ts';
import { WEEK } from './dragging.ts';
import { placesSaved, plan } from './planned.ts';

test.use(MOVING);

test('the keyboard moves a meal between days, slots and weeks, announces where it is, and counts every fast key press', {
  tag: '@desktop',
}, async ({ page }) => {
  await newcomer(page, { subscribed: true });
  const meal = await plan(page, { date: '2026-05-05', mealType: 'Breakfast' });
  await open(page, WEEK);
  const handle = page.getByRole('button', { name: `Move ${meal.recipeName}`, exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/over Tuesday, May 5, 2026, Breakfast\./)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(/over Monday, May 4, 2026, Breakfast\./)).toBeAttached();
  // On another day it keeps its type.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => placesSaved(page)).toEqual(['2026-05-04 Breakfast']);
  await expect(handle).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/over Monday, May 4, 2026, Lunch\./)).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(() => placesSaved(page)).toEqual(['2026-05-04 Lunch']);
  await expect(handle).toBeFocused();

  // In the month it moves by weeks.
  await page.getByRole('tab', { name: 'Monthly' }).click();
  await expect(page.getByRole('table', { name: 'May 2026' })).toBeVisible();
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/over Monday, May 4, 2026\./)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/over Monday, May 11, 2026\./)).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${meal.recipeName} was not moved.`)).toBeAttached();
  expect(await placesSaved(page)).toEqual(['2026-05-04 Lunch']);

  await handle.focus();
  // A busy page receives all of them before any timer, and before rendering.
  await page.evaluate(async () => {
    for (const code of ['Space', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Space']) {
      const key = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(key);
      await Promise.resolve();
    }
  });
  await expect(page.getByText(`${meal.recipeName} dropped on Wednesday, May 20, 2026.`)).toBeAttached();
  await expect.poll(() => placesSaved(page)).toEqual(['2026-05-20 Lunch']);
});
