import type { Locator, Page } from '@playwright/test';
import { expect, recipes } from '../support/plateful.ts';

export const request = (page: Page) => page.context().request;

/** A day so many days from today. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Plans the oats for breakfast by the API: 100 g rolled oats, 200 ml milk, … */
export async function planOats(page: Page, date = dayFromToday(3)): Promise<void> {
  const all = await recipes(page, '&author=ari_writes');
  await plan(page, all.find(({ title }) => title.includes('Oats'))?.id, date);
}

export async function plan(page: Page, recipeId: string | undefined, date: string): Promise<void> {
  const data = { recipeId, date, mealType: 'Breakfast' };
  expect((await request(page).post('/api/meal-plan/meals', { data })).ok()).toBe(true);
}

/** Lines that are ticked so, as the server has them. */
export async function saved(page: Page, wanted?: 'home' | 'cart'): Promise<string[]> {
  const { items } = await (await request(page).get('/api/grocery-list')).json();
  return items.flatMap((item: { text: string; ticks: { place: string }[] }) =>
    item.ticks.some(({ place }) => !wanted || place === wanted) ? item.text : [],
  );
}

export const OATS = { name: '100 g rolled oats', exact: true };

/** The field of a date: beside the list on a wide screen, else in the sheet that opens from the list's range. */
export async function dateField(page: Page, label: 'Start date' | 'End date'): Promise<Locator> {
  await openRange(page);
  return page.getByLabel(label).filter({ visible: true });
}

/** Where the days to shop for are set. */
export async function openRange(page: Page): Promise<void> {
  const chip = page.getByRole('button', { name: 'Days to shop for' });
  const form = page.getByRole('button', { name: 'From today' });
  if (!(await form.isVisible())) await chip.click();
  // The sheet would cover what opens it.
  await form.waitFor();
}

export async function closeRange(page: Page): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
}
