import { DEMO, expect, open, recipes, signInAs, test } from '../support/plateful.ts';

test.describe('home', () => {
  test('shows its recipes without scripts', { tag: '@desktop' }, async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, baseURL })).newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Popular recipes' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lemon and Thyme Roast Chicken' })).not.toHaveCount(0);
    await page.getByLabel('Search recipes').fill('soup');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=soup/);
    await page.context().close();
  });

  test('orders popular recipes by 0.7 × views + 0.3 × likes, and an empty search does nothing', {
    tag: '@desktop',
  }, async ({ page }) => {
    await open(page, '/');
    const popular = page.getByRole('region', { name: 'Popular recipes' });
    const titles = popular.getByRole('heading', { level: 3 });
    await expect(titles).toHaveText(['Lemon and Thyme Roast Chicken', /./, /./, /./]);
    for (const name of ['Heart of the plate', 'Feed the hungry']) {
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(page.getByRole('heading', { name })).toBeVisible();
    }

    await page.getByRole('combobox', { name: 'Search recipes' }).fill('   ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/');
  });
});

test.describe('search', () => {
  test('counts both tabs, and switches to the one with results', async ({ page }) => {
    await open(page, '/search?q=ari_writes');
    await expect(page.getByRole('tab', { name: 'Recipes (0)' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Profiles (1)' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByText('@ari_writes')).toBeVisible();
  });

  test('shows how a search was understood, and repeats it without a removed wish', async ({ page }) => {
    await open(page, '/search?q=vegetarian zebra soup under 60 minutes');
    const understood = page.getByRole('list', { name: 'Understood as' });
    await expect(understood.getByRole('button')).toHaveText([/Vegetarian/, /Up to 60 min/]);
    await expect(page.getByText('No recipe has all of that. These leave out “zebra”.')).toBeVisible();
    await expect(page.getByRole('article').filter({ hasText: 'Soup' })).not.toHaveCount(0);
    await understood.getByRole('button', { name: 'Up to 60 min' }).click();
    await expect(page).toHaveURL(/\/search\?q=vegetarian(\+|%20)zebra(\+|%20)soup$/);
    await expect(understood.getByRole('button')).toHaveText([/Vegetarian/]);
    await expect(page.getByRole('main').getByLabel('Search recipes')).toHaveValue('vegetarian zebra soup');
  });
});

test.describe('a recipe', () => {
  test('shows each kind of reader what they may do', { tag: '@desktop' }, async ({ page }) => {
    const [recipe] = await recipes(page, '&author=ari_writes');
    const path = `/recipe/${recipe?.id}`;
    await open(page, path);
    await expect(page.getByRole('link', { name: 'Sign up for unlimited recipes' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share Recipe' })).toBeHidden();
    await signInAs(page, DEMO.member);
    await open(page, path);
    for (const name of ['Add to Meal Plan', 'Share Recipe'])
      await expect(page.getByRole('button', { name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View Meal Plan' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit Recipe' })).toBeHidden();
    await signInAs(page, DEMO.author);
    await open(page, path);
    await expect(page.getByRole('link', { name: 'Edit Recipe' })).toHaveAttribute(
      'href',
      `/create?edit=${recipe?.id}`,
    );
    await signInAs(page, DEMO.admin);
    await open(page, path);
    await expect(page.getByRole('button', { name: 'Delete Recipe (Admin)' })).toBeVisible();
  });
});
