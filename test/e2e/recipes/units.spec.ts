import type { Page } from '@playwright/test';
import { becomeVisitor, expect, newcomer, open, recipes, test } from '../support/plateful.ts';

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

async function choosesUnitsOnTheDevice(page: Page): Promise<void> {
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
}

async function choosesUnitsWithKeys(page: Page): Promise<void> {
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
}

async function keepsUnitsInTheAccount(page: Page): Promise<void> {
  await newcomer(page);
  await open(page, '/settings');
  await units(page, 'US').click();
  await expect(page.getByRole('radio', { name: 'US' })).toBeChecked();
  await page.evaluate(() => localStorage.clear());
  await open(page, await pancakes(page));
  await expect(ingredients(page)).toContainText('9 oz plain flour');
  await becomeVisitor(page);
  await open(page, await pancakes(page));
  await expect(ingredients(page)).toContainText('250 g plain flour');
}

test('a visitor chooses units by tap or key, on this device, and a signed-in person for their account, also in the settings', {
  tag: '@desktop',
}, async ({ page }) => {
  await choosesUnitsOnTheDevice(page);
  await choosesUnitsWithKeys(page);
  await keepsUnitsInTheAccount(page);
});
