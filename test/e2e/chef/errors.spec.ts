import type { Locator, Page } from '@playwright/test';
import { DEMO, expect, newcomer, open, signInAs, test, toasts } from '../support/plateful.ts';

const preview = (page: Page): Locator => page.getByRole('article', { name: 'Recipe preview' });
const says = (page: Page, text: string) => expect(toasts(page).filter({ hasText: text })).toBeVisible();

/** Has the chef cook, and returns the recipe's title. */
async function generate(page: Page, prompt: string): Promise<string> {
  await page.getByRole('textbox', { name: 'What would you like to cook?' }).fill(prompt);
  await page.getByRole('button', { name: 'Generate Recipe' }).click();
  await says(page, 'Recipe Generated!');
  return (await preview(page).getByRole('heading', { level: 2 }).textContent()) ?? '';
}

test('a visitor signs up with the chef’s recipe and saves it without a subscription', async ({ page }) => {
  const name = `cook_${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  await open(page, '/ai-assistant');
  const title = await generate(page, 'Roast chicken with potatoes');
  await page.getByRole('link', { name: 'Save Recipe (Login Required)' }).click();
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Casey Cook');
  await page.getByRole('textbox', { name: 'Email' }).fill(`${name}@plateful.test`);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/profile-setup/);
  expect(await page.evaluate(() => sessionStorage.getItem('pendingRecipe'))).toContain(title);
  await page.getByRole('textbox', { name: 'Username' }).fill(name);
  await page.getByRole('button', { name: 'Complete Profile' }).click();

  await expect(page).toHaveURL(/\/ai-assistant$/);
  await expect(preview(page).getByRole('heading', { level: 2 })).toHaveText(title);
  await page.getByRole('button', { name: 'Save & Post Recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Recipe Submitted!' })).toBeVisible();
  await page.getByRole('link', { name: 'View Recipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('warns when the browser cannot store anything', async ({ page }) => {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === 'ai-recipe-state') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await open(page, '/ai-assistant');
  await page.getByRole('textbox', { name: 'What would you like to cook?' }).fill('Apple pancakes');
  await page.getByRole('button', { name: 'Generate Recipe' }).click();
  await says(page, "Couldn't save recipe state to browser storage");
  await expect(preview(page)).toBeVisible();
});

test.describe('without a connection, and after the session ended', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|401/] });

  test('each request says that it failed or where to sign in, and nothing is lost', async ({
    page,
    context,
  }) => {
    const { email } = await newcomer(page);
    await open(page, '/ai-assistant');
    const title = await generate(page, 'Apple pancakes');
    await page.getByRole('tab', { name: 'AI Generate' }).click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'AI Generate' }).click();
    await says(page, 'Image Generation Failed');
    await page.getByRole('button', { name: 'Save & Post Recipe' }).click();
    await says(page, 'Save Error');
    await says(page, 'Something went wrong. Please try again.');
    await page.getByRole('button', { name: 'Generate Recipe' }).click();
    await says(page, 'Generation Error');
    await expect(preview(page).getByRole('heading', { level: 2 })).toHaveText(title);
    await context.setOffline(false);
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save & Post Recipe' }).click();
    await expect(page.getByRole('link', { name: 'Save Recipe (Login Required)' })).toBeVisible();
    await expect(preview(page).getByRole('heading', { level: 2 })).toHaveText(title);
    await signInAs(page, email);
    await open(page, '/ai-assistant');
    await page.getByRole('button', { name: 'Save & Post Recipe' }).click();
    await expect(page.getByRole('heading', { name: 'Recipe Submitted!' })).toBeVisible();
  });
});
