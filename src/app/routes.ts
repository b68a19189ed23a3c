import { index, type RouteConfig, route } from '@react-router/dev/routes';

const screen = (feature: string, name: string) => `../features/${feature}/web/${name}-screen.tsx`;

/** Addresses whose screens come with later releases; all show the same honest page. */
const COMING_SOON = [
  'reels',
  'notification-settings',
  'notifications',
  'admin',
  'admin-login',
  'admin-reset-password',
  'admin/dashboard',
  'admin-tools',
].map((path) => route(path, screen('site', 'coming-soon'), { id: `coming-soon/${path}` }));

export default [
  // Discovery
  index(screen('discovery', 'home')),
  route('recipes', screen('discovery', 'recipes')),
  route('browse', screen('discovery', 'browse')),
  route('search', screen('discovery', 'search')),
  route('category/:categoryId', screen('discovery', 'category')),
  route('categories', screen('discovery', 'categories')),
  route('categories/:dietId', screen('discovery', 'diet')),

  // Recipes
  route('recipe/:recipeId', screen('recipes', 'recipe')),
  route('create', screen('recipes', 'create')),
  route('recipe-book', screen('recipe-book', 'recipe-book')),

  // AI Chef
  route('ai-assistant', screen('assistant', 'ai-assistant')),
  route('submission-success', screen('assistant', 'submission-success')),

  // People
  route('profile/:idOrUsername?', screen('people', 'profile')),

  // Meal plan and grocery list
  route('meal-plan', screen('meal-plan', 'meal-plan')),
  route('shared-plan/:secret', screen('meal-plan', 'shared-plan')),
  route('grocery-list', screen('grocery-list', 'grocery-list')),
  route('grocery-store/connected', screen('grocery-list', 'store-connected')),
  route('test-store', screen('grocery-list', 'test-store')),
  route('test-store/cart', screen('grocery-list', 'test-cart')),

  // Accounts
  route('auth', screen('accounts', 'auth')),
  route('login', screen('accounts', 'login')),
  route('reset-password', screen('accounts', 'reset-password')),
  route('profile-setup', screen('accounts', 'profile-setup')),

  // Subscription
  route('subscription', screen('subscription', 'subscription')),
  route('subscription-success', screen('subscription', 'subscription-success')),
  route('test-payment', screen('subscription', 'test-payment')),

  // Site
  route('menu', screen('site', 'menu')),
  route('settings', screen('site', 'settings')),
  route('community-guidelines', screen('site', 'community-guidelines')),
  route('cooking-tips', screen('site', 'cooking-tips')),
  route('contact', screen('site', 'contact')),
  route('newsletter', screen('site', 'newsletter')),
  ...COMING_SOON,
  route('*', screen('site', 'not-found')),
] satisfies RouteConfig;
