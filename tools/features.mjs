/**
 * The features in order: each imports only earlier ones (docs/architecture.md). Read by dependency-cruiser, the
 * structure check and the docs.
 */
export const FEATURES = [
  'site',
  'accounts',
  'audit',
  'subscription',
  'media',
  'profiles',
  'foods',
  'recipes',
  'search',
  'favorites',
  'imports',
  'recipe-book',
  'meal-plan',
  'grocery-list',
  'grocery-store',
  'chef',
  'feed',
  'moderation',
  'account-data',
];
