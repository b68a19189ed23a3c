import { z } from 'zod';
import * as accountData from '#features/account-data/contract.ts';
import * as accounts from '#features/accounts/contract.ts';
import * as admin from '#features/admin/contract.ts';
import * as adminSession from '#features/admin-session/contract.ts';
import * as apiTokens from '#features/api-tokens/contract.ts';
import * as chef from '#features/chef/contract.ts';
import * as comments from '#features/comments/contract.ts';
import * as contact from '#features/contact/contract.ts';
import * as favorites from '#features/favorites/contract.ts';
import * as feed from '#features/feed/contract.ts';
import * as groceryList from '#features/grocery-list/contract.ts';
import * as groceryStore from '#features/grocery-store/contract.ts';
import * as household from '#features/household/contract.ts';
import * as imports from '#features/imports/contract.ts';
import * as invitations from '#features/invitations/contract.ts';
import * as mealPlan from '#features/meal-plan/contract.ts';
import * as media from '#features/media/contract.ts';
import * as moderation from '#features/moderation/contract.ts';
import * as newsletter from '#features/newsletter/contract.ts';
import * as notifications from '#features/notifications/contract.ts';
import * as passkeys from '#features/passkeys/contract.ts';
import * as profiles from '#features/profiles/contract.ts';
import * as ratings from '#features/ratings/contract.ts';
import * as recipeBook from '#features/recipe-book/contract.ts';
import * as recipes from '#features/recipes/contract.ts';
import * as reels from '#features/reels/contract.ts';
import * as search from '#features/search/contract.ts';
import * as site from '#features/site/contract.ts';
import * as siteSettings from '#features/site-settings/contract.ts';
import * as subscription from '#features/subscription/contract.ts';
import * as usage from '#features/usage/contract.ts';
import type { contract } from '../../contract.ts';

/** Each feature of the API: what its contract exports, and its tag in the OpenAPI document. */
export const API_FEATURES: Record<keyof typeof contract, { module: object; tag: string; about: string }> = {
  recipes: { module: recipes, tag: 'Recipes', about: 'Find, read, write and share recipes.' },
  search: { module: search, tag: 'Search', about: 'Search by words, foods and filters.' },
  favorites: { module: favorites, tag: 'Favorites', about: 'Saved and liked recipes.' },
  ratings: { module: ratings, tag: 'Ratings', about: 'Stars, with the cook’s own note and photo.' },
  comments: { module: comments, tag: 'Comments', about: 'Comments on recipes and videos.' },
  reels: { module: reels, tag: 'Recipe videos', about: 'Short videos.' },
  recipeBook: { module: recipeBook, tag: 'Recipe book', about: 'A person’s own copies of recipes, as text.' },
  imports: { module: imports, tag: 'Imports', about: 'Recipes from web pages, texts and files.' },
  chef: { module: chef, tag: 'AI Chef', about: 'Recipes and pictures from a prompt.' },
  mealPlan: { module: mealPlan, tag: 'Meal plan', about: 'Which meals are planned on which day.' },
  groceryList: { module: groceryList, tag: 'Grocery list', about: 'What to buy for the plan.' },
  household: { module: household, tag: 'Household', about: 'Who shares a plan and a list.' },
  groceryStore: { module: groceryStore, tag: 'Grocery store', about: 'Products and cart at a retailer.' },
  media: { module: media, tag: 'Pictures', about: 'Uploaded pictures.' },
  profiles: { module: profiles, tag: 'People', about: 'Profiles, follows, blocked and muted people.' },
  feed: { module: feed, tag: 'Feed', about: 'Posts by people you follow.' },
  accounts: { module: accounts, tag: 'Accounts', about: 'Signing in, and your settings.' },
  apiTokens: { module: apiTokens, tag: 'API tokens', about: 'Credentials for scripts.' },
  invitations: { module: invitations, tag: 'Invitations', about: 'Links with which people may join.' },
  passkeys: { module: passkeys, tag: 'Passkeys', about: 'Signing in without a password.' },
  accountData: { module: accountData, tag: 'Account data', about: 'Export and deletion of an account.' },
  subscription: { module: subscription, tag: 'Subscription', about: 'Paying for Plateful.' },
  moderation: { module: moderation, tag: 'Moderation', about: 'Reports, removals and appeals.' },
  contact: { module: contact, tag: 'Contact', about: 'Messages to the operator of this Plateful.' },
  newsletter: { module: newsletter, tag: 'Newsletter', about: 'The weekly email, and its subscribers.' },
  notifications: {
    module: notifications,
    tag: 'Notifications',
    about: 'Notifications, and how they are delivered.',
  },
  adminSession: {
    module: adminSession,
    tag: 'Admin login',
    about: 'The elevated session of admins, and logging in as somebody else.',
  },
  admin: { module: admin, tag: 'Admin', about: 'People, figures, and the state of the server.' },
  usage: { module: usage, tag: 'Usage', about: 'Which pages are visited.' },
  siteSettings: {
    module: siteSettings,
    tag: 'Settings',
    about: 'Settings that admins change while Plateful runs.',
  },
  site: { module: site, tag: 'Site', about: 'About this installation.' },
};

/** The schemas that contracts export, by the name of their component: `recipeCard` is `RecipeCard`. */
export function namedShapes(): Map<string, z.ZodType> {
  const shapes = new Map<string, z.ZodType>();
  const known = new Set<unknown>();
  for (const [feature, { module }] of Object.entries(API_FEATURES))
    for (const [name, schema] of Object.entries(module)) {
      if (!isShape(schema) || known.has(schema)) continue;
      known.add(schema);
      const plain = pascalCase(name);
      shapes.set(shapes.has(plain) ? `${pascalCase(feature)}${plain}` : plain, schema);
    }
  return shapes;
}

export function pascalCase(name: string): string {
  return name.replace(/(?:^|[.\s_-]+)(\w)/g, (_, first: string) => first.toUpperCase());
}

function isShape(value: unknown): value is z.ZodType {
  return value instanceof z.ZodObject || value instanceof z.ZodUnion || value instanceof z.ZodEnum;
}
