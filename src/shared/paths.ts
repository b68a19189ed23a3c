type Query = Record<string, string | number | undefined | null>;

/** Undefined and empty values are omitted. */
// @__NO_SIDE_EFFECTS__
export function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}

/** A page about one thing. */
// @__NO_SIDE_EFFECTS__
function about<Asked extends Query = Query>(pattern: string) {
  const [before = '', after = ''] = pattern.split(/:\w+/);
  return Object.assign(
    (id: string, query?: Asked) => withQuery(before + encodeURIComponent(id) + after, query ?? {}),
    { pattern },
  );
}

/** A page that reads several values from its query. */
// @__NO_SIDE_EFFECTS__
function asked<Asked extends Query>(pattern: string) {
  return Object.assign((query?: Asked) => withQuery(pattern, query ?? {}), { pattern });
}

/** A page that reads one value from its query. */
// @__NO_SIDE_EFFECTS__
function askedFor(name: string, pattern: string) {
  return Object.assign((value?: string) => withQuery(pattern, { [name]: value }), { pattern });
}

/** What pages that are the same for everyone fetch for the person signed in; the script in the head reads nothing else. */
export const PERSONAL_PATH = '/personal';
/** Calendar apps fetch plans below this path. */
export const CALENDARS = '/calendar';
const CREATE = '/create';
const PROFILE = '/profile';

/**
 * Every path of the app, each once: `src/app/routes.ts` turns them into pages, and everything else links to them. A page
 * with variable parts is a function, and `pattern` is its path in React Router's syntax.
 */
export const paths = {
  home: '/',
  recipes: '/recipes',
  recipe: about<{ plan?: string; meal?: string }>('/recipe/:recipeId'),
  browse: '/browse',
  search: asked<Query>('/search'),
  category: about('/category/:categoryId'),
  categories: '/categories',
  diet: about('/categories/:dietId'),
  create: CREATE,
  editRecipe: askedFor('edit', CREATE),
  chef: '/ai-assistant',
  submissionSuccess: '/submission-success',
  recipeBook: '/recipe-book',
  reels: '/reels',
  reel: about('/reels/:reelId'),
  newReel: askedFor('recipe', '/reels/new'),

  mealPlan: asked<{ date?: string; view?: 'daily' | 'weekly' | 'monthly' }>('/meal-plan'),
  sharedPlan: about<{ date?: string; view?: 'weekly' | 'monthly' }>('/shared-plan/:secret'),
  calendarFeed: about(`${CALENDARS}/:secret.ics`),
  groceryList: asked<{ start?: string; end?: string }>('/grocery-list'),
  storeConnected: '/grocery-store/connected',
  testStore: asked<{ state: string; code_challenge: string }>('/test-store'),
  testCart: '/test-store/cart',
  household: '/household',
  joinHousehold: about('/household/join/:token'),

  feed: '/feed',
  profile: PROFILE,
  savedRecipes: withQuery(PROFILE, { view: 'saved' }),
  profileOf: about(`${PROFILE}/:idOrUsername`),
  profileSetup: askedFor('from', '/profile-setup'),
  login: askedFor('from', '/login'),
  auth: asked<{ activeTab?: 'signup'; from?: string; invitation?: string }>('/auth'),
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',

  subscription: asked<{ reason?: string; from?: string }>('/subscription'),
  testPayment: askedFor('subscription_id', '/test-payment'),
  subscriptionSuccess: asked<{ subscription_id?: string; from?: string }>('/subscription-success'),

  menu: '/menu',
  settings: '/settings',
  notificationSettings: '/notification-settings',
  notifications: '/notifications',
  notificationMails: asked<Query>('/notification-mails'),
  communityGuidelines: '/community-guidelines',
  cookingTips: '/cooking-tips',
  contact: '/contact',
  newsletter: '/newsletter',
  newsletterConfirm: askedFor('token', '/newsletter/confirm'),
  newsletterPreferences: askedFor('secret', '/newsletter/preferences'),
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',

  admin: '/admin',
  adminLogin: '/admin-login',
  adminResetPassword: '/admin-reset-password',
  adminDashboard: '/admin/dashboard',
  adminSettings: '/admin/settings',
  adminMessages: '/admin/messages',
  adminPromotions: '/admin/promotions',
  adminSystem: '/admin/system',
  adminModeration: '/admin/moderation',
  adminTools: '/admin-tools',
} as const;
