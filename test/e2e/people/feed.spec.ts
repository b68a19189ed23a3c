import { randomUUID } from 'node:crypto';
import { publishRecipe } from '../recipes/published.ts';
import { axe, expect, goTo, newcomer, open, signInAs, test } from '../support/plateful.ts';

test('posts of followed people appear on Home and on a page of their own', async ({ page }) => {
  const title = `Leek soup ${randomUUID().slice(0, 8)}`;
  const { email: reader } = await newcomer(page, { subscribed: true });
  await open(page, '/feed');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find people' })).toHaveAttribute(
    'href',
    '/search?tab=profiles',
  );

  const { username } = await newcomer(page);
  await publishRecipe(page, { title });

  await signInAs(page, reader);
  await open(page, `/profile/${username}`);
  await page.getByRole('button', { name: 'Follow', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toBeVisible();
  await goTo(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const section = page.getByRole('region', { name: 'From people you follow' });
  await expect(section.getByRole('link', { name: title })).toBeVisible();
  await section.getByRole('link', { name: 'View all' }).click();
  await expect(page).toHaveURL('/feed');
  await expect(page.locator('main').getByRole('link', { name: title })).toBeVisible();
  expect((await axe(page).analyze()).violations).toEqual([]);
});
