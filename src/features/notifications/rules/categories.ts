import { msg } from '#shared/t.ts';
/** Categories that can be pushed to a device (spec part 2 §9 'Notification categories'), in display order. */
export const CATEGORIES = [
  { id: 'new_recipes', label: msg('New Recipes'), hint: msg('From people you follow') },
  {
    id: 'meal_plans',
    label: msg('Meal Plans'),
    hint: msg('Tomorrow’s meals, and what to take out of the freezer'),
  },
  { id: 'weekly_tips', label: msg('Weekly Tips'), hint: msg('One cooking tip, on Sunday') },
  {
    id: 'promotions',
    label: msg('Promotions'),
    hint: msg('Now and then, from the people who run this Plateful'),
  },
] as const;

export type Category = (typeof CATEGORIES)[number]['id'];
export const CATEGORY_IDS = CATEGORIES.map(({ id }) => id) as [Category, ...Category[]];

/** What a notification can be about. */
export const KINDS = ['new_recipes', 'talk', 'ratings', 'meals', 'tip', 'promotion'] as const;
export type Kind = (typeof KINDS)[number];

/** Events that are gathered into one notification. */
export const EVENT_TYPES = ['recipe', 'reply', 'mention', 'comment', 'rating'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

/** The category that a device must have turned on for a kind; `null` if the account's own switch decides. */
export const CATEGORY_OF: Record<Kind, Category | null> = {
  new_recipes: 'new_recipes',
  talk: null,
  ratings: null,
  meals: 'meal_plans',
  tip: 'weekly_tips',
  promotion: 'promotions',
};

/** What a device stores under `notificationSettings` (spec part 2 §3). */
export interface DeviceSettings {
  enabled: boolean;
  categories: Record<Category, boolean>;
}

/** The initial settings (spec part 2 §4). */
export const AT_FIRST: DeviceSettings = {
  enabled: true,
  categories: { new_recipes: true, meal_plans: true, weekly_tips: true, promotions: true },
};

/** Parses stored settings; `null` for anything else. Missing categories are on. */
export function readDeviceSettings(stored: unknown): DeviceSettings | null {
  if (typeof stored !== 'object' || stored === null || !('enabled' in stored)) return null;
  const { enabled, categories } = stored as { enabled: unknown; categories?: unknown };
  if (typeof enabled !== 'boolean') return null;
  const given = new Map(Object.entries(categories ?? {}));
  return {
    enabled,
    categories: Object.fromEntries(CATEGORY_IDS.map((id) => [id, given.get(id) !== false])) as Record<
      Category,
      boolean
    >,
  };
}

export function chosenCategories({ categories }: DeviceSettings): Category[] {
  return CATEGORY_IDS.filter((id) => categories[id]);
}
