import type { Page } from '@playwright/test';
import { logInAsAdmin } from '../admin/admin.ts';
import { DEMO, newcomer, recipes, signInAs } from '../support/plateful.ts';

const EVERYBODY = ['visitor', 'member', 'subscriber'] as const;
export type Person = (typeof EVERYBODY)[number] | 'admin';

interface Screen {
  /** Together with the other screens' addresses, they show the route in all its states. */
  addresses: string[];
  /** The people who see a different screen there: all others see the same as one of them, or are redirected. */
  people: readonly Person[];
}

/** The subjects of some addresses. */
export interface Shown {
  recipe: string;
  reel: string;
  secret: string;
  /** Token of an invitation to a household. */
  token: string;
}

/** Every screen of the app, by its route in `src/app/routes.ts`. */
export function screensOf({ recipe, reel, secret, token }: Shown): Record<string, Screen[]> {
  const seenBy = (people: readonly Person[], ...addresses: string[]): Screen[] => [{ addresses, people }];
  const visitors = ['visitor'] as const;
  const members = ['member'] as const;
  const subscribers = ['subscriber'] as const;
  return {
    '/': seenBy(['visitor', 'subscriber'], '/'),
    recipes: seenBy(visitors, '/recipes'),
    search: [
      ...seenBy(['visitor', 'subscriber'], '/search'),
      ...seenBy(visitors, '/search?q=tomato', '/search?q=zzzzzz'),
    ],
    // It leads to /recipes, and within the app nobody could tell that from staying there.
    browse: seenBy(visitors, '/browse'),
    'category/:categoryId': seenBy(visitors, '/category/vegan'),
    categories: seenBy(visitors, '/categories'),
    'categories/:dietId': seenBy(visitors, '/categories/keto'),
    'recipe/:recipeId': seenBy(['visitor', 'subscriber'], `/recipe/${recipe}`),
    create: seenBy(subscribers, '/create'),
    'recipe-book': seenBy(subscribers, '/recipe-book'),
    'ai-assistant': seenBy(['visitor', 'subscriber'], '/ai-assistant'),
    'submission-success': seenBy(members, '/submission-success'),
    profile: [
      ...seenBy(['member', 'subscriber'], '/profile'),
      ...seenBy(subscribers, '/profile?view=saved', '/profile?people=following'),
    ],
    'profile/:idOrUsername': seenBy(['visitor', 'subscriber'], '/profile/ari_writes'),
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
    household: seenBy(subscribers, '/household'),
    'household/join/:token': seenBy(members, `/household/join/${token}`, '/household/join/unknown'),
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
    menu: seenBy(['visitor', 'subscriber'], '/menu'),
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
    'notification-settings': seenBy(subscribers, '/notification-settings'),
    notifications: seenBy(subscribers, '/notifications'),
    'notification-mails': seenBy(visitors, '/notification-mails?secret=unknown'),
    admin: seenBy(['member', 'admin'], '/admin'),
    'admin-login': seenBy(visitors, '/admin-login'),
    'admin-reset-password': seenBy(visitors, '/admin-reset-password'),
    'admin/dashboard': seenBy(
      ['admin'],
      '/admin/dashboard',
      '/admin/dashboard?tab=subscriptions',
      '/admin/dashboard?tab=analytics',
    ),
    'admin/moderation': seenBy(['admin'], '/admin/moderation', '/admin/moderation?queue=removed'),
    'admin/messages': seenBy(['admin'], '/admin/messages'),
    'admin/promotions': seenBy(['admin'], '/admin/promotions'),
    'admin/settings': seenBy(['admin'], '/admin/settings'),
    'admin/system': seenBy(['admin'], '/admin/system'),
    'admin-tools': seenBy(['admin'], '/admin-tools'),
    '*': seenBy(visitors, '/no-such-page'),
  };
}

/** Where somebody sees their own screens on a route. */
export const addressesFor = (screens: Record<string, Screen[]>, route: string, person: Person): string[] =>
  (screens[route] ?? []).flatMap(({ addresses, people }) => (people.includes(person) ? addresses : []));

export const NOTHING = { recipe: '', reel: '', secret: '', token: '' };
export const ALL_ROUTES: readonly string[] = Object.keys(screensOf(NOTHING));

/** A test of more would take longer than the others of its worker. */
const MOST_SCREENS = 10;

/** Groups of people with their own screens, each with the routes of a few. */
export const visits = () =>
  [...EVERYBODY, 'admin' as const].flatMap((person) => {
    const parts: string[][] = [];
    let left = 0;
    for (const route of ALL_ROUTES) {
      const count = addressesFor(screensOf(NOTHING), route, person).length;
      if (count === 0) continue;
      if (left < count) {
        parts.push([]);
        left = MOST_SCREENS;
      }
      left -= count;
      parts.at(-1)?.push(route);
    }
    return parts.map((part) => ({ person, part }));
  });

/** Demo content shown on some screens, found once by each worker. */
export async function shownIn(page: Page): Promise<Shown> {
  shown ??= await find(page);
  return shown;
}

let shown: Shown | undefined;

async function find(page: Page): Promise<Shown> {
  const [recipe] = await recipes(page, '&author=ari_writes');
  const { reels } = await (await page.context().request.get('/api/reels')).json();
  await signInAs(page, DEMO.subscriber);
  const answer = await page.context().request.post('/api/meal-plan/share', { data: {} });
  const { link } = await answer.json();
  const token = await inviteAnybody(page);
  await page.context().clearCookies();
  return { recipe: recipe?.id ?? '', reel: reels[0]?.id ?? '', secret: link.secret, token };
}

/** By a person of this worker's own: a second invitation by the same person would end the first. */
async function inviteAnybody(page: Page): Promise<string> {
  await newcomer(page);
  const answer = await page.context().request.post('/api/household/invitation', { data: {} });
  return new URL((await answer.json()).link).pathname.split('/').at(-1) ?? '';
}

/** Signs in as one of the demo's people, replacing whoever was signed in. */
export async function become(page: Page, person: Person): Promise<void> {
  if (person === 'visitor') await page.context().clearCookies();
  else if (person === 'admin') await logInAsAdmin(page);
  else await signInAs(page, DEMO[person]);
}
