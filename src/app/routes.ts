import type { RouteConfig } from '@react-router/dev/routes';
import type { PageAccess } from '#features/subscription/rules/gate.ts';
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
   * The same HTML for everyone, cached once; personal data comes in one request that the head script starts. Otherwise
   * the page is rendered per person.
   */
  shared?: true;
  /** Built only from a kitchen's cached data, and cached until the plan, the list or the caller changes. */
  sameForKitchen?: true;
  /** Usage tells its addresses apart. Of all other pages with an id, only the page is recorded. */
  countedById?: true;
  /** Whether search engines may index it. */
  crawled?: true;
  menus?: Partial<Record<MenuName, MenuEntry>>;
}

/**
 * Every address of the app. Router, gate, menus, sitemap, robots.txt and the access sweep are made from this table: any
 * other address is not found, for anyone.
 */
export const PAGES: readonly Page[] = [
  // Find
  {
    path: '/',
    page: 'home',
    access: 'browse',
    title: msg('Home'),
    shared: true,
    crawled: true,
    menus: { top: 1, bottom: 1 },
  },
  {
    path: '/recipes',
    page: 'recipes',
    access: 'browse',
    title: msg('Recipes'),
    shared: true,
    crawled: true,
    menus: { top: 2, bottom: 4 },
  },
  { path: '/browse', page: 'browse', access: 'browse', title: msg('Recipes'), shared: true },
  {
    path: '/search',
    page: 'search',
    access: 'browse',
    title: msg('Search'),
    shared: true,
    menus: { explore: [1, msg('All Recipes')] },
  },
  {
    path: '/categories',
    page: 'categories',
    access: 'browse',
    title: msg('Categories'),
    shared: true,
    crawled: true,
    menus: { explore: 2 },
  },
  {
    path: '/categories/:dietId',
    page: 'diet',
    access: 'browse',
    title: msg('Diet'),
    shared: true,
    crawled: true,
    countedById: true,
  },
  {
    path: '/category/:categoryId',
    page: 'category',
    access: 'browse',
    title: msg('Category'),
    shared: true,
    crawled: true,
    countedById: true,
  },
  {
    path: '/recipe/:recipeId',
    page: 'recipe',
    access: 'public',
    title: msg('Recipe'),
    shared: true,
    crawled: true,
    countedById: true,
  },
  {
    path: '/reels',
    page: 'reels',
    access: 'browse',
    title: msg('Recipe Videos'),
    shared: true,
    crawled: true,
    menus: { explore: 5 },
  },
  { path: '/reels/new', page: 'new-reel', access: 'member', title: msg('New Video') },
  {
    path: '/reels/:reelId',
    page: 'reels',
    access: 'public',
    title: msg('Recipe Video'),
    shared: true,
    crawled: true,
    countedById: true,
  },

  // Plan and shop
  {
    path: '/meal-plan',
    page: 'meal-plan',
    access: 'device',
    title: msg('Meal Plan'),
    sameForKitchen: true,
    menus: { top: 4, bottom: [3, msg('Plan')], explore: 3 },
  },
  { path: '/shared-plan/:secret', page: 'shared-plan', access: 'public', title: msg('Meal Plan') },
  {
    path: '/grocery-list',
    page: 'grocery-list',
    access: 'device',
    title: msg('Grocery List'),
    sameForKitchen: true,
  },
  {
    path: '/grocery-store/connected',
    page: 'store-connected',
    access: 'subscriber',
    title: msg('Grocery store'),
  },
  { path: '/test-store', page: 'test-store', access: 'subscriber', title: msg('Corner Market') },
  { path: '/test-store/cart', page: 'test-cart', access: 'subscriber', title: msg('Corner Market cart') },
  { path: '/household', page: 'household', access: 'member', title: msg('Household') },
  {
    path: '/household/join/:token',
    page: 'join-household',
    access: 'member',
    title: msg('Join a household'),
  },

  // Create
  {
    path: '/create',
    page: 'create',
    access: 'subscriber',
    title: msg('Create Recipe'),
    menus: { bottom: [2, msg('Create')], community: [3, msg('Share a Recipe')] },
  },
  {
    path: '/ai-assistant',
    page: 'ai-chef',
    access: 'public',
    title: msg('AI Chef'),
    menus: { top: 3, explore: 4 },
  },
  {
    path: '/submission-success',
    page: 'submission-success',
    access: 'saver',
    title: msg('Recipe Submitted!'),
  },
  { path: '/recipe-book', page: 'recipe-book', access: 'subscriber', title: msg('Recipe Book') },

  // People and accounts
  { path: '/feed', page: 'feed', access: 'saver', title: msg('Following') },
  { path: '/profile', page: 'profile', access: 'member', title: msg('Profile'), menus: { top: 6 } },
  {
    path: '/profile/:idOrUsername',
    page: 'profile',
    access: 'profile',
    title: msg('Profile'),
    shared: true,
    crawled: true,
  },
  { path: '/profile-setup', page: 'profile-setup', access: 'public', title: msg('Complete Your Profile') },
  { path: '/login', page: 'login', access: 'public', title: msg('Login') },
  { path: '/auth', page: 'auth', access: 'public', title: msg('Login') },
  // People who follow an emailed link are signed out.
  { path: '/reset-password', page: 'reset-password', access: 'public', title: msg('Reset Password') },
  { path: '/confirm-email', page: 'confirm-email', access: 'public', title: msg('Confirm Email') },
  { path: '/subscription', page: 'subscription', access: 'public', title: msg('Subscribe') },
  {
    path: '/subscription-success',
    page: 'subscription-success',
    access: 'public',
    title: msg('Subscription'),
  },
  // Nobody has a subscription yet when subscribing.
  { path: '/test-payment', page: 'test-payment', access: 'public', title: msg('Test payments') },

  // About
  { path: '/menu', page: 'menu', access: 'browse', title: msg('Menu'), menus: { bottom: 5 } },
  { path: '/settings', page: 'settings', access: 'browse', title: msg('Settings'), menus: { connect: 2 } },
  {
    path: '/community-guidelines',
    page: 'community-guidelines',
    access: 'browse',
    title: msg('Community Guidelines'),
    shared: true,
    crawled: true,
    menus: { community: 1 },
  },
  {
    path: '/cooking-tips',
    page: 'cooking-tips',
    access: 'browse',
    title: msg('Cooking Tips'),
    shared: true,
    crawled: true,
    menus: { community: 2 },
  },
  {
    path: '/newsletter',
    page: 'newsletter',
    access: 'browse',
    title: msg('Newsletter'),
    shared: true,
    crawled: true,
    menus: { community: 4 },
  },
  {
    path: '/contact',
    page: 'contact',
    access: 'browse',
    title: msg('Contact'),
    shared: true,
    crawled: true,
    menus: { connect: 1 },
  },
  // People who follow an emailed link may be signed out.
  {
    path: '/newsletter/confirm',
    page: 'newsletter-confirm',
    access: 'public',
    title: msg('Confirm Newsletter'),
  },
  {
    path: '/newsletter/preferences',
    page: 'newsletter-preferences',
    access: 'public',
    title: msg('Newsletter Preferences'),
  },
  // The terms that people agree to before signing up.
  {
    path: '/privacy',
    page: 'privacy',
    access: 'public',
    title: msg('Privacy'),
    shared: true,
    crawled: true,
    menus: { legal: 1 },
  },
  {
    path: '/terms',
    page: 'terms',
    access: 'public',
    title: msg('Terms'),
    shared: true,
    crawled: true,
    menus: { legal: 2 },
  },
  {
    path: '/accessibility',
    page: 'accessibility',
    access: 'public',
    title: msg('Accessibility'),
    shared: true,
    crawled: true,
    menus: { legal: 3 },
  },
  {
    path: '/notification-settings',
    page: 'notification-settings',
    access: 'subscriber',
    title: msg('Notification Settings'),
  },
  { path: '/notifications', page: 'notifications', access: 'subscriber', title: msg('Notifications') },
  // People who follow an emailed link may be signed out.
  {
    path: '/notification-mails',
    page: 'notification-mails',
    access: 'public',
    title: msg('Notification Emails'),
  },

  // Admin
  { path: '/admin-login', page: 'admin-login', access: 'public', title: msg('Admin Login') },
  {
    path: '/admin-reset-password',
    page: 'admin-reset-password',
    access: 'public',
    title: msg('Reset Admin Password'),
  },
  { path: '/admin', page: 'admin', access: 'admin', title: msg('Admin Dashboard') },
  { path: '/admin/dashboard', page: 'admin-dashboard', access: 'admin', title: msg('Admin Dashboard') },
  { path: '/admin/settings', page: 'admin-settings', access: 'admin', title: msg('Admin Settings') },
  { path: '/admin/messages', page: 'admin-messages', access: 'admin', title: msg('Messages') },
  { path: '/admin/promotions', page: 'admin-promotions', access: 'admin', title: msg('Promotions') },
  { path: '/admin/system', page: 'admin-system', access: 'admin', title: msg('System') },
  { path: '/admin/moderation', page: 'moderation', access: 'admin', title: msg('Content Moderation') },
  { path: '/admin-tools', page: 'admin-tools', access: 'admin-tool', title: msg('Admin Tools') },

  // Data for other pages.
  { path: '/personal', page: 'personal', access: 'public', title: msg('Personal') },
  { path: '*', page: 'not-found', access: 'browse', title: msg('Page not found'), shared: true },
];

/** For React Router: one module per row. */
export default PAGES.map(({ path, page }) => ({
  id: path,
  path,
  file: `pages/${page}/${page}-page.tsx`,
})) satisfies RouteConfig;
