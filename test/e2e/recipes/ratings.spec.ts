import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { axe, expect, goTo, newcomer, open, test, toasts } from '../support/plateful.ts';
import { publishRecipe } from './published.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Ratings', exact: true });

async function openRatings(page: Page, recipeId: string): Promise<void> {
  await open(page, `/recipe/${recipeId}`);
  await page.locator('#ratings').scrollIntoViewIfNeeded();
  await expect(section(page)).toBeVisible();
}

test('a cook rates with note and photo, changes and removes it, and cards follow', async ({ page }) => {
  const word = `zest${randomUUID().slice(0, 6)}`;
  await newcomer(page);
  const rated = await publishRecipe(page, { title: `Rated ${word}` });
  await publishRecipe(page, { title: `Unrated ${word}` });
  await openRatings(page, rated);
  await expect(section(page)).toContainText('No ratings yet');
  await expect(section(page).getByRole('radio')).toHaveCount(0);

  const { username } = await newcomer(page);
  await openRatings(page, rated);
  await section(page).getByRole('radio', { name: '4 stars: Very good' }).check({ force: true });
  await page.getByLabel('How did it go?').fill('Needed <i>more</i> salt.');
  // The input is kept while the cook looks something up.
  await page.reload();
  await page.locator('#ratings').scrollIntoViewIfNeeded();
  await expect(page.getByLabel('How did it go?')).toHaveValue('Needed <i>more</i> salt.');
  const chooser = page.waitForEvent('filechooser');
  await section(page).getByRole('button', { name: 'Choose picture' }).click();
  await (await chooser).setFiles('public/art/placeholder-640.webp');
  await expect(section(page).getByText('Picture uploaded.')).toBeAttached();
  await page.getByRole('button', { name: 'Save rating' }).click();
  await expect(toasts(page)).toContainText(['Thank you for your rating']);
  await expect(section(page)).toContainText('1 rating');
  await expect(section(page).getByRole('region', { name: 'Your rating' })).toBeInViewport();
  const told = section(page).getByRole('article', { name: `@${username}’s rating` });
  await expect(told).toContainText('Needed <i>more</i> salt.');
  await expect(told.getByRole('img', { name: `What @${username} made` })).toBeVisible();
  expect((await axe(page).include('#ratings').analyze()).violations).toEqual([]);

  await goTo(page, `/search?q=${word}&sort=rated`);
  const cards = page.getByRole('article');
  await expect(cards).toContainText([`Rated ${word}`, `Unrated ${word}`]);
  await expect(
    cards.filter({ has: page.getByRole('heading', { name: `Rated ${word}`, exact: true }) }),
  ).toContainText('4.0');

  await goTo(page, `/recipe/${rated}`);
  await page.locator('#ratings').scrollIntoViewIfNeeded();
  await section(page).getByRole('button', { name: 'Edit' }).click();
  await expect(
    page.locator('#ratings .card').filter({ has: page.getByLabel('How did it go?') }),
  ).toBeFocused();
  await section(page).getByRole('radio', { name: '2 stars: Could be better' }).check({ force: true });
  await page.getByRole('button', { name: 'Save rating' }).click();
  await expect(section(page).getByText('2.0')).toBeVisible();
  await section(page).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section(page)).toContainText('No ratings yet');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(section(page)).toContainText('1 rating');
});
