import { type Area, allows } from '#features/api-tokens/rules/scopes.ts';
import type { AllowsToken } from '#server/endpoints.ts';
import type { contract } from '../contract.ts';

/** The area of API tokens that each feature belongs to; `null` needs a session. */
export const AREAS_OF_TOKENS: Record<keyof typeof contract, Area | null> = {
  recipes: 'recipes',
  search: 'recipes',
  favorites: 'recipes',
  ratings: 'recipes',
  comments: 'recipes',
  recipeBook: 'recipes',
  imports: 'recipes',
  chef: 'recipes',
  media: 'recipes',
  reels: 'recipes',
  feed: 'recipes',
  mealPlan: 'meal-plan',
  groceryList: 'grocery-list',
  groceryStore: 'grocery-list',
  accountData: null,
  accounts: null,
  admin: null,
  adminSession: null,
  apiTokens: null,
  contact: null,
  household: null,
  invitations: null,
  moderation: null,
  newsletter: null,
  notifications: null,
  passkeys: null,
  profiles: null,
  site: null,
  siteSettings: null,
  subscription: null,
  usage: null,
};

export const allowsToken: AllowsToken = (scopes, feature, isChange) => {
  const area = AREAS_OF_TOKENS[feature as keyof typeof AREAS_OF_TOKENS];
  return area !== null && allows(scopes, area, isChange);
};

/** Whether any scope covers a feature. */
export function allowsSomeToken(feature: string): boolean {
  return AREAS_OF_TOKENS[feature as keyof typeof AREAS_OF_TOKENS] !== null;
}
