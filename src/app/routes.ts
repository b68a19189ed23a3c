import type { RouteConfig } from '@react-router/dev/routes';
import type { PageAccess } from '#features/subscription/rules/gate.ts';
import { PERSONAL_PATH, paths } from '#shared/paths.ts';
import { type Message, msg } from '#shared/t.ts';

/** The app's menus. */
export type MenuName = 'top' | 'bottom' | 'explore' | 'community' | 'connect' | 'legal';

/** A page's position in a menu, and its label there if that is not its title. */
type MenuEntry = number | [place: number, label: Message];

export interface Page {
  /** In React Router's syntax. */
  path: string;
  /** Folder below `pages/`. */
  page: string;
  access: PageAccess;
  /** The document title, unless the page has a more specific one (a recipe's). */
  title: Message;
  /**
   * The same HTML for everyone, cached once; personal data comes in one request that the head script starts. Otherwise the
   * page is rendered per person.
   */
  shared?: true;
  /** Built only from a kitchen's cached data, and cached until the plan, the list or the caller changes. */
  sameForKitchen?: true;
  /** Usage counts each of its paths separately. For all other pages with an id, only the page is recorded. */
  countedById?: true;
  /** Whether search engines may index it. */
  crawled?: true;
  menus?: Partial<Record<MenuName, MenuEntry>>;
}

/**
 * Every path of the app. Router, gate, menus, sitemap, robots.txt and the access sweep are generated from this table: any
 * other path is not found, for anyone.
 */
