import type { Page } from '@playwright/test';
import { expect, newcomer, open, recipes, test } from '../support/plateful.ts';

/** A recipe written in grams, with the oven temperature in both scales. */
async function pancakes(page: Page): Promise<string> {
  const recipe = (await recipes(page)).find(({ title }) => /pancake/i.test(title));
  expect(recipe, 'the pancakes of the demo').toBeDefined();
  return `/recipe/${recipe?.id}`;
}

const units = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Units' }).getByText(name, { exact: true });
const ingredients = (page: Page) => page.getByRole('region', { name: 'Ingredients' });
const steps = (page: Page) => page.getByRole('region', { name: 'Instructions' });

test('a visitor sees US amounts and temperatures, and the device remembers the choice', async ({ page }) => {
  await open(page, await pancakes(page));
  await expect(ingredients(page)).toContainText('250 g plain flour');
  await expect(steps(page)).toContainText('100 °C (210 °F)');
  await units(page, 'US').click();
  await expect(ingredients(page)).toContainText('9 oz plain flour');
  await expect(steps(page)).toContainText('a 210 °F oven');
  await page.reload();
  await expect(ingredients(page)).toContainText('9 oz plain flour');
  await units(page, 'Metric').click();
  await expect(ingredients(page)).toContainText('250 g plain flour');
  await expect(steps(page)).toContainText('a 100 °C oven');
  await units(page, 'As written').click();
  await expect(steps(page)).toContainText('100 °C (210 °F)');
});

test('the keyboard chooses the units, which also apply to more servings', { tag: '@desktop' }, async ({
  page,
}) => {
  await open(page, await pancakes(page));
  await page.getByRole('radio', { name: 'As written' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Metric' })).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(ingredients(page)).toContainText('9 oz plain flour');
  const servings = ingredients(page).getByRole('group', { name: 'Servings' });
  const before = Number.parseInt((await servings.textContent()) ?? '', 10);
  for (let more = 0; more < before; more++)
    await servings.getByRole('button', { name: 'More servings' }).click();
  await expect(ingredients(page)).toContainText('1⅛ lb plain flour');
});

test('a signed-in person’s choice is kept in the account and offered in the settings', {
  tag: '@desktop',
}, async ({ page, browser, baseURL }) => {
  await newcomer(page);
  await open(page, '/settings');
  await units(page, 'US').click();
  await expect(page.getByRole('radio', { name: 'US' })).toBeChecked();
  await page.evaluate(() => localStorage.clear());
  await open(page, await pancakes(page));
  await expect(ingredients(page)).toContainText('9 oz plain flour');
  const visitor = await browser.newPage({ baseURL: baseURL ?? '' });
  await open(visitor, await pancakes(visitor));
  await expect(ingredients(visitor)).toContainText('250 g plain flour');
  await visitor.close();
});
