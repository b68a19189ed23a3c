import { expect, newcomer, open, test } from '../support/plateful.ts';

test('leaving with an unsaved bio is asked about, and what was written can be kept', async ({ page }) => {
  await newcomer(page);
  await open(page, '/recipes');
  const bar = page.getByRole('navigation', { name: 'Bottom bar' });
  await bar.getByRole('link', { name: 'Menu' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Profile', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const bio = page.getByLabel('Bio');
  await bio.fill('Soups, mostly.');
  await bar.getByRole('link', { name: 'Recipes' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(question).toBeHidden();
  await expect(bio).toHaveValue('Soups, mostly.');
  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(bio).toHaveValue('Soups, mostly.');
  await bar.getByRole('link', { name: 'Recipes' }).click();
  await question.getByRole('button', { name: 'Keep writing' }).evaluate(keepWritingAndLeaveAtOnce);
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/recipes');

  await open(page, '/profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await bio.fill('Stews, too.');
  await page.getByRole('button', { name: 'Save', exact: false }).click();
  await expect(page.getByText('Stews, too.')).toBeVisible();
  await bar.getByRole('link', { name: 'Recipes' }).click();
  await expect(page).toHaveURL('/recipes');
});

/** The second leave is blocked before React has rendered the answer to the first: all that is awaited are microtasks. */
async function keepWritingAndLeaveAtOnce(keepWriting: HTMLElement): Promise<void> {
  const recipes = document.querySelector<HTMLElement>('nav[aria-label="Bottom bar"] a[href="/recipes"]');
  keepWriting.click();
  for (let tick = 0; tick < 50; tick++) await null;
  recipes?.click();
}
