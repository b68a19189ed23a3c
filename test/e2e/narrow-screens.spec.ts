import type { Page } from '@playwright/test';
import { PAGES } from '../../src/app/routes.ts';
import { cutOff, NARROW } from './narrow.ts';
import { DEMO, expect, open, recipes, signInAs, test } from './plateful.ts';

/** Addresses that show a route in all its states; a route that is missing here fails the first test. */
function addressesOf(known: { recipe: string; secret: string }): Record<string, string[]> {
  return {
    '/': ['/'],
    recipes: ['/recipes'],
    browse: ['/browse'],
    search: ['/search', '/search?q=tomato', '/search?q=zzzzzz'],
    'category/:categoryId': ['/category/vegan'],
    categories: ['/categories'],
    'categories/:dietId': ['/categories/keto'],
    'recipe/:recipeId': [`/recipe/${known.recipe}`],
    create: ['/create'],
    'recipe-book': ['/recipe-book'],
    'ai-assistant': ['/ai-assistant'],
    'submission-success': ['/submission-success'],
    profile: ['/profile', '/profile?view=saved'],
    'profile/:idOrUsername': ['/profile/ari_writes'],
    'meal-plan': ['/meal-plan?view=daily', '/meal-plan?view=weekly', '/meal-plan?view=monthly'],
    'shared-plan/:secret': [
      `/shared-plan/${known.secret}`,
      `/shared-plan/${known.secret}?view=daily`,
      `/shared-plan/${known.secret}?view=monthly`,
    ],
    'grocery-list': ['/grocery-list'],
    'grocery-store/connected': ['/grocery-store/connected'],
    'test-store': ['/test-store'],
    'test-store/cart': ['/test-store/cart'],
    auth: ['/auth', '/auth?activeTab=signup'],
    login: ['/login'],
    'reset-password': ['/reset-password'],
    'profile-setup': ['/profile-setup'],
    subscription: ['/subscription'],
    'subscription-success': ['/subscription-success'],
    'test-payment': ['/test-payment'],
    menu: ['/menu'],
    settings: ['/settings'],
    'community-guidelines': ['/community-guidelines'],
    'cooking-tips': ['/cooking-tips'],
    contact: ['/contact'],
    newsletter: ['/newsletter'],
    reels: ['/reels'],
    'notification-settings': ['/notification-settings'],
    notifications: ['/notifications'],
    admin: ['/admin'],
    'admin-login': ['/admin-login'],
    'admin-reset-password': ['/admin-reset-password'],
    'admin/dashboard': ['/admin/dashboard'],
    'admin-tools': ['/admin-tools'],
    '*': ['/no-such-page'],
  };
}

async function shared(page: Page): Promise<{ recipe: string; secret: string }> {
  const [recipe] = await recipes(page);
  await signInAs(page, DEMO.subscriber);
  const answer = await page.context().request.post('/api/meal-plan/share', { data: {} });
  const { link } = await answer.json();
  await page.context().clearCookies();
  return { recipe: recipe?.id ?? '', secret: link.secret };
}

/** What the page cuts off once nothing in it moves or loads any more. */
async function settledCutOff(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    );
  });
  return cutOff(page);
}

const press = (page: Page, name: string | RegExp) =>
  page.locator('main').getByRole('button', { name }).filter({ visible: true }).first().click();

/** What opens over a screen: where, and how. */
const OVERLAYS: Record<string, (page: Page, recipe: string) => Promise<void>> = {
  'the filters of the search': async (page) => {
    await open(page, '/search');
    await press(page, /Filters/);
  },
  'the sheet for adding to the plan': async (page, recipe) => {
    await open(page, `/recipe/${recipe}`);
    await press(page, 'Add to Meal Plan');
  },
  'cook mode': async (page, recipe) => {
    await open(page, `/recipe/${recipe}`);
    await press(page, 'Start cooking');
  },
  'the sheet for something else to eat': async (page) => {
    await open(page, '/meal-plan?view=daily');
    await press(page, 'Add something else');
  },
  'the menu of a meal': async (page) => {
    await open(page, '/meal-plan?view=weekly');
    await press(page, /^More for/);
  },
  'the sheet for copying meals': async (page) => {
    await open(page, '/meal-plan?view=weekly');
    await press(page, 'Copy meals');
  },
  'the sheet for sharing the plan': async (page) => {
    await open(page, '/meal-plan');
    await press(page, 'Share');
    await page.getByRole('menuitem', { name: 'Share link & calendar...' }).click();
  },
  'a forgotten password': async (page) => {
    await page.context().clearCookies();
    await open(page, '/auth');
    await press(page, 'Forgot password?');
  },
  'the calendar to jump with': async (page) => {
    await open(page, '/meal-plan?view=weekly');
    await press(page, 'Jump to week');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  },
  'the days to shop for': async (page) => {
    await open(page, '/grocery-list');
    await press(page, /^Days to shop for/);
  },
  'the list in the shop': async (page) => {
    await open(page, '/grocery-list');
    await press(page, 'In the shop');
  },
  'the grocery store': async (page) => {
    await open(page, '/grocery-list');
    await press(page, 'Grocery store');
  },
};

test.use({ viewport: NARROW });

test.describe('on 320 px, which is also 640 px at 200 % zoom', { tag: '@phone' }, () => {
  test('every route of the app is looked at', () => {
    // 'personal' only carries data for other pages.
    const seen = PAGES.filter(({ page }) => page !== 'personal');
    const paths = seen.map(({ path }) => path.replace(/^\/(?=.)/, ''));
    expect(Object.keys(addressesOf({ recipe: '', secret: '' })).sort()).toEqual(paths.sort());
  });

  for (const person of ['visitor', 'member', 'subscriber'] as const)
    test.describe(`for a ${person}`, () => {
      // The missing page, and the store and payment pages opened without what leads to them.
      test.use({ expectedErrors: [/40[0-9]/] });
      test('nothing is cut off or scrolls sideways on any screen', async ({ page }) => {
        test.setTimeout(180_000);
        const addresses = Object.values(addressesOf(await shared(page))).flat();
        if (person !== 'visitor') await signInAs(page, DEMO[person]);
        const findings: Record<string, string[]> = {};
        for (const address of addresses) {
          await open(page, address);
          await expect(page.locator('main')).toBeVisible();
          const found = await settledCutOff(page);
          if (found.length) findings[address] = found;
        }
        expect(findings).toEqual({});
      });
    });

  for (const [what, show] of Object.entries(OVERLAYS))
    test(`${what} fits`, async ({ page }) => {
      const { recipe } = await shared(page);
      await signInAs(page, DEMO.subscriber);
      await show(page, recipe);
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await settledCutOff(page)).toEqual([]);
    });
});

test('a small tablet cuts nothing off where it has the columns of a wide screen', {
  tag: '@phone',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await signInAs(page, DEMO.subscriber);
  const findings: Record<string, string[]> = {};
  for (const address of ['/meal-plan?view=daily', '/meal-plan?view=weekly', '/search', '/recipes']) {
    await open(page, address);
    if (address.startsWith('/meal-plan'))
      await expect(page.getByRole('link', { name: /^View .* in a new tab$/ })).toHaveCount(3);
    const found = await settledCutOff(page);
    if (found.length) findings[address] = found;
  }
  expect(findings).toEqual({});
});
