import { paths } from '#web/paths.ts';

export interface Destination {
  label: string;
  to: string;
  /** Left out of 'you are here': another entry leads to the same page. */
  alias?: boolean;
}

/** The top bar (spec part 1 §2 'Navigation'). */
export const TOP_BAR: readonly Destination[] = [
  { label: 'Home', to: paths.home },
  { label: 'Recipes', to: paths.recipes },
  { label: 'AI Chef', to: paths.assistant },
  { label: 'Meal Plan', to: paths.mealPlan() },
  { label: 'Saved Recipes', to: paths.savedRecipes, alias: true },
  { label: 'Profile', to: paths.profile },
];

/** The `aria-current` of a link to `to` while the page at `pathname` is shown. */
export function currentMark(to: string, pathname: string): 'page' | undefined {
  return to === pathname || (to !== '/' && pathname.startsWith(`${to}/`)) ? 'page' : undefined;
}

/** The columns of the footer; 'Connect' goes on with the pages elsewhere that the server's settings name. */
export const FOOTER: readonly { title: string; links: readonly Destination[]; hasOutside?: boolean }[] = [
  {
    title: 'Explore',
    links: [
      { label: 'All Recipes', to: paths.search() },
      { label: 'Categories', to: paths.categories },
      { label: 'Meal Plan', to: paths.mealPlan() },
      { label: 'AI Chef', to: paths.assistant },
    ],
  },
  {
    title: 'Community',
    links: [
      { label: 'Community Guidelines', to: paths.communityGuidelines },
      { label: 'Cooking Tips', to: paths.cookingTips },
      { label: 'Share a Recipe', to: paths.create },
      { label: 'Newsletter', to: paths.newsletter },
    ],
  },
  {
    title: 'Connect',
    links: [
      { label: 'Contact', to: paths.contact },
      { label: 'Settings', to: paths.settings },
    ],
    hasOutside: true,
  },
];
