import type { Page } from '@playwright/test';
import { dayFromToday } from '../grocery/grocery.ts';
import { saved } from '../meal-plan/planned.ts';
import { expect, goTo, open } from '../support/plateful.ts';

/** A page that shows the app in one language. */
export interface Shown {
  page: Page;
  recipe: string;
  /** An English message in that language. */
  said(message: string): string;
}

const press = ({ page, said }: Shown, message: string, values: Readonly<Record<string, string>> = {}) => {
  const name = said(message).replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return page.getByRole('main').getByRole('button', { name, exact: true }).click();
};

/** Closes anything open over a page, and goes to another page unless it is the current one. */
async function turnTo({ page }: Shown, path: string): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  if (!page.url().endsWith(path)) await goTo(page, path);
}

/** What opens over a screen, by name: where, and how. */
export const OVERLAYS: Record<string, Record<string, (shown: Shown) => Promise<void>>> = {
  'the search and a recipe': {
    'the filters of the search': async (shown) => {
      await turnTo(shown, '/search');
      await press(shown, 'Filters');
    },
    'the sheet for adding to the plan': async (shown) => {
      await turnTo(shown, `/recipe/${shown.recipe}`);
      await press(shown, 'Add to Meal Plan');
    },
    'cook mode': async (shown) => {
      await turnTo(shown, `/recipe/${shown.recipe}`);
      await press(shown, 'Start cooking');
    },
  },
  'the meal plan': {
    'the sheet for something else to eat': async (shown) => {
      await turnTo(shown, '/meal-plan?view=daily');
      await press(shown, 'Add something else');
    },
    'the menu of a meal': async (shown) => {
      await turnTo(shown, '/meal-plan?view=weekly');
      const meal = (await saved(shown.page)).findLast(({ date }) => date === dayFromToday(0));
      await press(shown, 'More actions for {name}', { name: meal?.recipeName ?? '' });
    },
    'the sheet for copying meals': async (shown) => {
      await turnTo(shown, '/meal-plan?view=weekly');
      await press(shown, 'Copy meals');
    },
    'the sheet for sharing the plan': async (shown) => {
      await turnTo(shown, '/meal-plan');
      await press(shown, 'Share');
      await shown.page
        .getByRole('menuitem', { name: shown.said('Share link & calendar...'), exact: true })
        .click();
    },
    'the calendar to jump with': async (shown) => {
      await turnTo(shown, '/meal-plan?view=weekly');
      await press(shown, 'Jump to week');
      await expect(shown.page.getByRole('gridcell', { selected: true })).toBeVisible();
    },
  },
  'the list and the sign-in': {
    'the days to shop for': async (shown) => {
      await turnTo(shown, '/grocery-list');
      const [name = ''] = shown.said('Days to shop for: {label}').split('{label}');
      await shown.page.getByRole('button', { name }).click();
    },
    'the grocery store': async (shown) => {
      await turnTo(shown, '/grocery-list');
      await press(shown, 'Grocery store');
    },
    // A device in shopping mode stays in it.
    'the list in the shop': async (shown) => {
      await turnTo(shown, '/grocery-list');
      await press(shown, 'In the shop');
    },
    'a forgotten password': async (shown) => {
      await shown.page.context().clearCookies();
      await open(shown.page, '/auth');
      await press(shown, 'Forgot password?');
    },
  },
};
