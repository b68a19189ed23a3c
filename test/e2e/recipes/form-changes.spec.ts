import type { Page } from '@playwright/test';
import { expect, goTo, newcomer, open, signInAs, test } from '../support/plateful.ts';
import { recipeOf, request, save, says, stored } from './recipe-form.ts';

async function showsCurrentContent(page: Page): Promise<void> {
  await newcomer(page, { subscribed: true });
  const { id } = await recipeOf(page);
  await open(page, `/recipe/${id}`);
  await page.getByRole('link', { name: 'Edit Recipe' }).click();
  await expect(page).toHaveURL(`/create?edit=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Recipe');
  await expect(page.getByRole('main').getByRole('link', { name: 'Recipe Details' })).toHaveAttribute(
    'href',
    `/recipe/${id}`,
  );
  await expect(page.getByLabel('Title')).toHaveValue('Leek Pasta');
  await page.getByLabel('Title').fill('Better Leek Pasta');
  await page.keyboard.press('Control+s');
  await says(page, 'Recipe updated successfully!');
  await expect(page).toHaveURL(new RegExp(`/recipe/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Better Leek Pasta');
}

async function refusesOthers(page: Page): Promise<void> {
  const { recipes } = await (await request(page).get('/api/recipes?author=ari_writes')).json();
  await goTo(page, `/create?edit=${recipes[0].id}`);
  await expect(page.getByText("You can only edit recipes you've created")).toBeVisible();
  await expect(page.getByLabel('Title')).toBeHidden();
}

test.describe('a recipe that is changed', () => {
  test('shows its current content, leads back to its page, and can be edited by its author only', async ({
    page,
  }) => {
    await showsCurrentContent(page);
    await refusesOthers(page);
  });
});

test.describe('a recipe that is changed', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('by two people at once: the second is told, and nothing is overwritten', async ({ page, browser }) => {
    const { email } = await newcomer(page, { subscribed: true });
    const { id } = await recipeOf(page);
    await open(page, `/create?edit=${id}`);
    const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    await signInAs(other, email);
    await open(other, `/create?edit=${id}`);
    await other.getByLabel('Title').fill('Theirs');
    await save(other).click();
    await says(other, 'Recipe updated successfully!');

    await page.getByLabel('Description').fill('Mine.');
    await save(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'This recipe has changed since you opened it' });
    await expect(notice).toContainText('Their changes: title.');
    await expect(page.getByLabel('Description')).toHaveValue('Mine.');
    expect(await stored(page, id)).toMatchObject({ title: 'Theirs', description: 'For a weeknight.' });
    await expect(notice.getByRole('link', { name: 'View their version' })).toHaveAttribute(
      'href',
      `/recipe/${id}`,
    );
    await notice.getByRole('button', { name: 'Overwrite with mine' }).click();
    await says(page, 'Recipe updated successfully!');
    expect(await stored(page, id)).toMatchObject({ title: 'Leek Pasta', description: 'Mine.' });

    await goTo(other, `/create?edit=${id}`);
    await goTo(page, `/create?edit=${id}`);
    await page.getByLabel('Title').fill('Newest');
    await save(page).click();
    await says(page, 'Recipe updated successfully!');
    await other.getByLabel('Title').fill('Too late');
    await save(other).click();
    await other.getByRole('button', { name: 'Use theirs' }).click();
    await expect(other.getByLabel('Title')).toHaveValue('Newest');
    await other.close();
  });
});
