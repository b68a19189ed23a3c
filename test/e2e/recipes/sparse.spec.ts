import type { Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '../../../src/shared/languages.ts';
import { expect, goTo, newcomer, open, recipes, test, toasts } from '../support/plateful.ts';

/** A newcomer's own recipe, with little known about it unless given. */
async function sparse(page: Page, fields: object = {}): Promise<string> {
  await newcomer(page, { subscribed: true });
  const id = crypto.randomUUID();
  const data = {
    id,
    title: 'Leek stew',
    description: 'As it was.',
    servings: 4,
    category: 'dinner',
    ingredients: [{ amount: '3', name: 'leeks' }],
    instructions: ['Simmer the leeks for 20 minutes.'],
    ...fields,
  };
  const answer = await page.context().request.post('/api/recipes', { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return `/recipe/${id}`;
}

test('a recipe’s page and card leave out what is unknown', async ({ page }) => {
  const path = await sparse(page, { title: 'Leek stew of few words' });
  await open(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const fact of ['Prep time', 'Cook time', 'Total time', 'Difficulty'])
    await expect(page.getByRole('term').filter({ hasText: fact })).toHaveCount(0);
  await expect(page.locator('main')).not.toContainText(/\b0 min/);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}');
  expect(Object.keys(data)).not.toContain('totalTime');
  await goTo(page, '/search?q=Leek+stew+of+few+words');
  const card = page.getByRole('article').filter({ hasText: 'Leek stew of few words' });
  await expect(card.getByRole('heading', { name: 'Leek stew of few words' })).toBeVisible();
  await expect(card).not.toContainText(/min|Easy|Medium|Hard/);
});

test('all five facts of a recipe fit in one row on a wide screen, and none stands alone on a narrower one, in German too', {
  tag: '@desktop',
}, async ({ page, baseURL }) => {
  const path = await sparse(page, { prepTime: 75, cookTime: 90, difficulty: 'Medium' });
  for (const [language, first] of [
    ['en', 'Prep time'],
    ['de', 'Vorbereitung'],
  ] as const) {
    await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: baseURL ?? '' }]);
    await open(page, path);
    const facts = page.getByRole('term').filter({ hasText: first }).locator('xpath=../..').getByRole('term');
    await expect(facts).toHaveCount(5);
    const rows = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      const tops = await facts.evaluateAll((terms) =>
        terms.map((term) => Math.round(term.getBoundingClientRect().top)),
      );
      return [...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length);
    };
    expect(await rows(1280), language).toEqual([5]);
    expect(await rows(1024), language).not.toContain(1);
  }
});

test('a phone shows the first ingredient and the buttons to plan and cook on its first screen', async ({
  page,
}) => {
  const description = 'A long story of how this came to be, told at length and with love. '.repeat(6);
  const path = await sparse(page, {
    ...{ title: 'Leek stew with a rather long name', description },
    ...{ prepTime: 10, cookTime: 20, difficulty: 'Easy' },
  });
  await open(page, path);
  const first = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem');
  const bar = page.getByRole('group', { name: 'Plan or cook' });
  const [line, buttons] = [await first.boundingBox(), await bar.boundingBox()];
  expect(line && line.y + line.height).toBeLessThanOrEqual(700);
  // The bar does not cover it.
  expect(line && line.y + line.height).toBeLessThanOrEqual(buttons?.y ?? 0);
  await expect(bar.getByRole('button', { name: 'Start cooking' })).toBeVisible();
  await bar.getByRole('button', { name: 'Add to Meal Plan' }).click();
  await expect(page.getByRole('group', { name: 'Meal' })).toBeVisible();
});

test('a phone in landscape shows the recipe beside its picture', async ({ page }) => {
  const path = await sparse(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, path);
  const picture = await page.locator('main header').getByRole('img', { name: 'Leek stew' }).boundingBox();
  expect(picture?.height).toBeLessThan(390 / 2);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('recipes and search never scroll sideways on the smallest phone, even with endless words', async ({
  page,
}) => {
  const path = await sparse(page, {
    ...{ title: 'W'.repeat(120), description: 'd'.repeat(300) },
    tags: ['donaudampfschifffahrtsgesellschaftskapitaen', 'g'.repeat(30)],
    ...{ prepTime: 1505, cookTime: 1505, difficulty: 'Medium' },
    ingredients: [{ amount: '1', name: 'z'.repeat(100) }],
    ...{ instructions: ['y'.repeat(400)], cookingTips: ['t'.repeat(200)] },
    sourceUrl: 'https://a-very-long-name-of-a-kitchen-somewhere.example.org/stew',
  });
  await page.setViewportSize({ width: 320, height: 640 });
  const edit = path.replace('/recipe/', '/create?edit=');
  for (const address of [path, edit, '/search?diet=vegan&maxTime=30', '/categories/vegan']) {
    await goTo(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(beyond, address).toBeLessThanOrEqual(0);
  }
});

test('a recipe links to the chef for a similar dish, and takes visitors to Sign Up', async ({ page }) => {
  const [recipe] = await recipes(page);
  await open(page, `/recipe/${recipe?.id}`);
  await page.getByRole('link', { name: 'Generate Similar Recipe' }).click();
  await expect(page.getByRole('textbox', { name: 'What would you like to cook?' })).toHaveValue(
    new RegExp(`^A dish like “${recipe?.title}”, with `),
  );

  await page.goBack();
  await page.getByRole('link', { name: 'Sign up for unlimited recipes' }).click();
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
});

test('a save’s error message disappears when the next save succeeds', async ({ page }) => {
  const path = await sparse(page);
  await open(page, path.replace('/recipe/', '/create?edit='));
  await page.getByLabel('Title').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page).filter({ hasText: 'Please enter a recipe title' })).toBeVisible();
  await page.getByLabel('Title').fill('Leek stew again');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(toasts(page).filter({ hasText: 'Recipe updated successfully!' })).toBeVisible();
  await expect(toasts(page).filter({ hasText: 'Please enter a recipe title' })).toHaveCount(0);
});

test('results are sorted as requested, across pages', async ({ page }) => {
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
});
