import type { Locator, Page } from '@playwright/test';
import { expect, recipes } from '../support/plateful.ts';

export const request = (page: Page) => page.context().request;

/** The day this many days from today. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Plans the oats for breakfast through the API: 100 g rolled oats, 200 ml milk, … */
export async function planOats(page: Page, date = dayFromToday(3)): Promise<void> {
  const all = await recipes(page, '&author=ari_writes');
  await plan(page, all.find(({ title }) => title.includes('Oats'))?.id, date);
}

export async function plan(page: Page, recipeId: string | undefined, date: string): Promise<void> {
  const data = { recipeId, date, mealType: 'Breakfast' };
  expect((await request(page).post('/api/meal-plan/meals', { data })).ok()).toBe(true);
}

/** Lines with this tick, as stored on the server. */
export async function saved(page: Page, wanted?: 'home' | 'cart'): Promise<string[]> {
  const { items } = await (await request(page).get('/api/grocery-list')).json();
  return items.flatMap((item: { text: string; ticks: { place: string }[] }) =>
    item.ticks.some(({ place }) => !wanted || place === wanted) ? item.text : [],
  );
}

export const OATS = { name: '100 g rolled oats', exact: true };

/** The field for a date: beside the list on a wide screen, otherwise in the sheet that the list's range opens. */
export async function dateField(page: Page, label: 'Start date' | 'End date'): Promise<Locator> {
  await openRange(page);
  return page.getByLabel(label).filter({ visible: true });
}

/** Opens the form for the days to shop for. */
export async function openRange(page: Page): Promise<void> {
  const chip = page.getByRole('button', { name: 'Days to shop for' });
  const form = page.getByRole('button', { name: 'From today' });
  if (!(await form.isVisible())) await chip.click();
  // The open sheet would cover the button that opens it.
  await form.waitFor();
}

export async function closeRange(page: Page): Promise<void> {
  if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
}
