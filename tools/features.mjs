/**
 * The features in their one order: each imports only those before it (docs/architecture.md). Dependency-cruiser, the
 * structure check and the documents read it here.
 */
export const FEATURES = [
  'site',
  'accounts',
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
  'assistant',
  'moderation',
];
