/**
 * The features in order: each imports only earlier ones (docs/architecture.md). Read by dependency-cruiser, the
 * structure check and the docs.
 */
export const FEATURES = [
  'site',
  'accounts',
  'api-tokens',
  'audit',
  'invitations',
  'site-settings',
  'admin-session',
  'usage',
  'subscription',
  'media',
  'profiles',
  'foods',
  'recipes',
  'ratings',
  'search',
  'favorites',
  'imports',
  'recipe-book',
  'meal-plan',
  'grocery-list',
  'grocery-store',
  'chef',
  'reels',
  'feed',
  'comments',
  'moderation',
  'account-data',
  'admin',
];
