import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axe, DEMO, expect, goTo, newcomer, open, recipes, signInAs, toasts } from '../support/plateful.ts';
import { onOwnPlateful, test } from '../support/services.ts';

test.use({ access: 'strict' });
onOwnPlateful();

/** A recipe, found by someone who may search. */
async function anyRecipe(page: Page): Promise<{ id: string; title: string }> {
  await signInAs(page, DEMO.subscriber);
  const [recipe] = await recipes(page);
  await page.context().clearCookies();
  if (!recipe) throw new Error('There is no recipe.');
  return recipe;
}

function linkIn(dataDir: string, to: string): string | undefined {
  // The folder is created with the first email.
  const mails = globSync(join(dataDir, 'outbox', '*')).map((file) =>
    readFileSync(file, 'utf8')
      .replace(/=\r?\n/g, '')
      .replaceAll('=3D', '='),
  );
  return /\/newsletter\/confirm\?token=\S+/.exec(mails.find((mail) => mail.includes(`To: ${to}`)) ?? '')?.[0];
}

async function readsASentRecipe(page: Page): Promise<void> {
  const { id, title } = await anyRecipe(page);
  await open(page, `/recipe/${id}`);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Recipes' }).click();
  await expect(page).toHaveURL('/login?from=%2Frecipes');
}

async function viewsASharedPlan(page: Page): Promise<void> {
  await signInAs(page, DEMO.subscriber);
  const answer = await page.context().request.post('/api/meal-plan/share', { data: {} });
  const { link } = await answer.json();
  const [recipe] = await recipes(page);
  const meal = { recipeId: recipe?.id, date: '2031-05-05' };
  expect((await page.context().request.post('/api/meal-plan/meals', { data: meal })).ok()).toBe(true);
  await page.context().clearCookies();
  await goTo(page, `/shared-plan/${link.secret}?date=${meal.date}`);
  await expect(page.getByRole('heading', { level: 1, name: /meal plan$/ })).toBeVisible();
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: recipe?.title ?? '', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: 'Ingredients' })).toBeVisible();
}

test.describe('a visitor', () => {
  test('reads a recipe that somebody sent them, a shared meal plan and its recipes, and nothing else', async ({
    page,
  }) => {
    await readsASentRecipe(page);
    await viewsASharedPlan(page);
  });

  // Without NEWSLETTER_URL, Plateful sends its own newsletter.
  test('subscribes to the newsletter by emailed link, changes topics, and unsubscribes', async ({
    page,
    plateful,
  }) => {
    const email = 'reader@plateful.test';
    const answer = await page.request.post('/api/newsletter', {
      data: {
        email,
        preferences: { weeklyRecipes: true, cookingTips: false, mealPlanning: false, specialOffers: false },
      },
    });
    expect(answer.ok()).toBe(true);
    await expect.poll(() => linkIn(plateful.dataDir, email)).toBeTruthy();

    await open(page, linkIn(plateful.dataDir, email) ?? '');
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
    await page.getByRole('link', { name: 'Change what you read' }).click();

    const topic = (name: string) => page.getByRole('checkbox', { name });
    await expect(topic('Weekly recipes')).toBeChecked();
    const { violations } = await axe(page).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
    await topic('Weekly recipes').uncheck();
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await expect(page.getByText('Please choose at least one topic. Or unsubscribe below.')).toBeVisible();
    await topic('Cooking tips').check();
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await expect(toasts(page).filter({ hasText: 'Preferences saved' })).toBeVisible();
    await page.reload();
    await expect(topic('Cooking tips')).toBeChecked();
    await expect(topic('Weekly recipes')).not.toBeChecked();

    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();
  });
});

test.describe('a signed-in person without a subscription', () => {
  test('opens profiles and recipes, and is sent to subscribe from everything else', async ({ page }) => {
    const { id, title } = await anyRecipe(page);
    const { username } = await newcomer(page);
    await open(page, '/profile');
    await expect(page.getByText(`@${username}`)).toBeVisible();
    await expect(page.getByText('No recipes yet')).toBeVisible();
    await goTo(page, `/recipe/${id}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
    await goTo(page, '/profile/ari_writes');
    await expect(page.getByRole('article').filter({ hasText: 'Overnight Apple Oats' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Bottom bar' }).getByRole('link', { name: 'Recipes' }).click();
    await expect(page).toHaveURL('/subscription?reason=required&from=%2Frecipes');
  });
});
