import type { Page } from '@playwright/test';
import { PAGES } from '../../src/app/routes.ts';
import { cutOff, NARROW } from './narrow.ts';
import { DEMO, expect, open, recipes, settled, signInAs, test } from './plateful.ts';

const EVERYBODY = ['visitor', 'member', 'subscriber'] as const;
const PEOPLE = [...EVERYBODY, 'admin'] as const;
type Person = (typeof PEOPLE)[number];
interface Screen {
  /** They show the route in all its states. */
  addresses: string[];
  /** Who sees a screen of their own there: the others see the same as one of them, or are led elsewhere. */
  people: readonly Person[];
}

interface Shown {
  recipe: string;
  reel: string;
  secret: string;
}

/** A route that is missing here fails the first test. */
function screensOf({ recipe, reel, secret }: Shown): Record<string, Screen> {
  const seenBy = (people: readonly Person[], ...addresses: string[]) => ({ addresses, people });
  const visitors = ['visitor'] as const;
  const members = ['member'] as const;
  const subscribers = ['subscriber'] as const;
  return {
    '/': seenBy(EVERYBODY, '/'),
    recipes: seenBy(visitors, '/recipes'),
    browse: seenBy(visitors, '/browse'),
    search: seenBy(['visitor', 'subscriber'], '/search', '/search?q=tomato', '/search?q=zzzzzz'),
    'category/:categoryId': seenBy(visitors, '/category/vegan'),
    categories: seenBy(visitors, '/categories'),
    'categories/:dietId': seenBy(visitors, '/categories/keto'),
    'recipe/:recipeId': seenBy(EVERYBODY, `/recipe/${recipe}`),
    create: seenBy(subscribers, '/create'),
    'recipe-book': seenBy(subscribers, '/recipe-book'),
    'ai-assistant': seenBy(['visitor', 'subscriber'], '/ai-assistant'),
    'submission-success': seenBy(members, '/submission-success'),
    profile: seenBy(['member', 'subscriber'], '/profile', '/profile?view=saved', '/profile?people=following'),
    'profile/:idOrUsername': seenBy(EVERYBODY, '/profile/ari_writes'),
    'meal-plan': seenBy(
      subscribers,
      '/meal-plan?view=daily',
      '/meal-plan?view=weekly',
      '/meal-plan?view=monthly',
    ),
    'shared-plan/:secret': seenBy(
      visitors,
      `/shared-plan/${secret}`,
      `/shared-plan/${secret}?view=daily`,
      `/shared-plan/${secret}?view=monthly`,
    ),
    'grocery-list': seenBy(subscribers, '/grocery-list'),
    'grocery-store/connected': seenBy(['visitor', 'subscriber'], '/grocery-store/connected'),
    'test-store': seenBy(subscribers, '/test-store'),
    'test-store/cart': seenBy(subscribers, '/test-store/cart'),
    auth: seenBy(visitors, '/auth', '/auth?activeTab=signup'),
    login: seenBy(visitors, '/login'),
    'reset-password': seenBy(visitors, '/reset-password'),
    'confirm-email': seenBy(visitors, '/confirm-email?token=unknown'),
    'profile-setup': seenBy(members, '/profile-setup'),
    subscription: seenBy(EVERYBODY, '/subscription'),
    'subscription-success': seenBy(members, '/subscription-success'),
    'test-payment': seenBy(members, '/test-payment'),
    menu: seenBy(EVERYBODY, '/menu'),
    feed: seenBy(['subscriber'], '/feed'),
    settings: seenBy(['visitor', 'subscriber'], '/settings'),
    'community-guidelines': seenBy(visitors, '/community-guidelines'),
    'cooking-tips': seenBy(visitors, '/cooking-tips'),
    contact: seenBy(visitors, '/contact'),
    newsletter: seenBy(visitors, '/newsletter'),
    'newsletter/confirm': seenBy(visitors, '/newsletter/confirm?token=unknown'),
    'newsletter/preferences': seenBy(visitors, '/newsletter/preferences?secret=unknown'),
    privacy: seenBy(visitors, '/privacy'),
    terms: seenBy(visitors, '/terms'),
    accessibility: seenBy(visitors, '/accessibility'),
    reels: seenBy(visitors, '/reels'),
    'reels/new': seenBy(members, '/reels/new'),
    'reels/:reelId': seenBy(['member', 'admin'], `/reels/${reel}`),
    'notification-settings': seenBy(['visitor', 'subscriber'], '/notification-settings'),
    notifications: seenBy(['visitor', 'subscriber'], '/notifications'),
    admin: seenBy(members, '/admin'),
    'admin-login': seenBy(visitors, '/admin-login'),
    'admin-reset-password': seenBy(visitors, '/admin-reset-password'),
    'admin/dashboard': seenBy(['admin'], '/admin/dashboard'),
    'admin/moderation': seenBy(['admin'], '/admin/moderation'),
    'admin/messages': seenBy(['admin'], '/admin/messages'),
    'admin/settings': seenBy(['admin'], '/admin/settings'),
    'admin/system': seenBy(['admin'], '/admin/system'),
    'admin-tools': seenBy(['admin'], '/admin-tools'),
    '*': seenBy(visitors, '/no-such-page'),
  };
}

async function shared(page: Page): Promise<Shown> {
  const [recipe] = await recipes(page);
  const { reels } = await (await page.context().request.get('/api/reels')).json();
  await signInAs(page, DEMO.subscriber);
  const answer = await page.context().request.post('/api/meal-plan/share', { data: {} });
  const { link } = await answer.json();
  await page.context().clearCookies();
  return { recipe: recipe?.id ?? '', reel: reels[0]?.id ?? '', secret: link.secret };
}

/** What the page cuts off once nothing in it moves or loads any more. */
async function settledCutOff(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
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
    await press(page, /^More actions for/);
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

test.describe('on 320 px, which is also 640 px at 200 % zoom', () => {
  test('every route of the app is looked at', () => {
    // 'personal' only carries data for other pages.
    const seen = PAGES.filter(({ page }) => page !== 'personal');
    const paths = seen.map(({ path }) => path.replace(/^\/(?=.)/, ''));
    expect(Object.keys(screensOf({ recipe: '', reel: '', secret: '' })).sort()).toEqual(paths.sort());
  });

  for (const person of PEOPLE)
    test.describe(`for a ${person}`, () => {
      // The missing page, and the store and payment pages opened without what leads to them.
      test.use({ expectedErrors: [/40[0-9]/] });
      test('nothing is cut off or scrolls sideways on any screen', async ({ page }) => {
        test.setTimeout(120_000);
        const screens = Object.values(screensOf(await shared(page)));
        const addresses = screens
          .filter(({ people }) => people.includes(person))
          .flatMap(({ addresses }) => addresses);
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

test('a small tablet cuts nothing off where it has the columns of a wide screen', async ({ page }) => {
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
