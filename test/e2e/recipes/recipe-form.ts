import type { Locator, Page } from '@playwright/test';
import { expect, toasts } from '../support/plateful.ts';

export const request = (page: Page) => page.context().request;

export const amount = (page: Page, at: number) =>
  page.getByRole('textbox', { name: `Amount of ingredient ${at}` });

export const name = (page: Page, at: number) =>
  page.getByRole('textbox', { name: `Name of ingredient ${at}` });

export const step = (page: Page, at: number) =>
  page.getByRole('textbox', { name: `Step ${at}`, exact: true });

export const save = (page: Page) => page.getByRole('button', { name: /^Save (Recipe|Changes)$/ });

export const says = (page: Page, text: string) =>
  expect(toasts(page).filter({ hasText: text })).toBeVisible();

export const FIELDS = {
  title: 'Leek Pasta',
  description: 'For a weeknight.',
  prepTime: 10,
  cookTime: 20,
  servings: 4,
  difficulty: 'Easy',
  category: 'dinner',
  tags: ['quick'],
  ingredients: [
    { amount: '200 g', name: 'spaghetti' },
    { amount: '2', name: 'leeks' },
    { amount: '', name: 'salt' },
  ],
  instructions: ['Boil the pasta.', 'Fry the leeks.', 'Toss both.'],
  cookingTips: [],
};

/** A recipe of the signed-in cook, created through the API. */
export async function recipeOf(
  page: Page,
  fields: Partial<typeof FIELDS> = {},
): Promise<{ id: string; version: number }> {
  const answer = await request(page).post('/api/recipes', {
    data: { id: crypto.randomUUID(), ...FIELDS, ...fields },
  });
  return answer.json();
}

export const stored = async (page: Page, id: string) =>
  (await request(page).get(`/api/recipes/${id}`)).json();

/** The id of the recipe whose page was opened after saving. */
export async function savedId(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/recipe\/[0-9a-f-]{36}$/);
  return page.url().split('/').pop() ?? '';
}

export async function write(page: Page, title = 'Lemon Leeks'): Promise<void> {
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Description').fill('Bright and quick.');
  await amount(page, 1).fill('2');
  await name(page, 1).fill('leeks');
  await step(page, 1).fill('Fry the leeks.');
}

/** Pastes as from the clipboard. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}
