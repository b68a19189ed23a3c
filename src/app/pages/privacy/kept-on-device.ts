import { t } from '#shared/t.ts';

/** What a device stores, in words, and the keys of the stores: a test compares them with the declared stores. */
export const KEPT_ON_DEVICE: readonly (readonly [what: string, keys: readonly string[]])[] = [
  [
    t(
      'Until you clear it: your theme, units, the day your week starts on, the size of your household, how you like your list and week shown, and what this device is sent.',
    ),
    [
      'theme',
      'units',
      'member-units',
      'week-start',
      'household',
      'plateful-list-range',
      'plateful-list-view',
      'plateful-week-reading',
      'notificationSettings',
      'pushNotificationToken',
      'push-registered-for',
    ],
  ],
  [
    t(
      'What you make without signing in: saved recipes, a meal plan and changes to its grocery list, until you clear it.',
    ),
    ['plate-plan-recipes', 'recipe-app-meal-plan', 'plateful-grocery-list'],
  ],
  [
    t(
      'The diets and what you must not eat, if you choose them without signing in, and whether searches show only what suits you.',
    ),
    ['diets', 'allergens', 'search-suits-me', 'avoids'],
  ],
  [
    t(
      'Your last request to the AI Chef and its recipe, which may say something about your health; kitchen timers, and ticks while you cook.',
    ),
    ['ai-recipe-state', 'pendingRecipe', 'plateful-cooking:', 'plateful-ticked-ingredients:'],
  ],
  [
    t('Drafts of recipes, comments, ratings and messages, and where you were while you sign in or pay.'),
    [
      'plateful-draft:',
      'plateful-handed-recipe',
      'book-draft:',
      'comment-draft:',
      'rating-draft:',
      'contact-draft',
      'plateful-choosing',
      'plateful-return',
    ],
  ],
  [
    t('Changes that wait for a connection, until the server has them.'),
    ['plateful-pending-plan:', 'plateful-pending-list:', 'plateful-pending-favorites:'],
  ],
  [
    t(
      'Copies of your pages, plan, list and recipes for when you are offline, and whose posts you do not want to see.',
    ),
    ['offline:', 'own-changes', 'hidden-people'],
  ],
];
