import type { Page } from '@playwright/test';
import { expect, recipes } from '../support/plateful.ts';

export interface Planned {
  id: string;
  recipeId: string;
  recipeName: string;
  date: string;
  mealType: string;
  note: string;
  recurring: string;
}

export const request = (page: Page) => page.context().request;

/** Plans a meal through the API: the most popular recipe, unless another one or a text is given. */
export async function plan(page: Page, data: object): Promise<Planned> {
  const isGiven = 'recipeId' in data || 'text' in data;
  const what = isGiven ? {} : { recipeId: (await recipes(page))[0]?.id };
  const answer = await request(page).post('/api/meal-plan/meals', { data: { ...what, ...data } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** The plan as stored on the server. */
export const saved = async (page: Page): Promise<Planned[]> =>
  (await (await request(page).get('/api/meal-plan')).json()).meals;

export const namesSaved = async (page: Page) => (await saved(page)).map(({ recipeName }) => recipeName);

export const placesSaved = async (page: Page) =>
  (await saved(page)).map(({ date, mealType }) => `${date} ${mealType}`).sort();

/** Plans a free-text meal in the view of a day. */
export async function writeDown(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'Add something else' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add something else' });
  await sheet.getByLabel('What').fill(what);
  await sheet.getByRole('button', { name: 'Add meal' }).click();
  await expect(sheet).toBeHidden();
}
