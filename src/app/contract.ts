import { accountDataContract } from '#features/account-data/contract.ts';
import { accountsContract } from '#features/accounts/contract.ts';
import { adminContract } from '#features/admin/contract.ts';
import { adminSessionContract } from '#features/admin-session/contract.ts';
import { apiTokensContract } from '#features/api-tokens/contract.ts';
import { chefContract } from '#features/chef/contract.ts';
import { commentsContract } from '#features/comments/contract.ts';
import { contactContract } from '#features/contact/contract.ts';
import { favoritesContract } from '#features/favorites/contract.ts';
import { feedContract } from '#features/feed/contract.ts';
import { groceryListContract } from '#features/grocery-list/contract.ts';
import { groceryStoreContract } from '#features/grocery-store/contract.ts';
import { householdContract } from '#features/household/contract.ts';
import { importsContract } from '#features/imports/contract.ts';
import { invitationsContract } from '#features/invitations/contract.ts';
import { mealPlanContract } from '#features/meal-plan/contract.ts';
import { mediaContract } from '#features/media/contract.ts';
import { moderationContract } from '#features/moderation/contract.ts';
import { newsletterContract } from '#features/newsletter/contract.ts';
import { notificationsContract } from '#features/notifications/contract.ts';
import { passkeysContract } from '#features/passkeys/contract.ts';
import { profilesContract } from '#features/profiles/contract.ts';
import { ratingsContract } from '#features/ratings/contract.ts';
import { recipeBookContract } from '#features/recipe-book/contract.ts';
import { recipesContract } from '#features/recipes/contract.ts';
import { reelsContract } from '#features/reels/contract.ts';
import { searchContract } from '#features/search/contract.ts';
import { siteContract } from '#features/site/contract.ts';
import { siteSettingsContract } from '#features/site-settings/contract.ts';
import { subscriptionContract } from '#features/subscription/contract.ts';
import { usageContract } from '#features/usage/contract.ts';

/** The whole API, one entry per feature. The browser uses only its type. */
export const contract = {
  accountData: accountDataContract,
  accounts: accountsContract,
  admin: adminContract,
  adminSession: adminSessionContract,
  apiTokens: apiTokensContract,
  chef: chefContract,
  comments: commentsContract,
  contact: contactContract,
  search: searchContract,
  favorites: favoritesContract,
  feed: feedContract,
  groceryList: groceryListContract,
  groceryStore: groceryStoreContract,
  household: householdContract,
  invitations: invitationsContract,
  imports: importsContract,
  mealPlan: mealPlanContract,
  media: mediaContract,
  moderation: moderationContract,
  newsletter: newsletterContract,
  notifications: notificationsContract,
  passkeys: passkeysContract,
  profiles: profilesContract,
  ratings: ratingsContract,
  recipeBook: recipeBookContract,
  recipes: recipesContract,
  reels: reelsContract,
  site: siteContract,
  siteSettings: siteSettingsContract,
  subscription: subscriptionContract,
  usage: usageContract,
};

declare module '#web/api.ts' {
  interface Register {
    contract: typeof contract;
  }
}