export const PAGES: readonly Page[] = [
  // Find
  {
    path: paths.home,
    page: 'home',
    access: 'browse',
    title: msg('Home'),
    shared: true,
    crawled: true,
    menus: { top: 1, bottom: 1 },
  },
  {
    path: paths.recipes,
    page: 'recipes',
    access: 'browse',
    title: msg('Recipes'),
    shared: true,
    crawled: true,
    menus: { top: 2, bottom: 4 },
  },
  { path: paths.browse, page: 'browse', access: 'browse', title: msg('Recipes'), shared: true },
  {
    path: paths.search.pattern,
    page: 'search',
    access: 'browse',
    title: msg('Search'),
    shared: true,
    menus: { explore: [1, msg('All Recipes')] },
  },
  {
    path: paths.categories,
    page: 'categories',
    access: 'browse',
    title: msg('Categories'),
    shared: true,
    crawled: true,
    menus: { explore: 2 },
  },
  {
    path: paths.diet.pattern,
    page: 'diet',
    access: 'browse',
    title: msg('Diet'),
    shared: true,
    crawled: true,
    countedById: true,
  },
  {
    path: paths.category.pattern,
    page: 'category',
    access: 'browse',
    title: msg('Category'),
    shared: true,
    crawled: true,
    countedById: true,
  },
  {
    path: paths.recipe.pattern,
    page: 'recipe',
    access: 'public',
    title: msg('Recipe'),
    shared: true,
    crawled: true,
    countedById: true,
  },
  {
    path: paths.reels,
    page: 'reels',
    access: 'browse',
    title: msg('Recipe Videos'),
    shared: true,
    crawled: true,
    menus: { explore: 5 },
  },
  { path: paths.newReel.pattern, page: 'new-reel', access: 'member', title: msg('New Video') },
  {
    path: paths.reel.pattern,
    page: 'reels',
    access: 'public',
    title: msg('Recipe Video'),
    shared: true,
    crawled: true,
    countedById: true,
  },

  // Plan and shop
  {
    path: paths.mealPlan.pattern,
    page: 'meal-plan',
    access: 'device',
    title: msg('Meal Plan'),
    sameForKitchen: true,
    menus: { top: 4, bottom: [3, msg('Plan')], explore: 3 },
  },
  { path: paths.sharedPlan.pattern, page: 'shared-plan', access: 'public', title: msg('Meal Plan') },
  {
    path: paths.groceryList.pattern,
    page: 'grocery-list',
    access: 'device',
    title: msg('Grocery List'),
    sameForKitchen: true,
  },
  {
    path: paths.storeConnected,
    page: 'store-connected',
    access: 'subscriber',
    title: msg('Grocery store'),
  },
  { path: paths.testStore.pattern, page: 'test-store', access: 'subscriber', title: msg('Corner Market') },
  { path: paths.testCart, page: 'test-cart', access: 'subscriber', title: msg('Corner Market cart') },
  { path: paths.household, page: 'household', access: 'member', title: msg('Household') },
  {
    path: paths.joinHousehold.pattern,
    page: 'join-household',
    access: 'member',
    title: msg('Join a household'),
  },

  // Create
  {
    path: paths.create,
    page: 'create',
    access: 'subscriber',
    title: msg('Create Recipe'),
    menus: { bottom: [2, msg('Create')], community: [3, msg('Share a Recipe')] },
  },
  {
    path: paths.chef,
    page: 'ai-chef',
    access: 'public',
    title: msg('AI Chef'),
    menus: { top: 3, explore: 4 },
  },
  {
    path: paths.submissionSuccess,
    page: 'submission-success',
    access: 'saver',
    title: msg('Recipe Submitted!'),
  },
  { path: paths.recipeBook, page: 'recipe-book', access: 'subscriber', title: msg('Recipe Book') },

  // People and accounts
  { path: paths.feed, page: 'feed', access: 'saver', title: msg('Following') },
  { path: paths.profile, page: 'profile', access: 'member', title: msg('Profile'), menus: { top: 6 } },
  {
    path: paths.profileOf.pattern,
    page: 'profile',
    access: 'profile',
    title: msg('Profile'),
    shared: true,
    crawled: true,
  },
  {
    path: paths.profileSetup.pattern,
    page: 'profile-setup',
    access: 'public',
    title: msg('Complete Your Profile'),
  },
  { path: paths.login.pattern, page: 'login', access: 'public', title: msg('Login') },
  { path: paths.auth.pattern, page: 'auth', access: 'public', title: msg('Login') },
  // People who follow an emailed link are signed out.
  { path: paths.resetPassword, page: 'reset-password', access: 'public', title: msg('Reset Password') },
  { path: paths.confirmEmail, page: 'confirm-email', access: 'public', title: msg('Confirm Email') },
  { path: paths.subscription.pattern, page: 'subscription', access: 'public', title: msg('Subscribe') },
  {
    path: paths.subscriptionSuccess.pattern,
    page: 'subscription-success',
    access: 'public',
    title: msg('Subscription'),
  },
  // Nobody has a subscription yet when subscribing.
  { path: paths.testPayment.pattern, page: 'test-payment', access: 'public', title: msg('Test payments') },

  // About
  { path: paths.menu, page: 'menu', access: 'browse', title: msg('Menu'), menus: { bottom: 5 } },
  { path: paths.settings, page: 'settings', access: 'browse', title: msg('Settings'), menus: { connect: 2 } },
  {
    path: paths.communityGuidelines,
    page: 'community-guidelines',
    access: 'browse',
    title: msg('Community Guidelines'),
    shared: true,
    crawled: true,
    menus: { community: 1 },
  },
  {
    path: paths.cookingTips,
    page: 'cooking-tips',
    access: 'browse',
    title: msg('Cooking Tips'),
    shared: true,
    crawled: true,
    menus: { community: 2 },
  },
  {
    path: paths.newsletter,
    page: 'newsletter',
    access: 'browse',
    title: msg('Newsletter'),
    shared: true,
    crawled: true,
    menus: { community: 4 },
  },
  {
    path: paths.contact,
    page: 'contact',
    access: 'browse',
    title: msg('Contact'),
    shared: true,
    crawled: true,
    menus: { connect: 1 },
  },
  // People who follow an emailed link may be signed out.
  {
    path: paths.newsletterConfirm.pattern,
    page: 'newsletter-confirm',
    access: 'public',
    title: msg('Confirm Newsletter'),
  },
  {
    path: paths.newsletterPreferences.pattern,
    page: 'newsletter-preferences',
    access: 'public',
    title: msg('Newsletter Preferences'),
  },
  // The terms that people agree to before signing up.
  {
    path: paths.privacy,
    page: 'privacy',
    access: 'public',
    title: msg('Privacy'),
    shared: true,
    crawled: true,
    menus: { legal: 1 },
  },
  {
    path: paths.terms,
    page: 'terms',
    access: 'public',
    title: msg('Terms'),
    shared: true,
    crawled: true,
    menus: { legal: 2 },
  },
  {
    path: paths.accessibility,
    page: 'accessibility',
    access: 'public',
    title: msg('Accessibility'),
    shared: true,
    crawled: true,
    menus: { legal: 3 },
  },
  {
    path: paths.notificationSettings,
    page: 'notification-settings',
    access: 'subscriber',
    title: msg('Notification Settings'),
  },
  { path: paths.notifications, page: 'notifications', access: 'subscriber', title: msg('Notifications') },
  // People who follow an emailed link may be signed out.
  {
    path: paths.notificationMails.pattern,
    page: 'notification-mails',
    access: 'public',
    title: msg('Notification Emails'),
  },

  // Admin
  { path: paths.adminLogin, page: 'admin-login', access: 'public', title: msg('Admin Login') },
  {
    path: paths.adminResetPassword,
    page: 'admin-reset-password',
    access: 'public',
    title: msg('Reset Admin Password'),
  },
  { path: paths.admin, page: 'admin', access: 'admin', title: msg('Admin Dashboard') },
  { path: paths.adminDashboard, page: 'admin-dashboard', access: 'admin', title: msg('Admin Dashboard') },
  { path: paths.adminSettings, page: 'admin-settings', access: 'admin', title: msg('Admin Settings') },
  { path: paths.adminMessages, page: 'admin-messages', access: 'admin', title: msg('Messages') },
  { path: paths.adminPromotions, page: 'admin-promotions', access: 'admin', title: msg('Promotions') },
  { path: paths.adminSystem, page: 'admin-system', access: 'admin', title: msg('System') },
  { path: paths.adminModeration, page: 'moderation', access: 'admin', title: msg('Content Moderation') },
  { path: paths.adminTools, page: 'admin-tools', access: 'admin-tool', title: msg('Admin Tools') },

  // Data for other pages.
  { path: PERSONAL_PATH, page: 'personal', access: 'public', title: msg('Personal') },
  { path: '*', page: 'not-found', access: 'browse', title: msg('Page not found'), shared: true },
];

/** For React Router: one module per row. */
export default PAGES.map(({ path, page }) => ({
  id: path,
  path,
  file: `pages/${page}/${page}-page.tsx`,
})) satisfies RouteConfig;
