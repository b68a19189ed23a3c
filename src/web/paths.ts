/** Every address of the app. Undefined and empty query values are omitted. */
type Query = Record<string, string | number | undefined | null>;

function withQuery(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)] as [string, string]],
  );
  return given.length ? `${path}?${new URLSearchParams(given)}` : path;
}

const part = encodeURIComponent;

export const paths = {
  home: '/',
  recipes: '/recipes',
  recipe: (id: string, add: { plan?: string; meal?: string } = {}) => withQuery(`/recipe/${part(id)}`, add),
  search: (query: { q?: string } & Query = {}) => withQuery('/search', query),
  category: (id: string) => `/category/${part(id)}`,
  categories: '/categories',
  diet: (id: string) => `/categories/${part(id)}`,
  create: '/create',
  editRecipe: (id: string) => withQuery('/create', { edit: id }),
  chef: '/ai-assistant',
  submissionSuccess: '/submission-success',
  recipeBook: '/recipe-book',
  reels: '/reels',
  reel: (id: string) => `/reels/${part(id)}`,
  newReel: (recipe?: string) => withQuery('/reels/new', { recipe }),

  mealPlan: (at: { date?: string; view?: 'daily' | 'weekly' | 'monthly' } = {}) =>
    withQuery('/meal-plan', at),
  sharedPlan: (secret: string) => `/shared-plan/${part(secret)}`,
  calendarFeed: (secret: string) => `/calendar/${part(secret)}.ics`,
  groceryList: (range: { start?: string; end?: string } = {}) => withQuery('/grocery-list', range),

  feed: '/feed',
  profile: '/profile',
  savedRecipes: '/profile?view=saved',
  profileOf: (idOrUsername: string) => `/profile/${part(idOrUsername)}`,
  profileSetup: (from?: string) => withQuery('/profile-setup', { from }),

  login: (from?: string) => withQuery('/login', { from }),
  auth: (options: { activeTab?: 'signup'; from?: string } = {}) => withQuery('/auth', options),
  resetPassword: '/reset-password',

  subscription: (options: { reason?: string; from?: string } = {}) => withQuery('/subscription', options),
  testPayment: (subscriptionId: string) => withQuery('/test-payment', { subscription_id: subscriptionId }),
  subscriptionSuccess: (options: { subscription_id?: string; from?: string } = {}) =>
    withQuery('/subscription-success', options),

  household: '/household',

  menu: '/menu',
  settings: '/settings',
  notificationSettings: '/notification-settings',
  notifications: '/notifications',
  communityGuidelines: '/community-guidelines',
  cookingTips: '/cooking-tips',
  contact: '/contact',
  newsletter: '/newsletter',
  newsletterPreferences: (secret: string) => withQuery('/newsletter/preferences', { secret }),
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',

  admin: '/admin',
  adminLogin: '/admin-login',
  adminDashboard: '/admin/dashboard',
  adminSettings: '/admin/settings',
  adminMessages: '/admin/messages',
  adminPromotions: '/admin/promotions',
  adminSystem: '/admin/system',
  adminModeration: '/admin/moderation',
  adminTools: '/admin-tools',
} as const;
