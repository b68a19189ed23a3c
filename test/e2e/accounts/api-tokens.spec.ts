import { expect, newcomer, test } from '../support/plateful.ts';

test('an API token is created, shown once, used by a script, and revoked', async ({ page, request }) => {
  await newcomer(page, { subscribed: true });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'New API token' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Create token' }).click();
  await expect(sheet.getByText('Please name the token.')).toBeVisible();
  await sheet.getByLabel('Name').fill('Kitchen display');
  await sheet.getByLabel('Recipes').selectOption('No access');
  await sheet.getByRole('button', { name: 'Create token' }).click();
  await expect(sheet.getByText('Please choose what the token may do.')).toBeVisible();
  await sheet.getByLabel('Meal plan').selectOption('Read');
  await sheet.getByRole('button', { name: 'Create token' }).click();
  await expect(sheet.getByText('it will not be shown again')).toBeVisible();
  // Pressing outside of it does not close it, because the token cannot be shown again.
  await page.mouse.click(20, 20);
  const secret = (await sheet.getByText(/^plateful_/).textContent()) ?? '';
  await sheet.getByRole('button', { name: 'Done' }).click();

  const row = page.getByRole('listitem').filter({ hasText: 'Kitchen display' });
  await expect(row).toContainText('Meal plan (read)');
  await expect(row).toContainText('Never used');
  await expect(page.getByText(secret)).toHaveCount(0);

  const plan = () => request.get('/api/meal-plan', { headers: { authorization: `Bearer ${secret}` } });
  expect((await plan()).status()).toBe(200);
  await row.getByRole('button', { name: 'Revoke Kitchen display' }).click();
  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await expect(row).toHaveCount(0);
  expect((await plan()).status()).toBe(401);
});
