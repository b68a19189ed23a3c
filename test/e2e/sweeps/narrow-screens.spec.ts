import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { dayFromToday, openRange } from '../grocery/grocery.ts';
import { saved } from '../meal-plan/planned.ts';
import { publishRecipe } from '../recipes/published.ts';
import { cutOff, NARROW } from '../support/narrow.ts';
import { account, axe, DEMO, expect, goTo, newcomer, open, signInAs, test } from '../support/plateful.ts';
import { settled } from '../support/settled.ts';
import { shownIn } from './screens.ts';

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Closes anything open over a page, and goes to another page unless it is the current one. */
async function turnTo(page: Page, path: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  if (!page.url().endsWith(path)) await goTo(page, path);
}

/** What opens over a screen, by name: where, and how. */
const OVERLAYS: Record<string, Record<string, (page: Page, recipe: string) => Promise<void>>> = {
  'the search and a recipe': {
    'the filters of the search': async (page) => {
      await turnTo(page, '/search');
      await press(page, 'Filters');
    },
    'the sheet for adding to the plan': async (page, recipe) => {
      await turnTo(page, `/recipe/${recipe}`);
      await press(page, 'Add to Meal Plan');
    },
    'cook mode': async (page, recipe) => {
      await turnTo(page, `/recipe/${recipe}`);
      await press(page, 'Start cooking');
    },
  },
  'the meal plan': {
    'the sheet for something else to eat': async (page) => {
      await turnTo(page, '/meal-plan?view=daily');
      await press(page, 'Add something else');
    },
    'the menu of a meal': async (page) => {
      await turnTo(page, '/meal-plan?view=weekly');
      const meal = (await saved(page)).findLast(({ date }) => date === dayFromToday(0));
      await press(page, `More actions for ${meal?.recipeName}`);
    },
    'the sheet for copying meals': async (page) => {
      await turnTo(page, '/meal-plan?view=weekly');
      await press(page, 'Copy meals');
    },
    'the sheet for sharing the plan': async (page) => {
      await turnTo(page, '/meal-plan');
      await press(page, 'Share');
      await page.getByRole('menuitem', { name: 'Share link & calendar...' }).click();
    },
    'the calendar to jump with': async (page) => {
      await turnTo(page, '/meal-plan?view=weekly');
      await press(page, 'Jump to week');
      await expect(page.getByRole('gridcell', { selected: true })).toBeVisible();
    },
  },
  'the list and the sign-in': {
    'the days to shop for': async (page) => {
      await turnTo(page, '/grocery-list');
      await openRange(page);
    },
    'the grocery store': async (page) => {
      await turnTo(page, '/grocery-list');
      await press(page, 'Grocery store');
    },
    // A device in shopping mode stays in it.
    'the list in the shop': async (page) => {
      await turnTo(page, '/grocery-list');
      await press(page, 'In the shop');
    },
    'a forgotten password': async (page) => {
      await page.context().clearCookies();
      await open(page, '/auth');
      await press(page, 'Forgot password?');
    },
  },
};

for (const [where, overlays] of Object.entries(OVERLAYS))
  test.describe('on a screen of 320 px', () => {
    test.use({ viewport: NARROW });
    test(`what opens over ${where} fits, and is accessible`, async ({ page }) => {
      const { recipe } = await shownIn(page);
      await signInAs(page, DEMO.subscriber);
      for (const [what, show] of Object.entries(overlays)) {
        await show(page, recipe);
        await expect(page.getByRole('dialog'), what).toBeVisible();
        await settled(page);
        expect(await cutOff(page), what).toEqual([]);
        // Anything it partly covers is unreachable anyway until it closes.
        const problems = await axe(page).include('[role=dialog], dialog[open]').serious();
        expect(problems, what).toEqual([]);
      }
    });
  });

test('long names and words never widen the page, in comments, in a sheet or among people', async ({
  page,
}) => {
  const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
  const name = `Wilhelmine${Date.now()} Donaudampfschifffahrtsgesellschaftskapitänswitwe`;
  // Without a profile, somebody is shown by their name.
  await account(page, { name });
  const recipe = await publishRecipe(page, {
    title: word,
    description: word,
    ingredients: [{ amount: '1', name: word }],
    instructions: [word],
  });
  await page.context().request.post(`/api/threads/recipe/${recipe}/comments`, {
    data: { commentId: randomUUID(), text: word },
  });
  await newcomer(page);
  await open(page, `/recipe/${recipe}`);
  await page.locator('#comments').scrollIntoViewIfNeeded();
  await expect(page.getByRole('article', { name: /^Comment by/ })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
  await press(page, `Report: ${word}`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await settled(page);
  expect(await cutOff(page)).toEqual([]);

  await goTo(page, `/search?q=${name.split(' ')[0]}`);
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(await cutOff(page)).toEqual([]);
});

test('a small tablet cuts nothing off in the wide layout’s columns', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInAs(page, DEMO.subscriber);
  const findings: Record<string, string[]> = {};
  for (const address of ['/meal-plan?view=daily', '/meal-plan?view=weekly', '/search', '/recipes']) {
    await goTo(page, address);
    if (address.startsWith('/meal-plan'))
      await expect(page.getByRole('link', { name: /^View .* in a new tab$/ })).toHaveCount(3);
    await settled(page);
    const found = await cutOff(page);
    if (found.length) findings[address] = found;
  }
  expect(findings).toEqual({});
});
