import type { Page } from '@playwright/test';
import { LANGUAGE_COOKIE } from '../../../src/shared/languages.ts';
import { expect, goTo, newcomer, open, test } from '../support/plateful.ts';

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

async function showsPictureAndRecipe(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  await page.setViewportSize({ width: 844, height: 390 });
  const picture = await page
    .locator('main header')
    .getByRole('img', { name: /^Leek stew/ })
    .boundingBox();
  expect(picture?.height).toBeLessThan(390 / 2);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
}

async function showsTheFirstIngredient(page: Page): Promise<void> {
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
}

async function neverScrollsSideways(page: Page): Promise<void> {
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
}

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

test('a phone shows the first ingredient and the buttons to plan and cook on its first screen, in landscape the recipe beside its picture, and never scrolls sideways, even with endless words', async ({
  page,
}) => {
  await showsTheFirstIngredient(page);
  await page.keyboard.press('Escape');
  await showsPictureAndRecipe(page);
  await neverScrollsSideways(page);
});
