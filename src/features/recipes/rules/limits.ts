import { MINUTE_S } from '#shared/durations.ts';
import type { BodyLimit, RateLimit } from '#shared/endpoint.ts';
import { type Message, msg } from '#shared/t.ts';

/** Limits of a recipe's fields: characters, entries, minutes. */
export const LIMITS = {
  title: 200,
  description: 5_000,
  ingredients: 300,
  ingredientAmount: 300,
  ingredientName: 300,
  steps: 200,
  step: 5_000,
  tips: 100,
  tip: 5_000,
  tags: 30,
  tag: 50,
  minutes: 10_080,
  servings: 1_000,
  authorName: 120,
  address: 2_000,
} as const;

/** Characters of all entries of a list. */
export interface Together {
  most: number;
  message: Message;
}

/** Many times what recipes have, and still a page that is drawn at once. */
export const TOGETHER = {
  ingredients: {
    most: 40_000,
    message: msg('The ingredients have more than {count} characters together. Please shorten them.', {
      count: 40_000,
    }),
  },
  instructions: {
    most: 60_000,
    message: msg('The steps have more than {count} characters together. Please shorten them.', {
      count: 60_000,
    }),
  },
  cookingTips: {
    most: 20_000,
    message: msg('The tips have more than {count} characters together. Please shorten them.', {
      count: 20_000,
    }),
  },
} as const satisfies Record<string, Together>;

/** How many of the first entries, texts or groups of texts, fit together. */
export function fitting(entries: readonly unknown[], { most }: Together): number {
  let length = 0;
  const beyond = entries.findIndex((entry) => {
    const texts = typeof entry === 'string' ? [entry] : Object.values(entry as Record<string, string>);
    length += texts.join('').length;
    return length > most;
  });
  return beyond < 0 ? entries.length : beyond;
}

export const fits = (entries: readonly unknown[], together: Together | undefined): boolean =>
  !together || fitting(entries, together) === entries.length;

/** The longest recipe, as JSON. */
export const RECIPE_BODY: BodyLimit = {
  bytes: 2 * 1024 * 1024,
  message: msg('The recipe is too long. Please shorten it.'),
};

/** Characters of a category's id. */
export const LONGEST_CATEGORY = 60;
/** Maximum minutes in the time filter. */
export const LONGEST_TIME = 10_000;
/** Recipes per page of a list. */
export const MOST_LISTED = 100;

/** Easiest first. */
export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const CATEGORY_GROUPS = ['meal-types', 'dietary-needs', 'diets'] as const;

/** Sort orders of a list. */
export const SORTS = ['newest', 'popular', 'rated', 'quickest', 'liked'] as const;

export const CREATING: RateLimit = {
  name: 'recipe',
  attempts: 60,
  seconds: 10 * MINUTE_S,
  what: msg('new recipes'),
  per: 'user',
};
export const CHANGING: RateLimit = {
  name: 'recipe-change',
  attempts: 300,
  seconds: 10 * MINUTE_S,
  what: msg('changed recipes'),
  per: 'user',
};

/** Enough for a household that watches one short video after another. */
export const VIEWING: RateLimit = {
  name: 'view',
  attempts: 300,
  seconds: MINUTE_S,
  what: msg('views'),
  per: 'address',
};
/** Characters of the ids of all diets and allergens. */
export const LONGEST_SUITS = 500;
