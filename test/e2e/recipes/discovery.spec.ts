import type { Page } from '@playwright/test';
import { expect, goTo, open, test } from '../support/plateful.ts';

async function searchesForNothing(page: Page): Promise<void> {
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
}

async function isUnderstood(page: Page): Promise<void> {
  await goTo(page, '/search?q=vegetarian zebra soup under 60 minutes');
  const understood = page.getByRole('list', { name: 'Understood as' });
  await expect(understood.getByRole('button')).toHaveText([/Vegetarian/, /Up to 60 min/]);
  await expect(page.getByText('No recipe has all of that. These leave out “zebra”.')).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Soup' })).not.toHaveCount(0);
  await understood.getByRole('button', { name: 'Up to 60 min' }).click();
  await expect(page).toHaveURL(/\/search\?q=vegetarian(\+|%20)zebra(\+|%20)soup$/);
  await expect(understood.getByRole('button')).toHaveText([/Vegetarian/]);
  await expect(page.getByRole('main').getByLabel('Search recipes')).toHaveValue('vegetarian zebra soup');
}

async function sortsTheQuickestFirst(page: Page): Promise<void> {
  await open(page, '/search');
  await page.getByLabel('Sort').locator('visible=true').selectOption('quickest');
  await expect(page).toHaveURL(/sort=quickest/);
  const times = page.getByRole('article').getByText(/Total time .*\d/);
  await expect(async () => {
    const minutes = (await times.allTextContents()).map((text) => {
      const [, days = 0, hours = 0, rest = 0] =
        /time (?:(\d+) d)? ?(?:(\d+) h)? ?(?:(\d+) min)?/.exec(text) ?? [];
      return Number(days) * 1440 + Number(hours) * 60 + Number(rest);
    });
    expect(minutes.length).toBeGreaterThan(3);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  }).toPass({ timeout: 10_000 });
}

test.describe('home and search', () => {
  test('an empty search does nothing, one in words shows how it was understood and repeats it without a removed wish, and results are sorted as requested', async ({
    page,
  }) => {
    await searchesForNothing(page);
    await isUnderstood(page);
    await sortsTheQuickestFirst(page);
  });
});
