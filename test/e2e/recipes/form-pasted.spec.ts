import type { Page } from '@playwright/test';
import { expect, goTo, newcomer, open, test, toasts } from '../support/plateful.ts';
import { amount, name, paste, save, says, step } from './recipe-form.ts';

async function pastesRows(page: Page): Promise<void> {
  await goTo(page, '/create');
  await paste(amount(page, 1), '200 g flour\n• 2 eggs, beaten\nsalt to taste\r\n1 1/2 cups (360 ml) milk');
  await expect(amount(page, 4)).toHaveValue('1 1/2 cups (360 ml)');
  await expect(name(page, 1)).toHaveValue('flour');
  await expect(name(page, 2)).toHaveValue('eggs, beaten');
  await expect(amount(page, 3)).toHaveValue('');
  await paste(step(page, 1), '1. Whisk it all.\n2. Fry thin pancakes.');
  await expect(step(page, 2)).toHaveValue('Fry thin pancakes.');
  await toasts(page).filter({ hasText: '2 steps added' }).getByRole('button', { name: 'Undo' }).click();
  await expect(step(page, 2)).toBeHidden();

  await name(page, 4).press('Enter');
  await paste(amount(page, 5), '1 1/2 cups plain flour');
  await expect(amount(page, 5)).toHaveValue('1 1/2 cups');
  await expect(name(page, 5)).toHaveValue('plain flour');
  await name(page, 5).press('Enter');
  await name(page, 6).fill('2 eggs');
  await step(page, 1).focus();
  await expect(amount(page, 6)).toHaveValue('2');
  await expect(name(page, 6)).toHaveValue('eggs');
}

async function fillsFromAText(page: Page): Promise<void> {
  await page.getByLabel('Title').fill('My soup');
  await paste(
    page.getByLabel('Title'),
    'Leek Soup\n\nIngredients\n3 leeks\n1 l stock\n\nMethod\nCook it all.',
  );
  await expect(page.getByLabel('Title')).toHaveValue('Leek Soup');
  await expect(name(page, 2)).toHaveValue('stock');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('My soup');
  await expect(name(page, 2)).toBeHidden();

  await page.getByRole('button', { name: 'Import a recipe' }).click();
  const sheet = page.getByRole('dialog', { name: 'Import a recipe' });
  await sheet.getByRole('tab', { name: 'Text' }).click();
  const text = sheet.getByRole('textbox', { name: 'Recipe text' });
  await text.fill('See you at seven!');
  await sheet.getByRole('button', { name: 'Import recipe' }).click();
  await expect(
    sheet.getByText('No recipe found. A recipe needs a list of ingredients or steps.'),
  ).toBeVisible();
  await text.fill(
    'Leek Soup\n\nIngredients\n3 leeks\n1 l stock\n200 g potatoes\n\nSteps\n1. Cook all of it.',
  );
  await sheet.getByRole('button', { name: 'Import recipe' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Leek Soup');
  for (const field of ['Prep (min)', 'Cook (min)']) await expect(page.getByLabel(field)).toHaveValue('');
  await expect(page.getByLabel('Difficulty')).toHaveValue('');
  await expect(page.getByLabel('Description')).toHaveValue(/^Leek Soup with .*potato/);

  await page.getByRole('button', { name: 'Import a recipe' }).click();
  await sheet.getByRole('tab', { name: 'Text' }).click();
  await text.fill(
    'Lemon Pasta\nQuick and bright.\nServes 2\nPrep: 5 min\n\nIngredients\n200 g spaghetti\n1 lemon\nsalt\n\nMethod\n1. Boil the pasta.\n2. Toss with lemon.',
  );
  await sheet.getByRole('button', { name: 'Import recipe' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByLabel('Title')).toHaveValue('Lemon Pasta');
  await expect(page.getByLabel('Servings')).toHaveValue('2');
  await expect(name(page, 3)).toHaveValue('salt');
  await expect(step(page, 2)).toHaveValue('Toss with lemon.');
  // A line that came without an amount may stay that way.
  await save(page).click();
  await says(page, 'Recipe created successfully!');
}

test.describe('a paste', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('becomes rows, which can be undone, a text fills the form and leaves the rest empty, and the recipe gets a suggested description', async ({
    page,
  }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await fillsFromAText(page);
    await pastesRows(page);
  });
});

test.describe('a paste without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch/] });

  test('is kept as plain lines while the parser cannot be loaded', async ({ page, context }) => {
    await newcomer(page, { subscribed: true });
    await open(page, '/create');
    await context.setOffline(true);
    await paste(amount(page, 1), '200 g flour');
    await expect(amount(page, 1)).toHaveValue('200 g flour');
    await paste(step(page, 1), 'Whisk it all.\nFry thin pancakes.');
    await expect(step(page, 2)).toHaveValue('Fry thin pancakes.');
  });
});
