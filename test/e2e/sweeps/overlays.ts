import type { Page } from '@playwright/test';
import { dayFromToday } from '../grocery/grocery.ts';
import { saved } from '../meal-plan/planned.ts';
import { expect } from '../support/plateful.ts';
import type { Person, Shown } from './screens.ts';

/** A screen in one language. */
export interface Seen {
  page: Page;
  /** An English message in that language. */
  said(message: string): string;
}

const press = ({ page, said }: Seen, message: string, values: Readonly<Record<string, string>> = {}) => {
  const name = said(message).replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  return page.getByRole('main').getByRole('button', { name, exact: true }).click();
};

/** What opens over a screen, by name, in the order in which it is opened. */
type Overlays = Record<string, (seen: Seen) => Promise<void>>;

/** What opens over whose screens, by address. */
export const overlaysOf = ({
  recipe,
}: Pick<Shown, 'recipe'>): Partial<Record<Person, Record<string, Overlays>>> => ({
  visitor: {
    '/auth': { 'a forgotten password': (seen) => press(seen, 'Forgot password?') },
  },
  subscriber: {
    '/search': { 'the filters of the search': (seen) => press(seen, 'Filters') },
    [`/recipe/${recipe}`]: {
      'the sheet for adding to the plan': (seen) => press(seen, 'Add to Meal Plan'),
      'cook mode': (seen) => press(seen, 'Start cooking'),
    },
    '/meal-plan?view=daily': {
      'the sheet for something else to eat': (seen) => press(seen, 'Add something else'),
    },
    '/meal-plan?view=weekly': {
      'the menu of a meal': async (seen) => {
        const meal = (await saved(seen.page)).findLast(({ date }) => date === dayFromToday(0));
        await press(seen, 'More actions for {name}', { name: meal?.recipeName ?? '' });
      },
      'the sheet for copying meals': (seen) => press(seen, 'Copy meals'),
      'the sheet for sharing the plan': async (seen) => {
        await press(seen, 'Share');
        const name = seen.said('Share link & calendar...');
        await seen.page.getByRole('menuitem', { name, exact: true }).click();
      },
      'the calendar to jump with': async (seen) => {
        await press(seen, 'Jump to week');
        await expect(seen.page.getByRole('gridcell', { selected: true })).toBeVisible();
      },
    },
    '/grocery-list': {
      'the days to shop for': async ({ page, said }) => {
        const [name = ''] = said('Days to shop for: {label}').split('{label}');
        await page.getByRole('button', { name }).click();
      },
      'the grocery store': (seen) => press(seen, 'Grocery store'),
      // A device in shopping mode stays in it.
      'the list in the shop': (seen) => press(seen, 'In the shop'),
    },
  },
});

/** Opens all of that, one after another, and looks at each. */
export async function openEach(
  overlays: Overlays,
  seen: Seen,
  look: (what: string) => Promise<void>,
): Promise<void> {
  const dialog = seen.page.getByRole('dialog');
  for (const [what, show] of Object.entries(overlays)) {
    if (await dialog.isVisible()) await seen.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await show(seen);
    await expect(dialog, what).toBeVisible();
    await look(what);
  }
}
