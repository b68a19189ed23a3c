import { msg } from '#shared/t.ts';
/** The topics that people can choose (spec part 2 §3). */
export const TOPICS = ['weeklyRecipes', 'cookingTips', 'mealPlanning', 'specialOffers'] as const;
export type Topic = (typeof TOPICS)[number];
export type Preferences = Record<Topic, boolean>;

/** The initial choice (spec part 2 §2 'Static pages'). */
export const AT_FIRST: Preferences = {
  weeklyRecipes: true,
  cookingTips: false,
  mealPlanning: false,
  specialOffers: false,
};

export const CHOOSE_ONE = msg('Please choose at least one topic.');

export function choosesSome(preferences: Preferences): boolean {
  return TOPICS.some((topic) => preferences[topic]);
}
