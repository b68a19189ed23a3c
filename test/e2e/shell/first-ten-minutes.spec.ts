import { expect, hydrated, newcomer, open, test, toasts } from '../support/plateful.ts';

test('a visitor finds a recipe, signs up, subscribes, plans it and gets the grocery list', async ({
  page,
}) => {
  const n = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 7)}`;
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Search recipes' }).fill('risoto');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=risoto/);
  await page.getByRole('main').getByRole('link', { name: 'Mushroom and Pea Risotto', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Mushroom and Pea Risotto', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to Meal Plan' })).toBeHidden();
  const recipe = new URL(page.url()).pathname;

  await page.getByRole('link', { name: 'Sign up for unlimited recipes' }).click();
  const signUp = page.getByRole('tab', { name: 'Sign Up' });
  await signUp.click();
  await page.getByLabel('Name').fill('Robin Newcomer');
  await page.getByLabel('Email').fill(`robin-${n}@plateful.test`);
  await page.getByLabel('Password', { exact: true }).fill('a good long password');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await page.getByLabel('Username').fill(`robin_${n}`);
  await page.getByRole('button', { name: 'Complete Profile' }).click();

  await expect(page).toHaveURL(recipe);
  await page.getByRole('button', { name: 'Add to Meal Plan' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add to Meal Plan' });
  await sheet.getByRole('radio', { name: 'Tomorrow' }).check();
  await sheet.getByRole('radio', { name: 'Lunch' }).check();
  await sheet.getByRole('button', { name: 'Add meal' }).click();
  await expect(page).toHaveURL(/\/subscription/);
  await page.getByRole('button', { name: 'Subscribe Now with Test payments' }).click();
  await expect(page).toHaveURL(/\/test-payment/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('heading', { name: 'Subscription Confirmed!' })).toBeVisible();
  await expect(page).toHaveURL(/\/subscription-success\?subscription_id=/);
  await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/');
  await page.getByRole('link', { name: 'Continue' }).click();

  await expect(sheet.getByRole('radio', { name: 'Tomorrow' })).toBeChecked();
  await expect(sheet.getByRole('radio', { name: 'Lunch' })).toBeChecked();
  await sheet.getByRole('button', { name: 'Add meal' }).click();
  await expect(page).toHaveURL(recipe);
  await toasts(page).getByRole('button', { name: 'View Meal Plan' }).click();
  await expect(page.getByRole('link', { name: 'View Recipe: Mushroom and Pea Risotto' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Grocery List' }).click();
  await expect(page.getByRole('checkbox', { name: '300 g risotto rice' })).toBeVisible();
});

test('declining the test payment keeps the person out, and they can try again', { tag: '@desktop' }, async ({
  page,
}) => {
  await newcomer(page);
  await open(page, '/meal-plan');
  await expect(page).toHaveURL(/\/subscription\?reason=required/);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Please subscribe to access the app features' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe Now with Test payments' }).click();
  await expect(page).toHaveURL(/\/test-payment/);
  await hydrated(page);
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page).toHaveURL(/\/subscription/);
  await page.goto('/meal-plan');
  await expect(page).toHaveURL(/\/subscription\?reason=inactive/);
});
